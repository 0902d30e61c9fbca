import Foundation
import Testing

@testable import ContactsProvider

/// What the change history tells an app.
@Suite struct HistoryTests {
  @Test func `without a token everything is dropped and what there is comes anew`() throws {
    let phone = try Phone(access: .authorized)
    let result = try phone.process.history(HistoryRequest(keys: RequestedKeys(.name)))
    #expect(result.events.map(\.words) == ["drop", "add Ana", "add Ben", "add Cai"])
    #expect(try phone.events(since: result.token).isEmpty)
    #expect(result.token == phone.process.currentHistoryToken)
  }

  @Test func `additions, changes and deletions come once each, a deletion without values`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    try phone.add("Eve")
    for nickname in ["Benny", "Bennie"] { try phone.nickname("ben", nickname) }
    try phone.delete("ana")
    #expect(try phone.events(since: token) == ["add Eve", "update Ben", "delete ana"])
    #expect(phone.rules().isSuperset(of: [.deletionLeavesIdentifier, .historyIsCoalesced]))
  }

  @Test func `what comes and goes between two tokens is not told`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    try phone.add("Eve")
    try phone.nickname("eve", "E")
    try phone.delete("eve")
    #expect(try phone.events(since: token).isEmpty)
    try phone.add("Eva")
    let between = phone.process.currentHistoryToken
    try phone.nickname("eva", "E")
    #expect(try phone.events(since: between) == ["update Eva"])
    #expect(try phone.events(since: token) == ["add Eva"])
    try phone.delete("eva")
    #expect(try phone.events(since: between) == ["delete eva"])
    #expect(try phone.events(since: token).isEmpty)
  }

  @Test func `events carry the keys that were asked for, and a note only with its entitlement`()
    throws
  {
    let phone = try Phone(access: .authorized)
    let events = try phone.process.history(HistoryRequest()).events
    #expect(events.compactMap(\.contact).allSatisfy { !$0.hasAvailable(.name) })
    #expect(phone.device.exposure(of: phone.app).seen.values.allSatisfy { $0.isEmpty })
    #expect(throws: ContactsError(.unauthorizedKeys, keyPaths: ["note"])) {
      try phone.process.history(
        HistoryRequest(keys: RequestedKeys(ContactKeySet(.note))))
    }
    _ = try phone.events(since: nil)
    #expect(phone.device.exposure(of: phone.app).seen.values.allSatisfy { $0 == .name })
  }

  @Test func `changes of excluded authors are left out, and the person has no name`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    let eve = try phone.save("Eve", author: "me")
    #expect(try phone.events(since: token, excluding: ["me"]).isEmpty)
    #expect(try phone.events(since: token, excluding: ["you"]) == ["add Eve"])
    try phone.nickname(eve, "E")
    #expect(try phone.events(since: token, excluding: ["me"]) == ["update Eve"])
    try phone.saveNickname("ben", "B")
    try phone.delete("ana")
    #expect(
      try phone.events(since: token, excluding: ["me", ""]) == [
        "update Eve", "update Ben", "delete ana",
      ])
  }

  @Test func `what an excluded author deletes is no news, whoever changed it before`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    try phone.nickname("ana", "A")
    _ = try phone.process.save(
      SaveRequest(operations: [.delete(identifier: "ana")], author: "me"))
    #expect(try phone.events(since: token, excluding: ["me"]).isEmpty)
    #expect(try phone.events(since: token) == ["delete ana"])
  }

  @Test func `linked cards come as contacts or as cards, as the request wants them`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    try phone.device.edit([.link(["ana", "ben"])])
    #expect(try phone.events(since: token) == ["delete ana", "delete ben", "add Ana"])
    #expect(try phone.events(since: token, unify: false).isEmpty)
    let linked = phone.process.currentHistoryToken
    try phone.nickname("ben", "B")
    #expect(try phone.events(since: linked) == ["update Ana"])
    #expect(try phone.events(since: linked, unify: false) == ["update Ben"])
  }

  @Test func `members and groups come where they are asked for`() throws {
    let phone = try Phone(
      access: .limited(["ana"]), configure: { $0.groups = [GroupSeed(name: "Choir")] })
    let choir = phone.device.groups[0].identifier.uuidText
    let token = phone.process.currentHistoryToken
    try phone.device.edit([
      .renameGroup(identifier: choir, name: "Band"), .addMember(contact: "ana", group: choir),
      .addMember(contact: "ben", group: choir),
    ])
    #expect(try phone.events(since: token).isEmpty)
    #expect(
      try phone.events(since: token, groups: true) == ["update group Band", "Ana joins Band"])
    try phone.device.share(["ana", "ben"], with: phone.app)
    #expect(
      try phone.events(since: token, groups: true) == [
        "update group Band", "add Ben", "Ana joins Band", "Ben joins Band",
      ])
  }

  @Test func `limited access tells of shared contacts alone, and of the set itself`() throws {
    let phone = try Phone(access: .limited(["ana"]))
    let token = try #require(phone.process.currentHistoryToken)
    try phone.nickname("ben", "B")
    try phone.add("Eve")
    try phone.delete("cai")
    #expect(try phone.events(since: token).isEmpty)
    #expect(phone.process.currentHistoryToken == token, "a token counts nothing that is hidden")
    try phone.device.share(["ben"], with: phone.app)
    #expect(try phone.events(since: token) == ["delete ana", "add Ben"])
    try phone.nickname("ben", "Bee")
    try phone.device.share(["ana", "ben"], with: phone.app)
    #expect(try phone.events(since: token) == ["delete ana", "add Ana", "add Ben"])
    #expect(try phone.events(since: nil) == ["drop", "add Ana", "add Ben"])
  }

  @Test func `a contact that was shared when it changed and is not any more has no values`() throws
  {
    for assumed in [true, false] {
      let phone = try Phone(
        access: .limited(["ana", "ben"]),
        configure: { $0.assumptions.limitedChangesAreAnnounced = assumed })
      let token = phone.process.currentHistoryToken
      try phone.nickname("ana", "A")
      try phone.device.share(["ben"], with: phone.app)
      #expect(try phone.events(since: token) == ["delete ana"])
      #expect(phone.device.exposure(of: phone.app).seen.isEmpty)
    }
  }

  @Test func `whatever changes the set is in the history`() throws {
    let phone = try Phone(
      access: .limited(["ana", "ben"]),
      configure: { $0.switchedRules = [.settingsChangeEndsApp, .decisionIsAskedOnce] })
    var token = phone.process.currentHistoryToken
    phone.device.privacy(.grant, .contactsLimited)
    #expect(try phone.events(since: token) == ["delete ana", "delete ben"])
    token = phone.process.currentHistoryToken
    phone.device.setPerson { _ in .allowLimited(["cai"]) }
    phone.process.requestAccess { _, _ in }
    phone.process.waitForAnnouncements()
    #expect(try phone.events(since: token) == ["add Cai"])
  }

  @Test func `set changes are not in the history where the assumption says so`() throws {
    let phone = try Phone(
      access: .limited(["ana"]),
      configure: { $0.assumptions.limitedChangesAreAnnounced = false })
    let token = phone.process.currentHistoryToken
    try phone.device.share(["ana", "ben"], with: phone.app)
    #expect(try phone.events(since: token).isEmpty)
  }

  @Test func `another access lets everything come anew`() throws {
    let phone = try Phone(access: .authorized, system: "macOS 15")
    let token = phone.process.currentHistoryToken
    try phone.device.choose(.denied, for: phone.app)
    #expect(phone.process.currentHistoryToken == nil)
    #expect(throws: ContactsError(.authorizationDenied)) { try phone.events(since: token) }
    try phone.device.choose(.authorized, for: phone.app)
    #expect(try phone.events(since: token).first == "drop")
    let other = phone.process.currentHistoryToken
    phone.device.setRestricted(true)
    phone.device.setRestricted(false)
    #expect(try phone.events(since: other).first == "drop")
  }

  @Test func `the history asks like any store call, its token never does`() throws {
    let phone = try Phone(answer: .allowFull)
    #expect(phone.process.currentHistoryToken == nil)
    #expect(phone.device.promptCount(of: phone.app) == 0)
    #expect(try phone.events(since: nil).count == 4)
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test func `a fault of the history fails it alone`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.inject(InjectedFault(call: .history, error: ContactsError(.dataAccessError)))
    #expect(try phone.names().count == 3)
    #expect(throws: ContactsError(.dataAccessError)) { try phone.events(since: nil) }
    #expect(try phone.events(since: nil).count == 4)
  }

  @Test func `systems before the history have none`() throws {
    let phone = try Phone(access: .authorized, system: "iOS 12")
    #expect(phone.process.currentHistoryToken == nil)
    #expect(throws: ContactsError(.featureNotAvailable)) { try phone.events(since: nil) }
  }

  @Test func `a long history is given up for everything anew`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    var history = AppHistory()
    for number in 0...UInt64(AppHistory.limit) {
      history.note(
        .contact(RecordIdentifier(high: 1, low: number), .both), .added, by: nil, isCoalesced: true)
    }
    #expect(history.entries.count <= AppHistory.limit)
    #expect(history.expiredPlace != nil)
    phone.device.withState { $0.apps[phone.app]?.history = history }
    #expect(try phone.events(since: token).first == "drop")
  }

  @Test func `a hundred thousand changes of one contact are one entry`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    for number in 0..<1_000 { try phone.nickname("ana", "\(number)") }
    #expect(phone.device.withState { $0.apps[phone.app]?.history?.entries.count } == 1)
    #expect(try phone.events(since: token) == ["update Ana"])
  }
}
