import ContactsProvider
import Testing

/// A condition that a test makes up, prints and evaluates itself, apart from the parser.
private indirect enum Condition {
  case constant(Bool)
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)
  case numbers(Term, String, Term)
  case text(String, String, String)
  case list(String, String, Int)
}

private indirect enum Term {
  case number(Int)
  case key(String)
  case sum(Term, Term)
  case difference(Term, Term)
  case product(Term, Term)
}

/// What the made-up conditions are about.
private struct World {
  let numbers: [String: Int]
  let texts: [String: String]
  let lists: [String: [Int]]

  var subject: PredicateValue {
    var members: [String: PredicateValue] = [:]
    for (key, number) in numbers { members[key] = .number(Double(number)) }
    for (key, text) in texts { members[key] = .text(text) }
    for (key, list) in lists { members[key] = .list(list.map { .number(Double($0)) }) }
    return .object(members)
  }
}

extension Term {
  init(_ random: inout SplitNumbers, depth: Int) {
    switch random.next(below: depth > 0 ? 5 : 2) {
    case 0: self = .number(random.next(below: 7) - 3)
    case 1: self = .key(["a", "b", "c"][random.next(below: 3)])
    case 2: self = .sum(Term(&random, depth: depth - 1), Term(&random, depth: depth - 1))
    case 3: self = .difference(Term(&random, depth: depth - 1), Term(&random, depth: depth - 1))
    default: self = .product(Term(&random, depth: depth - 1), Term(&random, depth: depth - 1))
    }
  }

  func value(in world: World) -> Int {
    switch self {
    case .number(let number): number
    case .key(let key): world.numbers[key] ?? 0
    case .sum(let one, let other): one.value(in: world) + other.value(in: world)
    case .difference(let one, let other): one.value(in: world) - other.value(in: world)
    case .product(let one, let other): one.value(in: world) * other.value(in: world)
    }
  }

  private var rank: Int {
    switch self {
    case .number, .key: 2
    case .product: 1
    case .sum, .difference: 0
    }
  }

  /// Printed with parentheses only where they are needed, so that precedence is tested too.
  func printed(atLeast rank: Int = 0) -> String {
    let text =
      switch self {
      case .number(let number): "\(number)"
      case .key(let key): key
      case .sum(let one, let other): "\(one.printed()) + \(other.printed(atLeast: 1))"
      case .difference(let one, let other): "\(one.printed()) - \(other.printed(atLeast: 1))"
      case .product(let one, let other): "\(one.printed(atLeast: 1)) * \(other.printed(atLeast: 2))"
      }
    return self.rank < rank ? "(\(text))" : text
  }
}

extension Condition {
  init(_ random: inout SplitNumbers, depth: Int) {
    func pick(_ words: String...) -> String { words[random.next(below: words.count)] }
    switch random.next(below: depth > 0 ? 8 : 4) {
    case 0: self = .constant(random.next(below: 2) == 0)
    case 1:
      let relation = pick("==", "!=", "<", "<=", ">", ">=")
      self = .numbers(Term(&random, depth: 2), relation, Term(&random, depth: 2))
    case 2:
      self = .text(
        pick("s", "t"), pick("==", "!=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "<"),
        pick("a", "ab", "b", "ba", "bab"))
    case 3: self = .list(pick("l", "m"), pick("ANY", "ALL", "NONE"), random.next(below: 4))
    case 4: self = .not(Condition(&random, depth: depth - 1))
    case 5, 6:
      self = .both(Condition(&random, depth: depth - 1), Condition(&random, depth: depth - 1))
    default:
      self = .either(Condition(&random, depth: depth - 1), Condition(&random, depth: depth - 1))
    }
  }

  func holds(in world: World) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .not(let condition): !condition.holds(in: world)
    case .both(let one, let other): one.holds(in: world) && other.holds(in: world)
    case .either(let one, let other): one.holds(in: world) || other.holds(in: world)
    case .numbers(let one, let relation, let other):
      Self.compare(one.value(in: world), relation, other.value(in: world))
    case .text(let key, let relation, let text):
      Self.compare(world.texts[key] ?? "", relation, text)
    case .list(let key, let quantifier, let number):
      Self.quantify(world.lists[key] ?? [], quantifier, number)
    }
  }

  private static func compare<Value: Comparable>(
    _ one: Value, _ relation: String, _ other: Value
  ) -> Bool {
    switch relation {
    case "==": one == other
    case "!=": one != other
    case "<": one < other
    case "<=": one <= other
    case ">": one > other
    case ">=": one >= other
    case "CONTAINS": "\(one)".contains("\(other)")
    case "BEGINSWITH": "\(one)".hasPrefix("\(other)")
    default: "\(one)".hasSuffix("\(other)")
    }
  }

  private static func quantify(_ list: [Int], _ quantifier: String, _ number: Int) -> Bool {
    switch quantifier {
    case "ANY": list.contains { $0 == number }
    case "ALL": list.allSatisfy { $0 == number }
    default: !list.contains { $0 == number }
    }
  }

  private var rank: Int {
    switch self {
    case .either: 0
    case .both: 1
    default: 2
    }
  }

  /// Printed with few parentheses and with the spellings that there are.
  func printed(_ random: inout SplitNumbers, atLeast rank: Int = 0) -> String {
    func pick(_ words: String...) -> String { words[random.next(below: words.count)] }
    let text: String
    switch self {
    case .constant(let holds): text = holds ? pick("TRUEPREDICATE", "nil == nil") : "FALSEPREDICATE"
    case .not(let condition):
      text = pick("NOT ", "not ", "!", "! ") + condition.printed(&random, atLeast: 2)
    case .both(let one, let other):
      text =
        one.printed(&random, atLeast: 1) + pick(" AND ", " && ", " and ", "&&")
        + other.printed(&random, atLeast: 1)
    case .either(let one, let other):
      text = one.printed(&random) + pick(" OR ", " || ", " or ", "||") + other.printed(&random)
    case .numbers(let one, let relation, let other):
      text = "\(one.printed()) \(relation) \(other.printed())"
    case .text(let key, let relation, let value):
      text = pick("\(key) \(relation) '\(value)'", "SELF.\(key) \(relation) \"\(value)\"")
    case .list(let key, let quantifier, let number): text = "\(quantifier) \(key) == \(number)"
    }
    return self.rank < rank || random.next(below: 8) == 0 ? "(\(text))" : text
  }
}

@Suite("Made-up predicate formats")
struct PredicateGenerationTests {
  @Test(
    "mean after printing and reading what they meant before",
    arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitNumbers(seed: seed)
    var held = 0
    for _ in 0..<100 {
      let condition = Condition(&random, depth: 5)
      let text = condition.printed(&random)
      let format = try PredicateFormat(text)
      for _ in 0..<5 {
        let world = Self.world(&random)
        let expected = condition.holds(in: world)
        #expect(format.evaluate(with: world.subject) == expected, "\(text)")
        if expected { held += 1 }
      }
    }
    #expect((100...400).contains(held), "the conditions are of both kinds")
  }

  private static func world(_ random: inout SplitNumbers) -> World {
    func number() -> Int { random.next(below: 7) - 3 }
    func text() -> String { ["", "a", "ab", "abab", "ba", "b"][random.next(below: 6)] }
    func list() -> [Int] { (0..<random.next(below: 3)).map { _ in random.next(below: 4) } }
    return World(
      numbers: ["a": number(), "b": number(), "c": number()], texts: ["s": text(), "t": text()],
      lists: ["l": list(), "m": list()])
  }
}
