import BirthdayBook
import ContactsTesting
import ContactsUI
import Foundation
import Testing

/// The screen of birthdays, on a device of its own in each test.
@MainActor
@Suite struct BirthdayListTests {
  /// A day in May.
  private let today = Date(timeIntervalSince1970: 1_778_000_000)

  @Test(.device(person: .answers(.deny)))
  func `whoever says no reads the way to Settings, and is asked once`() async throws {
    let list = BirthdayList(today: today)
    await list.open()
    await list.open()
    #expect(list.screen == .noAccess)
    #expect(try TestDevice.current.exposed.isEmpty)
  }

  @Test(.device(access: .limited(to: ["Kate Bell"])))
  func `the list holds who is shared, and says so`() async throws {
    let list = BirthdayList(today: today)
    await list.open()
    #expect(list.screen == .list)
    #expect(list.birthdays.map(\.name) + list.unknown.map(\.name) == ["Kate Bell"])
    #expect(list.hint == "Birthdays sees 1 of your contacts.")
  }

  @Test(
    .device(
      access: .denied, contacts: [friend, "Cai Gamma"], person: .picks(.choose(["Ana Alpha"]))))
  func `a friend can be picked without access`() async throws {
    let list = BirthdayList(today: today)
    list.pickFriend(from: UIViewController())
    try await TestDevice.current.settle()
    #expect(list.birthdays.map(\.name) == ["Ana Alpha"])
    #expect(try TestDevice.current.exposed.names == ["Ana Alpha"])
  }

  nonisolated private static let friend = ContactSeed.person("Ana Alpha").with {
    $0.birthday = DateComponents(year: 1990, month: 6, day: 15)
  }
}
