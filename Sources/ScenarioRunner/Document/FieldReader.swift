internal import ScenarioSyntax

/// Reads the keys of a mapping, and finds those that nobody asked for.
///
/// What is asked for is what is known: a key needs to be named in one place only, where it is read.
final class FieldReader {
  let reader: DocumentReader
  /// The mapping in words, such as `a scenario`.
  let owner: String
  let span: SourceSpan
  let entries: [Node.Entry]
  /// Whether entries may be missing because the text was damaged.
  let isDamaged: Bool
  private var known: [String] = []
  /// Keys that are known and have no place here, or are not played.
  private var later: [String] = []

  /// Makes a reader of a mapping; reports and gives nil where the node is none.
  init?(_ reader: DocumentReader, _ node: Node, owner: String, example: String? = nil) {
    guard let entries = node.entries else {
      reader.reportKind(node, "\(owner) is a mapping of keys to values", example: example)
      return nil
    }
    self.reader = reader
    self.owner = owner
    self.span = node.span
    self.entries = entries
    self.isDamaged = node.isDamaged
  }

  /// The entry of a key, whatever it holds.
  @discardableResult
  func entry(_ key: String) -> Node.Entry? {
    if !known.contains(key) { known.append(key) }
    return entries.first { $0.key == key }
  }

  /// The value of a key; reports a key that has nothing after its colon.
  func value(_ key: String) -> Node? { entry(key).flatMap(value) }

  /// Every entry with its value, for mappings whose keys are the file's own.
  func values() -> [(entry: Node.Entry, value: Node)] {
    entries.compactMap { entry in value(entry).map { (entry, $0) } }
  }

  private func value(_ entry: Node.Entry) -> Node? {
    guard entry.value.isAbsent else { return entry.value }
    if entry.value.isDamaged { return nil }
    reader.report(
      .missingValue, "'\(entry.key)' has no value", at: entry.keySpan,
      hint: "write a value after the colon, or leave the key out")
    return nil
  }

  /// The value of a key that must be there.
  func required(_ key: String, example: String? = nil) -> Node? {
    guard let entry = entry(key) else {
      if isDamaged || hasSlip(of: key) { return nil }
      reader.report(
        .requiredKey, "\(owner) needs '\(key)'", at: reader.headline(of: span),
        hint: example.map { "for example: \($0)" })
      return nil
    }
    return entry.value.isAbsent ? value(key) : entry.value
  }

  /// Whether a key that is missing is there with a slip, which is reported where it stands.
  func hasSlip(of key: String) -> Bool {
    entries.contains { !isKnown($0.key) && closestWord(to: $0.key, among: [key]) != nil }
  }

  /// Makes keys known that the language has and this version does not play; tells whether one
  /// is there.
  @discardableResult
  func later(_ keys: [String]) -> Bool {
    later += keys
    let found = entries.filter { keys.contains($0.key) }
    for entry in found { reader.reportLater(entry.key, at: entry.keySpan) }
    return !found.isEmpty
  }

  /// Reports a key that is known and has no place here; `message` ends before its name.
  func refuse(_ key: String, _ message: String, hint: String?) {
    later.append(key)
    guard let entry = entries.first(where: { $0.key == key }) else { return }
    reader.report(.unknownKey, "\(message) '\(key)'", at: entry.keySpan, hint: hint)
  }

  /// Reports two keys of which only one can be given; tells whether both are there.
  @discardableResult
  func exclude(_ one: String, _ other: String, because reason: String) -> Bool {
    guard let first = entry(one), let second = entry(other) else { return false }
    let (early, late) =
      first.keySpan.start < second.keySpan.start ? (first, second) : (second, first)
    reader.report(
      .conflictingKeys, "'\(late.key)' and '\(early.key)' exclude each other: \(reason)",
      at: late.keySpan,
      notes: [.init(span: early.keySpan, text: "'\(early.key)' stands here")])
    return true
  }

  /// Whether a key was asked for.
  func isKnown(_ key: String) -> Bool { known.contains(key) || later.contains(key) }

  /// The entries whose keys nobody asked for so far.
  var strangers: [Node.Entry] { entries.filter { !isKnown($0.key) } }

  /// Reports every key that was not asked for.
  func finish(alsoNear others: [String] = []) {
    for entry in strangers {
      reader.report(
        .unknownKey, "'\(entry.key)' is not a key of \(owner)", at: entry.keySpan,
        label: "its keys are " + known.listed(conjunction: "and"),
        hint: meant(entry.key, among: known + later + others))
    }
  }
}
