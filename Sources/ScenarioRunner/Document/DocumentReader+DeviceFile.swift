internal import Foundation
internal import ScenarioSyntax

extension DocumentReader {
  /// The device mapping with the keys of the file that `from` names put in.
  func deviceNode(_ node: Node) -> Node? {
    guard let entries = node.entries,
      let from = entries.first(where: { $0.key == "from" })
    else { return node }
    guard let path = text(from.value, for: "from"), mayOpen(path, at: from.value.span),
      let bytes = contents(of: from.value, for: "from"),
      let base = deviceEntries(path, Array(bytes), at: from.value.span)
    else { return nil }
    let own = entries.filter { $0.key != "from" }
    let names = Set(own.map(\.key))
    return Node(
      .mapping(base.filter { !names.contains($0.key) } + own), span: node.span,
      isDamaged: node.isDamaged)
  }

  /// Whether a device file is none of those from which it is named, which would never end.
  private func mayOpen(_ path: String, at span: SourceSpan) -> Bool {
    let isLoop = trail.files.contains(path.asPath(in: trail.folder))
    if !isLoop, trail.files.count < DeviceTrail.longest { return true }
    report(
      .unusableFile,
      isLoop
        ? "the device file '\(path)' is named by itself, or by a file that it names"
        : "device files name each other more than \(DeviceTrail.longest) deep",
      at: span, hint: "let 'from' lead to a file without 'from'")
    return false
  }

  /// The entries of a device file, all standing where the file is named.
  private func deviceEntries(
    _ path: String, _ bytes: [UInt8], at span: SourceSpan
  ) -> [Node.Entry]? {
    let file = SourceFile(path: path, bytes: bytes)
    let parsed = ScenarioText.parse(file)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let inner = DocumentReader(source: file, registeredApps: [:]) { [files] in
      files($0.asPath(in: folder))
    }
    inner.trail = trail.following(path, in: folder)
    let found =
      parsed.diagnostics.isEmpty ? inner.deviceFindings(parsed.documents) : parsed.diagnostics
    if let first = found.min(by: { $0.span.start < $1.span.start }) {
      let line = file.position(at: first.span.start).line
      report(
        .unusableFile, "'\(path)' has an error in line \(line): \(first.message)", at: span,
        label: found.count == 1 ? nil : "\(found.count) errors: check that file by itself",
        hint: first.hint)
    }
    guard found.isEmpty, let document = parsed.documents.first else { return nil }
    return inner.deviceNode(document)?.standing(at: span, in: folder).entries
  }

  /// What is wrong with a device file, at its places in that file.
  func deviceFindings(_ documents: [Node]) -> [Diagnostic] {
    guard let document = documents.first else {
      report(.missingValue, "a device file holds the keys of a device", at: SourceSpan(0, 0))
      return diagnostics
    }
    for other in documents.dropFirst() {
      report(
        .wrongKind, "a device file holds one device, and this is another document",
        at: headline(of: other.span))
    }
    let entry = Node.Entry(
      key: "device", keySpan: document.span, keyStyle: .plain, value: document)
    let fields = FieldReader(
      self, Node(.mapping([entry]), span: document.span), owner: "a device file")
    fields.map { _ = readDevice($0) }
    return diagnostics
  }
}

/// The device files that lead to one, as each names the next.
struct DeviceTrail {
  /// How many files may name each other.
  static let longest = 8

  /// The folder of the last one, as the scenario sees it; empty or with a slash at its end.
  private(set) var folder = ""
  /// The files, as the scenario sees them.
  private(set) var files: [String] = []

  /// The trail with one more file, which its last one names.
  fileprivate func following(_ path: String, in folder: String) -> DeviceTrail {
    DeviceTrail(
      folder: folder.asPath(in: self.folder), files: files + [path.asPath(in: self.folder)])
  }
}

extension Node {
  /// Whether a document is what `device: from` names: it has keys of a device, and none of a
  /// scenario.
  var isDeviceFile: Bool {
    guard let entries else { return false }
    return entries.contains { DocumentReader.deviceKeys.contains($0.key) }
      && !entries.contains { DocumentReader.scenarioKeys.contains($0.key) }
  }

  /// The node with every place in it moved to one span, and paths led from another folder.
  fileprivate func standing(
    at span: SourceSpan, in folder: String, isImage: Bool = false
  ) -> Node {
    switch content {
    case .scalar, .absent: return Node(content, span: span)
    case .sequence(let items):
      return Node(.sequence(items.map { $0.standing(at: span, in: folder) }), span: span)
    case .mapping(let entries):
      let moved = entries.map { entry in
        var value = entry.value.standing(
          at: span, in: folder, isImage: Self.imageKeys.contains(entry.key))
        if isImage, entry.key == "file", var path = value.scalar {
          path.text = path.text.asPath(in: folder)
          value.content = .scalar(path)
        }
        return Entry(key: entry.key, keySpan: span, keyStyle: entry.keyStyle, value: value)
      }
      return Node(.mapping(moved), span: span)
    }
  }

  private static let imageKeys = ["imageData", "thumbnailImageData"]
}

extension String {
  /// A path that stands in a file of a folder, as it is seen from outside.
  fileprivate func asPath(in folder: String) -> String {
    hasPrefix("/") ? self : folder + self
  }
}
