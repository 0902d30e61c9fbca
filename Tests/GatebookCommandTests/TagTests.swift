import Foundation
import ScenarioRunner
import Testing

/// The tags of the scenarios are the words that the article on them explains.
@Suite struct TagTests {
  /// The tags that the article has rows for.
  private static let explained: [String] = {
    let url = CommandProcess.checkout
      .appending(path: "Sources/ScenarioRunner/ScenarioRunner.docc/Tags.md")
    let article = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return article.matches(of: /(?m)^\| `([A-Za-z-]+)` \| [A-Z].*\. \|$/).map { String($0.1) }
  }()

  @Test func `each tag is explained once`() {
    #expect(Self.explained.count > 20)
    #expect(Set(Self.explained).count == Self.explained.count)
  }

  @Test func `scenarios have tags, all of them explained, and each explained one is used`()
    async throws
  {
    var used: Set<String> = []
    for file in ScenarioFile.all {
      for plan in try await file.compiled().plans {
        #expect(!plan.tags.isEmpty, "\(file.path): \(plan.displayTitle)")
        used.formUnion(plan.tags)
      }
    }
    #expect(used.subtracting(Self.explained).sorted() == [])
    #expect(Set(Self.explained).subtracting(used).sorted() == [])
  }
}
