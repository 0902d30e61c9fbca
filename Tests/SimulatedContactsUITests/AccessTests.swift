import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// The picker works in every authorization state and changes none (facts 7.1, 7.3 and 7.4).
@MainActor
@Suite struct AccessTests {
  private nonisolated static let states: [(Access, Bool)] = [
    (.notDetermined, false), (.denied, false), (.limited(["cai"]), false), (.authorized, false),
    (.notDetermined, true),
  ]

  @Test(arguments: states)
  func `picking needs no access, asks for none and gives none`(
    access: Access, isRestricted: Bool
  ) async throws {
    let screen = try PickerScreen(access: access) { $0.isRestricted = isRestricted }
    let status = screen.device.status(of: screen.app)
    let reachable = screen.device.reachableContacts(of: screen.app).map(\.identifier)
    let delegate = Cs()
    await screen.pick(for: delegate, .choose(["ana", "ben"]))
    #expect(delegate.contacts.map(\.givenName) == ["Ana", "Ben"])
    #expect(screen.sheets.first?.rows().count == 3)
    #expect(screen.prompts == 0 && screen.device.promptCount(of: screen.app) == 0)
    #expect(screen.device.status(of: screen.app) == status)
    #expect(screen.device.reachableContacts(of: screen.app).map(\.identifier) == reachable)
  }

  @Test func `a picked contact cannot be fetched again without access`() async throws {
    let screen = try PickerScreen(access: .denied)
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana"))
    let contact = try #require(delegate.contacts.first)
    let error = screen.asApp {
      #expect(throws: CNError.self) {
        try CNContactStore().unifiedContact(
          withIdentifier: contact.identifier,
          keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
      }
    }
    #expect(error?.code == .authorizationDenied)
  }

  @Test func `with limited access a picked contact is still not shared`() async throws {
    let screen = try PickerScreen(access: .limited(["cai"]))
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana"))
    let error = screen.asApp {
      #expect(throws: CNError.self) {
        try CNContactStore().unifiedContact(
          withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
      }
    }
    #expect(error?.code == .recordDoesNotExist)
  }
}
