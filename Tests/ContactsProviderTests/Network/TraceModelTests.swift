import Testing

@testable import ContactsProvider

/// The trace against a search that looks at each value of each card in turn.
@Suite struct TraceModelTests {
  private static let words = ["Mira", "Anna", "Solberg", "Quill", "Alm", "王", "明", "Ek"]
  private static let separators = [" ", ", ", "-", "\n", "/", "; ", ""]

  /// A card with one to three texts of one to three words.
  private static func makeCard(_ numbers: inout SeededNumbers) -> ContactValues {
    var values = ContactValues()
    values.givenName = text(&numbers, length: 1...2, separators: [" "])
    if Int.random(in: 0..<3, using: &numbers) > 0 {
      values.familyName = text(&numbers, length: 1...1, separators: [" "])
    }
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      values.organizationName = text(&numbers, length: 2...3, separators: [" "])
    }
    return values
  }

  private static func text(
    _ numbers: inout SeededNumbers, length: ClosedRange<Int>, separators: [String]
  ) -> String {
    let count = Int.random(in: length, using: &numbers)
    return (0..<count).reduce(into: "") { text, place in
      if place > 0 { text += separators[Int.random(in: separators.indices, using: &numbers)] }
      text += words[Int.random(in: words.indices, using: &numbers)]
    }
  }

  /// The cards with the keys whose values stand in some texts, the slow way.
  private static func search(
    _ cards: [ContactValues], in texts: [String]
  ) -> [RecordIdentifier: ContactKeySet] {
    let lines = texts.map { TracedText($0).words.map { Array($0) } }
    let keys: [ContactKey] = [.givenName, .familyName, .organizationName]
    let found = cards.map { values in
      keys.reduce(into: [ContactKey: [[UInt8]]]()) { found, key in
        let value = values.tracedTexts(of: key)[0]
        let words = TracedText(value).words.map { Array($0) }
        if !words.isEmpty, lines.contains(where: { $0.contains(words) }) { found[key] = words }
      }
    }
    let evidence = found.map { Set($0.values) }
    var keysByCard: [RecordIdentifier: ContactKeySet] = [:]
    for (place, found) in found.enumerated() where !found.isEmpty {
      if evidence.contains(where: { $0.isStrictSuperset(of: evidence[place]) }) { continue }
      keysByCard[RecordIdentifier(text: "\(place)")] = ContactKeySet(found.keys)
    }
    return keysByCard
  }

  @Test(arguments: 1...40)
  func `both find the same`(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let cards = (0..<30).map { _ in Self.makeCard(&numbers) }
    var trace = ValueTrace(callingPlan: nil)
    for (place, values) in cards.enumerated() {
      trace.add(.all, of: values, RecordIdentifier(text: "\(place)"))
    }
    for _ in 0..<25 {
      let texts = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        Self.text(&numbers, length: 1...6, separators: Self.separators)
      }
      #expect(trace.keys(in: texts) == Self.search(cards, in: texts), "\(texts)")
    }
  }
}
