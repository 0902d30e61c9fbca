internal import ContactsProvider
internal import Foundation
internal import ScenarioSyntax

extension DocumentReader {
  /// Reads the value of one contact key and puts it in its place.
  func assign(
    _ node: Node, to key: ContactKey, allowsDateParts: Bool, allowsNoValue: Bool,
    in values: inout KeyedValues
  ) {
    values.keys.insert(key)
    // An unset value is what a fresh contact has.
    if allowsNoValue, node.isNoValue { return }
    let dateParts = allowsDateParts || key == .nonGregorianBirthday
    switch key.field {
    case .identifier: break
    case .contactType:
      values.values.contactType = contactType(node) ?? .person
    case .text(let place):
      values.values[keyPath: place] = text(node, for: key.name) ?? ""
    case .flag(let place):
      values.values[keyPath: place] = boolean(node, for: key.name) ?? false
    case .image(let place):
      values.values[keyPath: place] = image(node, for: key.name)
    case .date(let place):
      values.values[keyPath: place] = date(node, for: key.name, allowsParts: dateParts)
    case .texts(let place):
      values.values[keyPath: place] = labeled(node, key) { self.text($0, for: key.name) }
    case .dates(let place):
      values.values[keyPath: place] = labeled(node, key) {
        self.date($0, for: key.name, allowsParts: dateParts)
      }
    case .postalAddresses(let place): values.values[keyPath: place] = parted(node, key)
    case .socialProfiles(let place): values.values[keyPath: place] = parted(node, key)
    case .instantMessageAddresses(let place): values.values[keyPath: place] = parted(node, key)
    }
  }

  /// `person` or `organization`.
  func contactType(_ node: Node) -> ContactType? {
    word(
      node, for: "contactType", among: [("person", .person), ("organization", .organization)])
  }

  /// Image bytes: `{file: path}`, or `{bytes: N}` for that many bytes.
  func image(_ node: Node, for name: String) -> Data? {
    guard
      let fields = FieldReader(self, node, owner: "'\(name)'", example: "\(name): {bytes: 100}")
    else { return nil }
    defer { fields.finish() }
    fields.exclude("file", "bytes", because: "an image comes from one of them")
    if let node = fields.value("bytes") {
      return number(node, for: "bytes", in: 0...100_000_000).map { Data(count: $0) }
    }
    return fields.required("file").flatMap { contents(of: $0, for: "file") }
  }

  /// The bytes of a file that the document names.
  func contents(of node: Node, for name: String) -> Data? {
    guard let path = text(node, for: name) else { return nil }
    if let bytes = files(path) { return Data(bytes) }
    report(
      .unusableFile, "there is no file '\(path)' that can be read", at: node.span,
      hint: "a path is relative to the file it stands in")
    return nil
  }

  private func labeled<Value>(
    _ node: Node, _ key: ContactKey, read: (Node) -> Value?
  ) -> [LabeledValue<Value>] {
    labeledNodes(node, key).compactMap { entry in
      read(entry.value).map {
        LabeledValue(identifier: Self.anyIdentifier, label: entry.label, value: $0)
      }
    }
  }

  private func parted<Value: PartedValue>(
    _ node: Node, _ key: ContactKey
  ) -> [LabeledValue<Value>] {
    labeled(node, key) { node in self.parts(node, of: key).map { Value(parts: $0) } }
  }

  /// The parts of one address or profile.
  func parts(_ node: Node, of key: ContactKey) -> [String: String]? {
    guard let fields = FieldReader(self, node, owner: "a value of '\(key.name)'") else {
      return nil
    }
    var parts: [String: String] = [:]
    for name in key.field.partNames {
      guard let node = fields.value(name) else { continue }
      parts[name] = text(node, for: name)
    }
    fields.finish()
    return parts
  }

  /// Stands for the identity of an entry until the device or the app gives one.
  private static let anyIdentifier = RecordIdentifier.unset
}
