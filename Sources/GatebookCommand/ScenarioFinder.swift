internal import Foundation

/// Finds the scenario files that the paths of a command line mean.
///
/// A file is taken as it is named; a folder stands for every `.yaml` and `.yml` file in it and in
/// its folders, in the order of their names, without those that start with a dot. A file that is
/// reached twice is taken once, which also ends a loop of links.
struct ScenarioFinder {
  /// The files found, in order.
  private(set) var files: [String] = []
  /// What was named and could not be used.
  private(set) var problems: [FileProblem] = []
  private var seen: Set<FileIdentity> = []

  /// Finds the files of some paths.
  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    guard let status = fileStatus(path) else {
      problems.append(.ofSystem(path))
      return
    }
    guard status.isFolder else {
      take(path, status)
      return
    }
    let (fileCount, problemCount) = (files.count, problems.count)
    let isNew = !seen.contains(FileIdentity(status))
    addFolder(path, status)
    if isNew, files.count == fileCount, problems.count == problemCount {
      problems.append(
        FileProblem(path: path, reason: "no scenario file (.yaml or .yml) in this folder"))
    }
  }

  private mutating func addFolder(_ path: String, _ status: stat) {
    guard seen.insert(FileIdentity(status)).inserted else { return }
    guard let names = Self.names(in: path) else {
      problems.append(.ofSystem(path))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      addEntry(inner)
    }
  }

  private mutating func addEntry(_ path: String) {
    let isScenario = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
    if let status = fileStatus(path) {
      if status.isFolder {
        addFolder(path, status)
      } else if isScenario {
        take(path, status)
      }
    } else if isScenario {
      problems.append(.ofSystem(path))
    }
  }

  private mutating func take(_ path: String, _ status: stat) {
    if seen.insert(FileIdentity(status)).inserted { files.append(path) }
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
