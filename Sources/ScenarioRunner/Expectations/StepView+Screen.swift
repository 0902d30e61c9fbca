extension StepView {
  /// The distinct screens of the step; a step of the app that changes nothing shows one.
  var screens: [ScreenContents] {
    if !sight.changes.isEmpty { return sight.changes }
    return step.showsScreen ? [sight.current].compactMap(\.self) : []
  }

  /// Compares the screen once the app has settled.
  func screen(_ claim: ScreenClaim) -> Verdict {
    guard let screen = sight.current else { return noScreen }
    let rows = ScreenComparison(screen).rows(claim)
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  /// Compares each distinct screen of the step.
  func screens(_ claims: [ScreenClaim]) -> Verdict {
    let screens = screens
    if sight.current == nil { return noScreen }
    var rows: [ComparisonRow] = []
    for place in 0..<max(claims.count, screens.count) {
      let number = "\(place + 1). "
      guard place < claims.count, place < screens.count else {
        rows.append(
          ComparisonRow(
            expected: place < claims.count ? number + "a screen" : nil,
            actual: place < screens.count ? number + screens[place].summary : nil, agrees: false))
        continue
      }
      rows += ScreenComparison(screens[place]).rows(claims[place]).map { row in
        ComparisonRow(
          expected: row.expected.map { number + $0 }, actual: row.actual.map { number + $0 },
          agrees: row.agrees)
      }
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  private var noScreen: Verdict {
    Verdict(
      false, expected: "a screen",
      actual: app.isRunning ? "none: the app shows no screen" : "none: the app does not run")
  }
}

extension PlannedStep {
  /// Whether the step is one of the app that runs, whose screen is looked at whatever comes of it.
  fileprivate var showsScreen: Bool {
    switch call {
    case .tap, .type, .scroll, .perform, .answer, .relaunch: true
    default: false
    }
  }
}
