extension Rulebook {
  /// The rules on apps that come and go.
  static func appEntry(of id: RuleID) -> Entry? {
    switch id {
    case .newBuildKeepsDecision:
      Entry(
        sentence: "A new build of an app keeps the decision.",
        evidence: .assumed,
        source: accessing,
        facts: ["1.4", "1.12"])
    case .updateKeepsDecision:
      Entry(
        sentence: "A new version of the system keeps every decision; full access stays full.",
        evidence: .documented,
        source: accessing,
        facts: ["1.5"])
    case .revokedEnumerationFails:
      Entry(
        sentence:
          "Access that is taken back during an enumeration fails the call with authorizationDenied.",
        evidence: .assumed,
        source: accessing,
        facts: ["2.1", "5.24"])
    case .waitingCallsShareThePrompt:
      Entry(
        sentence: "Calls that need access while the prompt is open wait for its one answer.",
        evidence: .reported,
        source: "https://github.com/icerockdev/moko-permissions/issues/40",
        facts: ["1.12", "1.17"])
    default: nil
    }
  }
}
