import Testing

@testable import GatebookCommand

/// Expressions over tags: what they hold for, and what is said of those that mean nothing.
@Suite struct TagExpressionTests {
  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("not a", "b", true), ("not not a", "a", true),
    ("a and b", "a b", true), ("a and b", "a", false), ("a or b", "b", true), ("a or b", "", false),
    ("a or b and c", "a", true), ("(a or b) and c", "a", false), ("not a or b", "b", true),
    ("not (a or b)", "b", false), ("not a and b", "a b", false), ("a and not b", "a", true),
    ("((a))", "a", true), ("(a)and(b)", "a b", true), ("and-then or A", "A", true),
    ("'a b' or \"(c)\"", "(c)", true), ("'not'", "not", true), ("A", "a", false),
  ])
  func `an expression holds for the tags that it names`(
    text: String, tags: String, holds: Bool
  ) throws {
    let expression = try TagExpression(text)
    #expect(expression.holds(for: Set(tags.split(separator: " ").map(String.init))) == holds)
  }

  @Test func `expressions hold as their meaning, made at random, says`() throws {
    var random = RandomTags(state: 7)
    for _ in 0..<2000 {
      let (text, meaning) = random.expression(depth: 4)
      let expression = try TagExpression(text)
      for set in 0..<8 {
        let tags = Set(["a", "b", "c"].enumerated().filter { set & 1 << $0.offset != 0 }.map(\.1))
        #expect(expression.holds(for: tags) == meaning(tags), "\(text) for \(tags)")
      }
    }
  }

  @Test(arguments: [
    ("", "it names no tag", 0), ("  ", "it names no tag", 0),
    ("a b", "'and' or 'or' is missing before 'b'", 2), ("not", "a tag is missing at its end", 3),
    ("a and and b", "a tag is missing before 'and'", 6),
    ("or a", "a tag is missing before 'or'", 0),
    ("a AND b", "'AND' is no word here; write 'and'", 2),
    ("a || b", "'||' is no word here; write 'or'", 2),
    ("!a", "'!' is no word here; write 'not a'", 0), ("& b", "'&' is no word here; write 'and'", 0),
    ("()", "a tag is missing before this ')'", 1), ("(a", "no ')' closes this '('", 0),
    ("(a b)", "'and' or 'or' is missing before 'b'", 3), ("a)", "nothing opens this ')'", 1),
    ("a (b)", "'and' or 'or' is missing before this", 2),
    ("a 'b'", "'and' or 'or' is missing before this", 2),
    ("''", "a tag is missing between the quotes", 0),
    ("a or \"b", "no \" ends the tag that starts here", 5),
  ])
  func `what means nothing is told with its place`(
    text: String, message: String, column: Int
  ) throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(text) }
    #expect(error.message == message)
    #expect(error.range.lowerBound == column)
  }

  @Test func `very long and very deep expressions come to an end`() throws {
    let long = try TagExpression("a" + String(repeating: " or not not b", count: 20_000))
    #expect(long.holds(for: ["a"]))
    let deep = String(repeating: "(", count: 100_000)
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(deep) }
    #expect(error.message == "brackets nest at most 64 levels deep")
    #expect(error.excerpt.count < 250)
    let nots = try TagExpression(String(repeating: "not ", count: 99_999) + "a")
    #expect(!nots.holds(for: ["a"]))
  }

  @Test func `the caret stands below what is wrong, whatever its width`() throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression("界\t&& b") }
    #expect(error.excerpt == "  界 && b\n     ^^")
  }
}

/// Makes expressions together with what they mean.
private struct RandomTags {
  var state: UInt64

  private mutating func number(below bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }

  mutating func expression(depth: Int) -> (String, @Sendable (Set<String>) -> Bool) {
    let kind = depth == 0 ? 0 : number(below: 4)
    if kind == 0 {
      let tag = ["a", "b", "c"][Int(number(below: 3))]
      return (tag, { $0.contains(tag) })
    }
    let (left, holds) = expression(depth: depth - 1)
    if kind == 1 { return ("not (\(left))", { !holds($0) }) }
    let (right, holdsToo) = expression(depth: depth - 1)
    return kind == 2
      ? ("(\(left)) and (\(right))", { holds($0) && holdsToo($0) })
      : ("(\(left)) or (\(right))", { holds($0) || holdsToo($0) })
  }
}
