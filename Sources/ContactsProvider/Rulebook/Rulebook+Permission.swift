extension Rulebook {
  /// The rules on status and prompts.
  static func permissionEntry(of id: RuleID) -> Entry? {
    switch id {
    case .statusNeverAsks:
      Entry(
        sentence: "Reading the authorization status never asks and needs no purpose text.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/authorizationstatus(for:)",
        facts: ["1.6", "1.29"])
    case .firstStoreCallAsks:
      Entry(
        sentence: "A store call made before any decision asks by itself and waits for the answer.",
        evidence: .documented, source: accessing, facts: ["1.17", "1.18", "2.2"])
    case .decisionIsAskedOnce:
      Entry(
        sentence: "Once there is a decision, requests show nothing and answer from it.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/requestaccess(for:completionhandler:)",
        facts: ["1.12", "1.14"])
    case .refusalIsAnError:
      Entry(
        sentence: "A refused request gives false together with the error authorizationDenied.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/requestaccess(for:completionhandler:)",
        facts: ["1.10", "1.11"])
    case .limitedCountsAsGranted:
      Entry(
        sentence: "A request that ends in limited access reports granted.", evidence: .reported,
        source: "https://github.com/capacitor-community/contacts/issues/125", facts: ["1.13"])
    case .twoStagesAsk:
      Entry(
        sentence: "Where access can be limited, the alert is followed by a sheet for the choice.",
        evidence: .documented, source: "https://developer.apple.com/videos/play/wwdc2024/10121",
        facts: ["1.19", "1.20", "1.21", "1.23"])
    case .emptySelectionIsLimited:
      Entry(
        sentence: "Sharing nobody is limited access, not a refusal.", evidence: .reported,
        source: "https://github.com/code-payments/code-ios-app/pull/339", facts: ["1.24"])
    case .cancelledSelection:
      Entry(
        sentence: "Backing out of the second sheet leaves no decision, and the call is refused.",
        evidence: .assumed, source: "https://developer.apple.com/videos/play/wwdc2024/10121",
        facts: ["1.26", "11.4"], assumption: "cancelledSelection")
    case .missingUsageTextEndsApp:
      Entry(
        sentence: "Touching contacts without a purpose text in the Info.plist ends the app.",
        evidence: .documented, source: accessing, facts: ["1.27", "1.30"])
    case .missingUsageTextRefuses:
      Entry(
        sentence: "On the Mac, touching contacts without a purpose text is refused without asking.",
        evidence: .reported, source: "https://github.com/glaurent/MessagesHistoryBrowser/issues/7",
        facts: ["1.28"])
    case .hardenedAppNeedsEntitlement:
      Entry(
        sentence: "A hardened app without the address book entitlement is refused, undecided.",
        evidence: .reported, source: "https://github.com/omarshahine/apple-pim/issues/159",
        facts: ["1.54", "1.55", "1.56"])
    case .answerNeverEndsApp:
      Entry(
        sentence: "Answering the prompt never ends the app that asked.", evidence: .documented,
        source: accessing, facts: ["1.37"])
    case .restrictionOverridesDecision:
      Entry(
        sentence: "While contacts are restricted, every app's status is restricted.",
        evidence: .documented,
        source: documentation + "contacts/cnauthorizationstatus/restricted",
        facts: ["1.16", "1.31"])
    case .closedPromptLeavesNoDecision:
      Entry(
        sentence: "A prompt that goes away with its app leaves no decision.", evidence: .reported,
        source: "https://github.com/code-payments/code-ios-app/pull/452", facts: ["1.26a"])
    default: nil
    }
  }
}
