import ContactsProvider
import Foundation
import Testing

@Suite("Predicate formats that mean harm")
struct PredicateLimitTests {
  private static let million = 1_000_000
  private static let long = 100_000

  @Test(
    "are refused however deep they are nested",
    arguments: [
      String(repeating: "(", count: 100_000),
      String(repeating: "(", count: 100_000) + "a == 1" + String(repeating: ")", count: 100_000),
      String(repeating: "NOT ", count: 100_000) + "a == 1",
      String(repeating: "!", count: 100_000) + "a == 1",
      "a IN " + String(repeating: "{", count: 100_000),
      "a == " + String(repeating: "-", count: 100_000) + "1",
      "a == " + String(repeating: "{-(", count: 50_000),
    ])
  func nesting(_ format: String) {
    let error = #expect(throws: PredicateFormatError.self) { try PredicateFormat(format) }
    #expect(error?.message == "The format is nested deeper than 25 levels")
    #expect((error?.offset ?? 0) < 1000)
  }

  @Test("may be nested as deep as people write, on a small stack too")
  func allowedNesting() async {
    let holds = await withCheckedContinuation { continuation in
      let thread = Thread {
        let format = try? PredicateFormat(
          String(repeating: "(", count: 25) + "a == 1" + String(repeating: ")", count: 25))
        continuation.resume(
          returning: format?.evaluate(with: PredicateValue.object(["a": .number(1)])))
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(holds == true)
  }

  @Test("may be long")
  func length() throws {
    let subject = PredicateValue.object(["a": .number(1), "t": .text("x")])
    let comparisons = Array(repeating: "a == 1", count: 20_000)
    #expect(try PredicateFormat(comparisons.joined(separator: " AND ")).evaluate(with: subject))
    #expect(try PredicateFormat(comparisons.joined(separator: " OR ")).evaluate(with: subject))
    let sum = Array(repeating: "a", count: 50_000).joined(separator: " + ")
    #expect(try PredicateFormat("\(sum) == 50000").evaluate(with: subject))
    let list = Array(repeating: "'y'", count: 50_000).joined(separator: ",")
    #expect(try !PredicateFormat("t IN {\(list)}").evaluate(with: subject))
    let text = String(repeating: "é", count: Self.million / 2)
    #expect(try !PredicateFormat("t == '\(text)'").evaluate(with: subject))
    #expect(try !PredicateFormat("\(text.prefix(Self.long)) == 1").evaluate(with: subject))
    let path = Array(repeating: "a", count: Self.long).joined(separator: ".")
    #expect(try !PredicateFormat("\(path) == 1").evaluate(with: subject))
  }

  @Test(
    "are refused at their end where that is where the fault is",
    arguments: [
      String(repeating: " ", count: long), String(repeating: "a", count: long),
      "'" + String(repeating: "\\'", count: long),
      "a == " + String(repeating: "1", count: long) + "x",
      String(repeating: "a == 1 AND ", count: long / 10),
      String(repeating: "é == 1 OR ", count: long / 10) + "&", String(repeating: "a.", count: long),
    ])
  func faultsInLongFormats(_ format: String) {
    let error = #expect(throws: PredicateFormatError.self) { try PredicateFormat(format) }
    #expect((error?.explanation.count ?? 0) < 1000)
  }

  @Test("do not take for ever on long texts")
  func hostilePatterns() throws {
    let text = String(repeating: "a", count: 200_000)
    let subject = PredicateValue.object(["t": .text(text), "s": .text(String(text.prefix(60)))])
    #expect(try !PredicateFormat("s MATCHES '(a+)+b'").evaluate(with: subject))
    let half = String(repeating: "a", count: 100_000)
    #expect(try !PredicateFormat("t LIKE '*\(half)b'").evaluate(with: subject))
    #expect(try !PredicateFormat("t CONTAINS '\(half)b'").evaluate(with: subject))
    let stars = String(repeating: "*a", count: 50)
    #expect(try !PredicateFormat("t LIKE '\(stars)b'").evaluate(with: subject))
  }

  @Test("are never more than refused, whatever bytes they are made of")
  func randomFormats() {
    var random = SplitNumbers(seed: 20)
    let pieces = [
      "(", ")", "{", "}", "[", "]", "'", "\"", "\\", "%@", "%K", "%d", "%", "@count", "@", ".", ",",
      "==", "!=", "<", ">", "&&", "||", "!", "AND", "OR", "NOT", "ANY", "ALL", "IN", "LIKE",
      "CONTAINS",
      "BETWEEN", "MATCHES", "[cd]", "nil", "YES", "SELF", "phoneNumbers", "value", "1", "2.5",
      "1e9",
      "-", "+", "*", "/", " ", "\n", "é", "👩‍👩‍👧", "\u{0}", "\u{301}", "$x", "#", "TRUEPREDICATE",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let format = (0..<random.next(below: 12)).map { _ in pieces[random.next(below: pieces.count)]
      }
      .joined(separator: random.next(below: 2) == 0 ? "" : " ")
      let arguments: [PredicateValue] = [.text("a"), .number(1), .nothing]
      for count in 0...3 {
        do throws(PredicateFormatError) {
          let parsed = try PredicateFormat(format, arguments: Array(arguments.prefix(count)))
          read += 1
          _ = parsed.evaluate(with: ContactPredicateSubject(PredicatePeople.ana))
          try parsed.check(for: .contact)
          try parsed.check(for: .contactProperty)
        } catch {
          #expect(error.offset >= 0 && error.offset <= format.count)
          #expect(error.length >= 1 && error.offset + error.length <= format.count + 1)
        }
      }
    }
    #expect(read > 50)
  }
}

/// Numbers that a seed decides.
struct SplitNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
