import ContactsProvider
import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

/// The pitfalls of YAML that only a language can judge: what a scalar means where it stands.
///
/// The cases stand beside the checkout, in `../shared/data`; a checkout alone does not have them.
struct PitfallTests {
  struct Cases: Decodable { let cases: [Case] }

  struct Case: Decodable, CustomTestStringConvertible {
    struct Outcome: Decodable {
      let outcome: String
      let value: [String: String]?

      enum Keys: CodingKey { case outcome, value }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        outcome = try container.decode(String.self, forKey: .outcome)
        // Values of other shapes belong to cases that are not asked about here.
        value = try? container.decode([String: String].self, forKey: .value)
      }
    }

    let id: String
    let yaml: String?
    let right: Outcome
    var testDescription: String { id }
  }

  private static let url = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../../../../shared/data/yaml-pitfalls.json")
    .standardizedFileURL

  /// The cases of one line, with one of the given keys.
  private static func cases(_ keys: Set<String>) -> [Case] {
    let read = try? JSONDecoder().decode(Cases.self, from: Data(contentsOf: url))
    return (read?.cases ?? []).filter { pitfall in
      guard let line = line(of: pitfall) else { return false }
      return keys.contains(line.key)
    }
  }

  private static func line(of pitfall: Case) -> (key: String, value: String)? {
    guard let yaml = pitfall.yaml, yaml.hasSuffix("\n"), yaml.count(where: \.isNewline) == 1,
      let colon = yaml.firstIndex(of: ":")
    else { return nil }
    return (String(yaml[..<colon]), String(yaml[yaml.index(after: colon)...].dropLast()))
  }

  private static let isThere = ConditionTrait.enabled(
    if: FileManager.default.fileExists(atPath: url.path(percentEncoded: false)),
    "../shared/data is not beside the checkout")

  private func compile(_ text: String) -> CompiledFile {
    ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text))
  }

  @Test(
    "A number is decimal digits without quotes", isThere, arguments: cases(["count", "seed"]))
  func numbers(_ pitfall: Case) throws {
    let value = try #require(Self.line(of: pitfall)?.value)
    let file = compile("scenario: One\nsteps:\n  - expect:\n      prompts:\(value)\n")
    #expect(file.diagnostics.isEmpty == (pitfall.right.outcome == "accept"))
  }

  @Test("A boolean is `true` or `false` without quotes", isThere, arguments: cases(["favorite"]))
  func booleans(_ pitfall: Case) throws {
    let value = try #require(Self.line(of: pitfall)?.value)
    let file = compile("scenario: One\ndevice:\n  restricted:\(value)\nsteps: [checkStatus]\n")
    #expect(file.diagnostics.isEmpty == (pitfall.right.outcome == "accept"))
    if file.diagnostics.isEmpty {
      #expect(file.plans.first?.device.configuration.isRestricted == true)
    }
  }

  @Test(
    "A text is what was written, whatever it looks like", isThere,
    arguments: cases([
      "country", "phone", "label", "givenName", "familyName", "email", "url", "postalCode", "note",
      "city",
    ]))
  func texts(_ pitfall: Case) throws {
    let line = try #require(Self.line(of: pitfall))
    let text = "scenario: One\ndevice:\n  contacts:\n    nickname:\(line.value)\n"
    let file = compile(text + "steps: [checkStatus]\n")
    guard pitfall.right.outcome == "accept", let value = pitfall.right.value?[line.key] else {
      // `~` is a value of a note there and of no contact here.
      #expect(!file.diagnostics.isEmpty)
      return
    }
    #expect(file.diagnostics == [])
    #expect(file.plans.first?.device.configuration.contacts.first?.values.nickname == value)
  }
}
