import Foundation
import Testing

struct ArticleTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["ContactsTesting.md": 7, "EveryAccessState.md": 2])
  func `All code that an article shows is compiled and run here`(
    article: String, count: Int
  ) throws {
    let path = "Sources/ContactsTesting/ContactsTesting.docc/\(article)"
    let text = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    let blocks = text.matches(of: /```swift\n((?:.*\n)*?)```/).map { String($0.1) }
    #expect(blocks.count == count)
    let samples = try ["ArticleSamples", "PlainTests"].map { name in
      let file = Self.package.appending(path: "Tests/ContactsTestingTests/\(name).swift")
      return Self.unindented(try String(contentsOf: file, encoding: .utf8))
    }
    for block in blocks {
      #expect(samples.contains { $0.contains(Self.unindented(block)) }, "\(block)")
    }
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
  }
}
