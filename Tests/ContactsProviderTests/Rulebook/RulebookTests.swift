import ContactsProvider
import Testing

@Suite("The rulebook")
struct RulebookTests {
  @Test("every rule has its place, under its own name")
  func rulesAreInOrder() {
    #expect(Rulebook.rules.map(\.id) == RuleID.allCases)
    for id in RuleID.allCases { #expect(id.rule.id == id) }
  }

  @Test("names are unique, in lower case with hyphens, and find their rule")
  func namesAreUnique() {
    let names = RuleID.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for id in RuleID.allCases {
      #expect(id.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id.name)")
      #expect(RuleID(name: id.name) == id)
    }
    #expect(RuleID.firstStoreCallAsks.name == "first-store-call-asks")
    #expect(RuleID(name: "no-such-rule") == nil)
  }

  @Test("a rule is one short sentence that no other rule repeats")
  func sentencesAreShort() {
    for rule in Rulebook.rules {
      #expect(rule.sentence.isOneSentence(ofAtMost: 120), "\(rule.id.name): \(rule.sentence)")
    }
    #expect(Set(Rulebook.rules.map(\.sentence)).count == Rulebook.rules.count)
  }

  @Test("the source of a rule is a web address, and that of a documented rule is Apple's")
  func sourcesAreAddresses() {
    for rule in Rulebook.rules {
      #expect(rule.source.isWebAddress, "\(rule.id.name): \(rule.source)")
      guard rule.evidence == .documented else { continue }
      #expect(rule.source.isApple, "\(rule.id.name): \(rule.source)")
    }
  }

  @Test("a rule stands on facts, and each of them exists")
  func factsExist() {
    for rule in Rulebook.rules {
      #expect(!rule.facts.isEmpty, "\(rule.id.name)")
      #expect(Set(rule.facts).count == rule.facts.count, "\(rule.id.name)")
      for number in rule.facts {
        #expect(Facts.fact(number) != nil, "\(rule.id.name) cites \(number)")
      }
    }
  }

  @Test("an assumed rule has a documented source, a switch or an open question")
  func assumptionsAreSaid() {
    for rule in Rulebook.rules where rule.evidence == .assumed {
      let isOpen = rule.facts.contains { $0.description.hasPrefix("11.") }
      #expect(rule.source.isApple || rule.assumption != nil || isOpen, "\(rule.id.name)")
    }
  }

  @Test("rules name the switches of the assumptions, every switch once")
  func switchesExist() {
    let switches = Mirror(reflecting: Assumptions()).children.compactMap(\.label)
    let named = Rulebook.rules.compactMap(\.assumption)
    #expect(named.sorted() == switches.filter { $0 != Self.switchOfVCards }.sorted())
  }

  /// The one switch that no rule needs, because what it is about is left out.
  private static let switchOfVCards = "photoInVCard"

  @Test("a rule with a switch is assumed")
  func switchesAreAssumed() {
    for rule in Rulebook.rules where rule.assumption != nil {
      #expect(rule.evidence == .assumed, "\(rule.id.name)")
    }
  }

  @Test("a fact is cited by a rule or left out for a reason, not both")
  func factsAreSettled() {
    let cited = Set(Rulebook.rules.flatMap(\.facts))
    let leftOut = Set(Rulebook.notSimulated.map(\.fact))
    #expect(cited.intersection(leftOut) == [])
    #expect(Set(Facts.all.map(\.number)).subtracting(cited).subtracting(leftOut) == [])
    print(Self.balance)
  }

  /// How many facts each rule stands on, and how many are left out.
  private static var balance: String {
    let rules = Rulebook.rules.map { "\($0.facts.count)  \($0.id.name)" }
    let leftOut = Rulebook.notSimulated.count
    let share = leftOut * 1000 / Facts.all.count
    return """
      Facts that each rule stands on:
      \(rules.joined(separator: "\n"))
      Facts: \(Facts.all.count), rules: \(rules.count), left out: \(leftOut) \
      (\(share / 10).\(share % 10) %)
      """
  }

  @Test("most facts are simulated")
  func fewAreLeftOut() {
    #expect(Rulebook.notSimulated.count * 7 < Facts.all.count)
  }

  @Test("rules on objects cannot be turned round, and all others can")
  func switchableRules() {
    for rule in Rulebook.rules { #expect(rule.isSwitchable == (rule.section != .objects)) }
    #expect(RuleSection.objects.rules.allSatisfy { $0.assumption == nil })
  }

  @Test("the sections are in the order of the rules, and each has some")
  func sections() {
    #expect(RuleSection.allCases.flatMap(\.rules).map(\.id) == RuleID.allCases)
    #expect(RuleSection.allCases.allSatisfy { !$0.rules.isEmpty })
  }

  @Test("what is left out is a fact, once and in order, with a reason in one short sentence")
  func reasonsAreShort() throws {
    let leftOut = Rulebook.notSimulated
    for entry in leftOut {
      #expect(Facts.fact(entry.fact) != nil, "\(entry.fact)")
      #expect(entry.reason.isOneSentence(ofAtMost: 120), "\(entry.fact): \(entry.reason)")
    }
    #expect(Set(leftOut.map(\.reason)).count == leftOut.count)
    let places = try leftOut.map { try FactPlace($0.fact) }
    for (earlier, later) in zip(places, places.dropFirst()) {
      #expect(earlier < later, "\(later) comes after \(earlier)")
    }
  }
}
