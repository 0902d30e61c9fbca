import Foundation
import Testing

@testable import ContactsProvider

/// Each rule on changes decides something: turned round, it gives another outcome.
@Suite struct ChangeRuleTests {
  /// Everything that the rules on changes and on apps that come and go decide, in lines.
  private func story(turning rules: Set<RuleID> = []) throws -> [String] {
    let full = try Phone(access: .authorized, configure: { $0.switchedRules = rules })
    let few = try Phone(access: .limited(["ana"]), configure: { $0.switchedRules = rules })
    let lines = [
      try told(full), try toldLimited(few), try history(full), try tokens(full),
      try limitedHistory(few), try revoked(rules), try installs(rules),
    ]
    return lines.flatMap(\.self)
  }

  private func told(_ phone: Phone) throws -> [String] {
    try phone.device.edit([.delete(identifier: "cai")])
    let early = phone.device.announcements(to: phone.app).count
    let told = phone.process.listen()
    try phone.add("Eve")
    try phone.save("Eva", author: "me")
    phone.device.background(phone.app)
    try phone.add("Una")
    phone.process.waitForAnnouncements()
    let kept = told.count
    phone.device.foreground(phone.app)
    phone.process.waitForAnnouncements()
    return ["early \(early), kept \(kept)"]
      + told.all.map { "\($0.isExternal) \($0.saveIdentifiers.count)" }
  }

  private func toldLimited(_ phone: Phone) throws -> [String] {
    let told = phone.process.listen()
    try phone.nickname("ben", "B")
    phone.process.waitForAnnouncements()
    let hidden = told.count
    try phone.device.share(["ana", "ben"], with: phone.app)
    phone.process.waitForAnnouncements()
    return ["hidden \(hidden), set \(told.count)"]
  }

  private func history(_ phone: Phone) throws -> [String] {
    let start = try phone.events(since: nil)
    let token = phone.process.currentHistoryToken
    try phone.nickname("ana", "A")
    try phone.nickname("ana", "B")
    try phone.delete("ben")
    try phone.save("Own", author: "me")
    try phone.device.edit([.addGroup(name: "Choir")])
    return start + ["changes"]
      + (try phone.events(since: token, excluding: ["me"])) + ["groups"]
      + (try phone.events(since: token, groups: true))
  }

  private func tokens(_ phone: Phone) throws -> [String] {
    let made = HistoryToken(data: .init([1, 2, 3]))
    let token = phone.process.currentHistoryToken
    let unknown = (try? phone.events(since: made).count) ?? -1
    let again = try phone.relaunched()
    let later = (try? again.events(since: token).count) ?? -1
    let denied = try Phone(
      access: .denied, configure: { $0.switchedRules = phone.device.configuration.switchedRules })
    return ["\(unknown) \(later) \(denied.process.currentHistoryToken == nil)"]
  }

  private func limitedHistory(_ phone: Phone) throws -> [String] {
    let token = phone.process.currentHistoryToken
    try phone.device.share(["ben"], with: phone.app)
    return try phone.events(since: token)
  }

  private func revoked(_ rules: Set<RuleID>) throws -> [String] {
    let phone = try Phone(access: .authorized, configure: { $0.switchedRules = rules })
    phone.device.revokeAccess(afterContacts: 1)
    return ["\((try? phone.names().count) ?? -1)"]
  }

  private func installs(_ rules: Set<RuleID>) throws -> [String] {
    let phone = try Phone(
      access: .authorized, system: "iOS 17", configure: { $0.switchedRules = rules })
    phone.device.update(AppDescription())
    let built = phone.device.status(of: phone.app)
    let other = try Phone(
      access: .authorized, system: "iOS 17", configure: { $0.switchedRules = rules })
    other.device.updateSystem(.iOS18)
    return ["\(built) \(other.device.status(of: other.app))"]
  }

  private static let rules: [RuleID] = [
    .changeIsAnnounced, .ownSavesAreAnnounced, .notificationsPerChange, .announcementTellsOrigin,
    .storeMustBeUsedFirst, .announcementWaitsForForeground, .changesOutsideSetStaySilent,
    .limitedChangesAreAnnounced, .historyStartsWithEverything, .historyIsCoalesced, .expiredToken,
    .deletionLeavesIdentifier, .excludedAuthorsAreLeftOut, .groupChangesOnRequest,
    .tokenNeedsAccess, .tokenOutlivesProcess, .newBuildKeepsDecision, .updateKeepsDecision,
    .revokedEnumerationFails,
  ]

  @Test(arguments: rules)
  func `a rule on changes decides something`(_ rule: RuleID) throws {
    #expect(try story(turning: [rule]) != story())
  }

  @Test func `the story is as the rules say`() throws {
    #expect(
      try story() == [
        "early 0, kept 2", "true 0", "false 1", "true 0", "hidden 0, set 1", "drop", "add Ana",
        "add Ben", "add Eve", "add Eva", "add Una", "changes", "update Ana", "delete ben",
        "groups", "update Ana", "delete ben", "add Own", "add group Choir", "6 0 true",
        "delete ana", "-1", "authorized authorized",
      ])
  }
}
