extension StepView {
  /// The distinct screens of the step; where nothing changes in a step that may, that is one.
  var screens: [ScreenContents] {
    if !sight.changes.isEmpty { return sight.changes }
    let isLookedAt = step.call?.verb.declaration.results.contains(.screens) ?? false
    return isLookedAt ? [sight.current].compactMap(\.self) : []
  }

  /// Compares the screen once the app has settled.
  func screen(_ claim: PartClaim<ScreenClaim>) -> Verdict {
    switch claim {
    case .none:
      return Verdict(
        sight.current == nil, expected: "none", actual: sight.current?.summary ?? "none")
    case .any: return sight.current.map { anyScreen($0) } ?? noScreen
    case .shown(let details):
      guard let screen = sight.current else { return noScreen }
      let rows = ScreenComparison(screen).rows(details)
      return Verdict(rows.allSatisfy(\.agrees), rows)
    }
  }

  private func anyScreen(_ screen: ScreenContents) -> Verdict {
    Verdict(true, expected: "any", actual: screen.summary)
  }

  /// Compares each distinct screen of the step.
  func screens(_ claims: [ScreenClaim]) -> Verdict {
    let screens = screens
    if sight.current == nil { return noScreen }
    var rows: [ComparisonRow] = []
    for place in 0..<max(claims.count, screens.count) {
      let number = "\(place + 1). "
      guard place < claims.count else {
        rows.append(
          ComparisonRow(expected: nil, actual: number + screens[place].summary, agrees: false))
        continue
      }
      let seen = place < screens.count ? screens[place] : nil
      rows += compare(seen, with: claims[place]).map { row in
        ComparisonRow(
          expected: row.expected.map { number + $0 }, actual: row.actual.map { number + $0 },
          agrees: row.agrees)
      }
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  /// Both sides of one screen; where none was seen, what was expected of it.
  private func compare(_ screen: ScreenContents?, with claim: ScreenClaim) -> [ComparisonRow] {
    if let screen { return ScreenComparison(screen).rows(claim) }
    let expected = ScreenComparison(ScreenContents(title: "")).rows(claim).compactMap(\.expected)
    return (expected.isEmpty ? ["a screen"] : expected).map { text in
      ComparisonRow(expected: text, actual: nil, agrees: false)
    }
  }

  /// What to do where fewer screens were seen than expected.
  func hint(for claim: Expectation.Claim) -> String? {
    guard case .screens(let claims) = claim, !screens.isEmpty, screens.count < claims.count else {
      return nil
    }
    return "screens on the way are seen where the model is @Observable"
  }

  private var noScreen: Verdict {
    Verdict(
      false, expected: "a screen",
      actual: app.isRunning ? "none: the app shows no screen" : "none: the app does not run")
  }
}
