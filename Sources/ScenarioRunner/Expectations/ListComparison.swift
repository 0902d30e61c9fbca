/// Compares a list that is expected with one that there is.
struct ListComparison<Expected: Sendable, Actual> {
  let matches: (Expected, Actual) -> Bool
  let expectedText: (Expected) -> String
  /// The other side in words, with what its partner looks at, where it has one.
  let actualText: (Actual, Expected?) -> String

  func verdict(
    _ claim: ListClaim<Expected>, _ actual: [Actual], isOrdered: Bool
  ) -> Verdict {
    switch claim {
    case .exactly(let expected):
      isOrdered ? inOrder(expected, actual) : inAnyOrder(expected, actual)
    case .some:
      Verdict(
        !actual.isEmpty, expected: "at least one",
        actual: Shortened.list(actual.prefix(7).map { actualText($0, nil) }).orNone)
    case .including(let wanted, let unwanted): including(wanted, unwanted, actual)
    }
  }

  private func inOrder(_ expected: [Expected], _ actual: [Actual]) -> Verdict {
    guard !expected.isEmpty || !actual.isEmpty else { return empty(true) }
    let rows = (0..<max(expected.count, actual.count)).map { place in
      row(
        place < expected.count ? expected[place] : nil,
        place < actual.count ? actual[place] : nil)
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  private func row(_ expected: Expected?, _ actual: Actual?) -> ComparisonRow {
    let agrees = expected.flatMap { expected in actual.map { matches(expected, $0) } } ?? false
    return ComparisonRow(
      expected: expected.map(expectedText), actual: actual.map { actualText($0, expected) },
      agrees: agrees)
  }

  private func inAnyOrder(_ expected: [Expected], _ actual: [Actual]) -> Verdict {
    guard !expected.isEmpty || !actual.isEmpty else { return empty(true) }
    let partners = Pairing.partners(expected.count, actual.count) {
      matches(expected[$0], actual[$1])
    }
    var rows = zip(expected, partners).map { row($0, $1.map { actual[$0] }) }
    let taken = Set(partners.compactMap(\.self))
    for place in actual.indices where !taken.contains(place) {
      rows.append(row(nil, actual[place]))
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  private func including(
    _ wanted: [Expected], _ unwanted: [Expected], _ actual: [Actual]
  ) -> Verdict {
    let found = wanted.map { expected in actual.first { matches(expected, $0) } }
    var rows = zip(wanted, found).map { row($0, $1) }
    for expected in unwanted {
      let present = actual.first { matches(expected, $0) }
      rows.append(
        ComparisonRow(
          expected: "not \(expectedText(expected))",
          actual: present.map { actualText($0, expected) },
          agrees: present == nil))
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  private func empty(_ holds: Bool) -> Verdict {
    Verdict(holds, expected: "none", actual: "none")
  }
}

/// Finds partners between two lists whose order does not matter.
enum Pairing {
  /// For each of the first list its partner in the second; as many as possible get one.
  ///
  /// An entry may fit several, so earlier choices are moved where that lets one more have a partner.
  static func partners(
    _ first: Int, _ second: Int, fits: (Int, Int) -> Bool
  ) -> [Int?] {
    var holders = [Int?](repeating: nil, count: second)
    let fitting = (0..<first).map { one in (0..<second).filter { fits(one, $0) } }
    for one in 0..<first {
      var tried = Set<Int>()
      _ = place(one, fitting, &holders, &tried)
    }
    var partners = [Int?](repeating: nil, count: first)
    for (other, holder) in holders.enumerated() {
      if let holder { partners[holder] = other }
    }
    return partners
  }

  private static func place(
    _ one: Int, _ fitting: [[Int]], _ holders: inout [Int?], _ tried: inout Set<Int>
  ) -> Bool {
    for other in fitting[one] where tried.insert(other).inserted {
      let isFree = holders[other].map { place($0, fitting, &holders, &tried) } ?? true
      guard isFree else { continue }
      holders[other] = one
      return true
    }
    return false
  }
}

extension String {
  /// The text, or `none` for an empty one.
  var orNone: String { isEmpty ? "none" : self }
}
