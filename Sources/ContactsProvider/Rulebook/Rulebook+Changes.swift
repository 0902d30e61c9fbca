extension Rulebook {
  /// The rules on what apps are told of changes.
  static func changeEntry(of id: RuleID) -> Entry? {
    switch id {
    case .changeIsAnnounced:
      Entry(
        sentence: "A running app with access is told that contacts have changed, not which.",
        evidence: .documented,
        source: documentation
          + "foundation/nsnotification/name-swift.struct/cncontactstoredidchange",
        facts: ["6.23", "6.25"])
    case .ownSavesAreAnnounced:
      Entry(
        sentence: "An app is told of its own saves too.",
        evidence: .reported,
        source: "https://github.com/yonat/ContactsChangeNotifier",
        facts: ["6.24"])
    case .notificationsPerChange:
      Entry(
        sentence: "One change is announced once.",
        evidence: .assumed,
        source: "https://github.com/yonat/ContactsChangeNotifier",
        facts: ["6.25"], assumption: "notificationsPerChange")
    case .announcementTellsOrigin:
      Entry(
        sentence:
          "On a phone the announcement marks what others changed, and names the app's own saves.",
        evidence: .reported,
        source: "https://github.com/yonat/ContactsChangeNotifier",
        facts: ["6.26"])
    case .storeMustBeUsedFirst:
      Entry(
        sentence: "Nothing is announced before the app has used a contact store.",
        evidence: .reported,
        source: "https://github.com/yonat/ContactsChangeNotifier",
        facts: ["6.27"])
    case .announcementWaitsForForeground:
      Entry(
        sentence: "An app in the background is told once it is in the foreground again.",
        evidence: .reported,
        source: documentation + "technotes/tn3149-fetching-contacts-change-history-events",
        facts: ["6.29"])
    case .changesOutsideSetStaySilent:
      Entry(
        sentence: "With limited access a change of a contact that is not shared is not announced.",
        evidence: .assumed,
        source: accessing,
        facts: ["3.27", "11.2"], assumption: "changesOutsideSetNotify")
    case .limitedChangesAreAnnounced:
      Entry(
        sentence:
          "A change of the shared set is announced, and is additions and deletions in the history.",
        evidence: .assumed,
        source: accessing,
        facts: ["3.27", "11.2"], assumption: "limitedChangesAreAnnounced")
    case .historyStartsWithEverything:
      Entry(
        sentence: "Without a token the history drops everything and adds what there is.",
        evidence: .documented,
        source: documentation + "technotes/tn3149-fetching-contacts-change-history-events",
        facts: ["6.31"])
    case .historyIsCoalesced:
      Entry(
        sentence: "Several changes of one record between two tokens are one event, or none.",
        evidence: .documented,
        source: documentation + "contacts/cnchangehistoryfetchrequest",
        facts: ["6.33"])
    case .expiredToken:
      Entry(
        sentence: "A token that is too old or made up drops everything.",
        evidence: .assumed,
        source: documentation + "technotes/tn3149-fetching-contacts-change-history-events",
        facts: ["6.32", "11.11"], assumption: "expiredToken")
    case .deletionLeavesIdentifier:
      Entry(
        sentence: "Of what was deleted the history tells the identifier only.",
        evidence: .documented,
        source: documentation + "contacts/cnchangehistorydeletecontactevent",
        facts: ["6.34"])
    case .excludedAuthorsAreLeftOut:
      Entry(
        sentence: "The changes of excluded authors are left out of the history.",
        evidence: .documented,
        source: documentation + "contacts/cnchangehistoryfetchrequest/excludedtransactionauthors",
        facts: ["6.36"])
    case .groupChangesOnRequest:
      Entry(
        sentence: "The history tells of groups and memberships where the request asks for them.",
        evidence: .documented,
        source: documentation + "contacts/cnchangehistoryfetchrequest/includegroupchanges",
        facts: ["6.30"])
    case .tokenNeedsAccess:
      Entry(
        sentence: "Without access there is no history token.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/currenthistorytoken",
        facts: ["2.7", "2.8"])
    case .tokenOutlivesProcess:
      Entry(
        sentence:
          "A history token stays valid over launches, and belongs to the app and the device.",
        evidence: .documented,
        source: documentation + "technotes/tn3149-fetching-contacts-change-history-events",
        facts: ["6.35"])
    default: nil
    }
  }
}
