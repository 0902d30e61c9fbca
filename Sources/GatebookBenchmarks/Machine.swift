import Foundation

/// What a run is measured on.
enum Machine {
  /// The machine and the build in one line.
  static var description: String {
    let process = ProcessInfo.processInfo
    let memory = process.physicalMemory >> 30
    return """
      \(process.operatingSystemVersionString), \(architecture), \(processor), \
      \(process.activeProcessorCount) cores, \(memory) GiB, \(build) build
      """
  }

  /// Whether the compiler was allowed to optimise.
  static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }

  private static var processor: String {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
      ?? "processor unknown"
  }
}
