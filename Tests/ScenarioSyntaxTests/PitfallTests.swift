import Foundation
import ScenarioSyntax
import Testing

/// Texts shaped like scenarios in which readers of YAML are known to go wrong.
@Suite("Pitfalls of scenario texts")
struct PitfallTests {
  private struct Cases: Decodable {
    let fields: FieldRules
    let cases: [Case]
  }

  private struct Case: Decodable {
    let id: String
    let yaml: String?
    let yamlBase64: String?
    let make: Construction?
    let right: Outcome
    let alsoRight: [Outcome]
    let never: [JSONValue]
  }

  private struct Outcome: Decodable {
    let outcome: String
    let value: JSONValue?
    let documents: [JSONValue]?
    let lines: [Int]?
    let column: Int?
  }

  /// Two keys that Swift's own dictionary, and so the decoder of these cases, takes as one.
  private static let notDecodable = ["nfc-nfd-keys"]

  @Test(
    "Each gives what it should, or is refused at the right place",
    SharedCases.areThere(SharedCases.pitfalls))
  func pitfalls() throws {
    let cases = try SharedCases.read(Cases.self, from: SharedCases.pitfalls)
    for pitfall in cases.cases where !Self.notDecodable.contains(pitfall.id) {
      let source = SourceFile(path: pitfall.id, bytes: Self.bytes(of: pitfall))
      let file = ScenarioText.parse(source)
      let values =
        file.diagnostics.isEmpty ? file.documents.map { cases.fields.value(of: $0) } : [nil]
      check(pitfall, file, values)
    }
  }

  private func check(_ pitfall: Case, _ file: ParsedFile, _ values: [JSONValue?]) {
    let outcomes = [pitfall.right] + pitfall.alsoRight
    if values.contains(nil) {
      #expect(outcomes.contains { $0.outcome == "reject" }, "\(pitfall.id) was refused")
      if pitfall.right.outcome == "reject" { checkPlace(pitfall, file) }
      return
    }
    #expect(!(values.count == 1 && pitfall.never.contains { $0 == values[0] }), "\(pitfall.id)")
    // The values of constructed cases are described in words.
    let isRight = outcomes.contains { outcome in
      outcome.outcome == "accept"
        && (pitfall.make != nil || (outcome.documents ?? [outcome.value ?? .null]) == values)
    }
    #expect(isRight, "\(pitfall.id) gave \(values)")
  }

  private func checkPlace(_ pitfall: Case, _ file: ParsedFile) {
    guard let finding = file.diagnostics.first else { return }
    let position = file.source.position(at: finding.span.start)
    if let lines = pitfall.right.lines {
      #expect(lines.contains(position.line), "\(pitfall.id): \(finding)")
    }
    if let column = pitfall.right.column {
      #expect(position.column == column, "\(pitfall.id): \(finding)")
    }
    #expect(file.diagnostics.count == 1, "\(pitfall.id): one fault, several findings")
  }

  private static func bytes(of pitfall: Case) -> [UInt8] {
    if let make = pitfall.make { return Array(make.text.utf8) }
    if let encoded = pitfall.yamlBase64 { return [UInt8](Data(base64Encoded: encoded) ?? Data()) }
    return Array((pitfall.yaml ?? "").utf8)
  }
}

/// A text that is built because it is too long to be written out.
private struct Construction: Decodable {
  let prefix: String
  let `repeat`: String
  let times: Int
  let suffix: String
  let suffixRepeat: String?
  let suffixTimes: Int?
  let end: String?

  var text: String {
    let parts = `repeat`.split(separator: "%d", omittingEmptySubsequences: false)
    let middle = (0..<times).map { parts.joined(separator: String($0)) }.joined()
    let closing = String(repeating: suffixRepeat ?? "", count: suffixTimes ?? 0)
    return prefix + middle + suffix + closing + (end ?? "")
  }
}

/// What the fields of the cases take; every other one takes text.
private struct FieldRules: Decodable {
  let number: [String]
  let boolean: [String]
  let mayBeNull: [String]
  let verb: [String]

  /// The value of a document, or nothing where it breaks a rule.
  func value(of node: Node, field: String = "") -> JSONValue? {
    switch node.content {
    case .absent: return verb.contains(field) ? .null : nil
    case .scalar(let scalar): return value(of: scalar, isNoValue: node.isNoValue, field: field)
    case .sequence(let items):
      let values = items.compactMap { value(of: $0, field: field) }
      return values.count == items.count ? .list(values) : nil
    case .mapping(let entries):
      if field == "note" { return nil }
      var values: [String: JSONValue] = [:]
      for entry in entries {
        guard let value = value(of: entry.value, field: entry.key) else { return nil }
        values[entry.key] = value
      }
      return .mapping(values)
    }
  }

  private func value(of scalar: Node.Scalar, isNoValue: Bool, field: String) -> JSONValue? {
    if isNoValue { return mayBeNull.contains(field) ? .null : nil }
    if number.contains(field) {
      guard scalar.style == .plain, scalar.text == "0" || !scalar.text.hasPrefix("0") else {
        return nil
      }
      return Int(scalar.text).map { .number(Double($0)) }
    }
    if boolean.contains(field) {
      guard scalar.style == .plain else { return nil }
      return Bool(scalar.text).map { .boolean($0) }
    }
    return .text(scalar.text)
  }
}
