import Foundation
import Testing

/// The article on situations from the field names what shows them.
@Suite struct SituationTests {
  /// One row of the article.
  struct Situation: CustomTestStringConvertible {
    let sentence: String
    let source: String
    let evidence: String
    var testDescription: String { sentence }
  }

  static let all: [Situation] = {
    let url = CommandProcess.checkout
      .appending(path: "Sources/ScenarioRunner/ScenarioRunner.docc/Situations.md")
    let article = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return article.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[1].hasPrefix("<") else { return nil }
      return Situation(sentence: cells[0], source: cells[1], evidence: cells[2])
    }
  }()

  @Test func `there are situations, each told once`() {
    #expect(Self.all.count >= 54)
    #expect(Set(Self.all.map(\.sentence)).count == Self.all.count)
  }

  @Test(arguments: all)
  func `each is a sentence with a public address and what shows it`(
    _ situation: Situation
  ) throws {
    #expect(situation.sentence.hasSuffix("."))
    #expect(situation.source.wholeMatch(of: /<https:\/\/[a-z.]+\.[a-z]+\/\S+>/) != nil)
    let files = situation.evidence.split(separator: "`").filter { $0.contains("/") }
    #expect(!files.isEmpty)
    for path in files {
      let url = CommandProcess.checkout.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  /// A path and the names behind it, up to the next path.
  @Test(arguments: all)
  func `each test that is named is in its file`(_ situation: Situation) throws {
    for part in situation.evidence.split(separator: ", `") {
      let names = part.matches(of: /“([^”]+)”/).map { String($0.1) }
      guard let path = part.split(separator: "`").first, path.hasSuffix(".swift") else {
        #expect(names.isEmpty, "\(part)")
        continue
      }
      #expect(!names.isEmpty, "\(path) names no test")
      let source = try String(
        contentsOf: CommandProcess.checkout.appending(path: path), encoding: .utf8)
      for name in names {
        let isThere = source.contains("\"\(name)\"") || source.contains("func `\(name)`")
        #expect(isThere, "\(path) has no test “\(name)”")
      }
    }
  }
}
