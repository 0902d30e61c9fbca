extension Rulebook {
  /// The rules on Settings, tools and reinstalling.
  static func settingsEntry(of id: RuleID) -> Entry? {
    switch id {
    case .settingsRowComesWithAsking:
      Entry(
        sentence: "Settings has no contacts row for an app while nothing is decided.",
        evidence: .reported, source: "https://github.com/signalapp/Signal-iOS/issues/4438",
        facts: ["1.60"])
    case .restrictionLocksSettings:
      Entry(
        sentence: "While contacts are restricted, the person cannot change an app's access.",
        evidence: .documented,
        source: documentation + "contacts/cnauthorizationstatus/restricted", facts: ["1.31"])
    case .limitedNeedsSystem:
      Entry(
        sentence: "Some contacts can be shared only on systems that have limited access.",
        evidence: .documented, source: documentation + "contacts/cnauthorizationstatus/limited",
        facts: ["1.2", "1.7"])
    case .settingsChangeEndsApp:
      Entry(
        sentence: "A change of its access from outside ends a running app, either way.",
        evidence: .reported,
        source: "https://github.com/morenoh149/react-native-contacts/issues/9",
        facts: ["1.34", "1.35", "1.41"])
    case .selectionChangeSparesApp:
      Entry(
        sentence: "Editing only the shared set in Settings lets a running app go on.",
        evidence: .assumed, source: documentation + "contacts/accessing-the-contact-store",
        facts: ["1.36", "11.3"], assumption: "selectionChangeEndsApp")
    case .toolGrantGivesFullAccess:
      Entry(
        sentence: "A grant by tool gives full access without a prompt.", evidence: .reported,
        source: "https://github.com/kaeawc/auto-mobile/pull/1993", facts: ["1.40", "1.43"])
    case .toolGrantGivesLimitedAccess:
      Entry(
        sentence: "A grant of contacts-limited by tool gives limited access to nobody yet.",
        evidence: .assumed, source: "https://github.com/wix/AppleSimulatorUtils",
        facts: ["1.44", "11.10"], assumption: "contactsLimitedGrant")
    case .toolRevokeDenies:
      Entry(
        sentence: "A revocation by tool is a refusal.", evidence: .reported,
        source: "https://github.com/kaeawc/auto-mobile/pull/1993", facts: ["1.40", "1.43"])
    case .resetForgetsDecision:
      Entry(
        sentence: "A reset forgets decision and shared set, and the next access asks again.",
        evidence: .documented,
        source: "https://developer.apple.com/library/archive/qa/qa1906/_index.html",
        facts: ["1.38", "1.43", "1.58"])
    case .reinstall:
      Entry(
        sentence: "An app that is deleted and installed again starts without a decision.",
        evidence: .assumed, source: accessing, facts: ["1.39", "11.9"], assumption: "reinstall")
    default: nil
    }
  }
}
