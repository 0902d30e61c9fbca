import AppScreens
import ContactsProvider
import ContactsTesting
import SampleApps
import SimulatedContactsUI
import Testing

private let people: [ContactSeed] = [
  .person("Ana Alpha", emailAddress: "ana@mail.example", identifier: "ana"),
  .person("Ben Beta", phoneNumber: "+1 555 010 0151", identifier: "ben"),
  .person("Cai Gamma", emailAddress: "cai@mail.example", identifier: "cai"),
]

/// The guests of a party, as the person sees them.
@MainActor
@Suite struct InviteScreenTests {
  private let screen = InviteScreen(InviteModel(), host: UIViewController())

  private func tap(_ title: String) async throws {
    try await screen.tap(title)
    await (try TestDevice.current).settle()
  }

  @Test(.device(access: .denied, contacts: people, person: .picks(.choose("Cai Gamma"))))
  func `One guest is picked without access`() async throws {
    #expect(screen.screen.emptyState == "Nobody is invited yet.")
    try await tap("Invite One")
    #expect(screen.titles == ["Cai Gamma"] && screen.screen.emptyState == nil)
    #expect(screen.screen.rows.map(\.subtitle) == ["cai@mail.example"])
    #expect(try TestDevice.current.promptCount == 0)
    #expect(try TestDevice.current.exposed.names == ["Cai Gamma"])
  }

  @Test(.device(contacts: people, person: .picks(.choose(["Cai Gamma", "Ana Alpha"]))))
  func `Several guests stand in the order of the ticks`() async throws {
    try await tap("Invite Several")
    #expect(screen.titles == ["Cai Gamma", "Ana Alpha"])
  }

  @Test(
    .device(
      contacts: people,
      person: .picks(
        .choose(.emailAddresses, of: "Ana Alpha", .text("ana@mail.example")))))
  func `One address of one guest is picked`() async throws {
    try await tap("Invite at an Address")
    #expect(screen.screen.rows.map(\.subtitle) == ["ana@mail.example"])
  }

  @Test(.device(contacts: people, person: .picks(.cancel, .cancel, .swipeDown)))
  func `Who changes their mind invites nobody`() async throws {
    for title in screen.buttonTitles { try await tap(title) }
    #expect(screen.screen.rows.isEmpty)
    #expect(screen.screen.buttons.allSatisfy { $0.isEnabled })
    #expect(try TestDevice.current.exposed.isEmpty)
  }

  @Test(.device(contacts: people, person: .picks(.ignore)))
  func `While the sheet is open the buttons rest`() async throws {
    let device = try TestDevice.current
    try await tap("Invite One")
    #expect(screen.screen.buttons.allSatisfy { !$0.isEnabled })
    #expect(try device.answerOpenPicker(.choose("Ana Alpha")))
    await device.settle()
    #expect(screen.screen.buttons.allSatisfy { $0.isEnabled } && screen.titles == ["Ana Alpha"])
  }

  @Test(.device(contacts: people, person: .picks(.choose("Ana Alpha"))))
  func `A guest stays as picked when the contact is deleted`() async throws {
    try await tap("Invite One")
    try TestDevice.current.simulation.edit([.delete(identifier: "ana")])
    await (try TestDevice.current).settle()
    #expect(screen.screen.rows.map(\.subtitle) == ["ana@mail.example"])
  }
}

/// The same party from the app's own list of all contacts.
@MainActor
@Suite struct InviteFromBookScreenTests {
  private final class Visits { var count = 0 }

  private let model = InviteFromBookModel()
  private let visits = Visits()
  private let screen: InviteFromBookScreen

  init() {
    screen = InviteFromBookScreen(model) { [visits] in visits.count += 1 }
  }

  @Test(.device(contacts: people, person: .answers(.allowFull)))
  func `A tap on a row invites once`() async throws {
    #expect(try TestDevice.current.promptCount == 0)
    try await screen.tap("Show Contacts")
    #expect(screen.titles == ["Ana Alpha", "Cai Gamma"])
    try await screen.tap("Cai Gamma")
    #expect(
      screen.screen.rows.map(\.subtitle) == ["ana@mail.example", "Invited at cai@mail.example"])
    #expect(screen.screen.rows[1].tapping == nil)
    #expect(model.invited.map(\.name) == ["Cai Gamma"])
    #expect(try TestDevice.current.exposed.names == ["Ana Alpha", "Ben Beta", "Cai Gamma"])
  }

  @Test(.device(access: .denied, contacts: people))
  func `A refusal leads to Settings`() async throws {
    try await screen.tap("Show Contacts")
    try await screen.tap("Open Settings")
    #expect(visits.count == 1 && screen.screen.rows.isEmpty)
  }

  @Test(.device(access: .restricted, contacts: people))
  func `Where access cannot be allowed nobody is sent to Settings`() async throws {
    try await screen.tap("Show Contacts")
    #expect(model.state == .restricted && screen.buttonTitles.isEmpty)
  }

  @Test(.device(access: .authorized, contacts: ["Ben Beta"]))
  func `Nobody with an address, and an error, have their texts`() async throws {
    try TestDevice.current.simulation.inject(
      InjectedFault(call: .fetch, error: ContactsError(.dataAccessError)))
    try await screen.tap("Show Contacts")
    #expect(screen.screen.emptyState?.isEmpty == false)
    try await screen.tap("Try Again")
    #expect(screen.screen.emptyState == "Nobody here has an e-mail address.")
  }
}
