import ContactsPicker
import ContactsProvider
import Foundation
import SampleApps
import SimulatedContactsUI
import Testing

/// The sample app that invites people, with the picker and with the whole address book.
@MainActor
@Suite struct InviteTests {
  private let screen: PickerScreen
  private let model: InviteModel

  init() throws {
    let screen = try PickerScreen(access: .denied)
    model = screen.asApp { InviteModel() }
    self.screen = screen
  }

  private func invite(_ answer: PickerAnswer, _ start: () -> Void) async {
    screen.answer(answer)
    screen.asApp(start)
    #expect(model.isPicking)
    await screen.settle()
    #expect(!model.isPicking)
  }

  @Test func `one person is invited at the first address, and nothing else is seen`() async {
    await invite(.choose("ana")) { model.inviteOne(from: screen.host) }
    #expect(model.invited.map(\.name) == ["Ana Alpha"])
    #expect(model.invited.map(\.email) == ["ana@mail.example"])
    #expect(screen.seen("ana")?.contains(.phoneNumbers) == false)
    #expect(screen.device.exposure(of: screen.app).seen.count == 1)
    #expect(screen.prompts == 0)
  }

  @Test func `several people are invited once each, in the order of the ticks`() async {
    await invite(.choose(["cai", "ana"])) { model.inviteSeveral(from: screen.host) }
    await invite(.choose(["ana"])) { model.inviteSeveral(from: screen.host) }
    #expect(model.invited.map(\.name) == ["Cai Gamma", "Ana Alpha"])
  }

  @Test func `one address of several is invited`() async {
    await invite(.choose(.emailAddresses, of: "ana", .text("ana@work.example"))) {
      model.inviteByEmail(from: screen.host)
    }
    #expect(model.invited.map(\.email) == ["ana@work.example"])
    #expect(model.invited.map(\.name) == ["Ana Alpha"])
  }

  @Test func `Cancel invites nobody, in every way of picking`() async {
    await invite(.cancel) { model.inviteOne(from: screen.host) }
    await invite(.cancel) { model.inviteSeveral(from: screen.host) }
    await invite(.cancel) { model.inviteByEmail(from: screen.host) }
    #expect(model.invited.isEmpty && screen.device.exposure(of: screen.app).seen.isEmpty)
  }

  @Test func `people without an address are greyed`() async {
    await invite(.cancel) { model.inviteOne(from: screen.host) }
    #expect(screen.sheets.first?.rows().map(\.isEnabled) == [true, false, true])
  }

  @Test func `an invitation stays as it was when the contact is deleted`() async throws {
    await invite(.choose("ana")) { model.inviteOne(from: screen.host) }
    try screen.device.edit([.delete(identifier: "ana")])
    #expect(model.invited.map(\.name) == ["Ana Alpha"])
  }

  @Test func `while the sheet is open no other one is asked for`() async {
    screen.answer(.ignore)
    screen.asApp { model.inviteOne(from: screen.host) }
    await screen.settle()
    screen.asApp { model.inviteSeveral(from: screen.host) }
    #expect(screen.sheets.count == 1 && model.isPicking)
    screen.device.answerHeldPicker(of: screen.app, with: .choose("cai"))
    await screen.settle()
    #expect(model.invited.map(\.name) == ["Cai Gamma"] && !model.isPicking)
  }

  @Test func `the whole address book serves the same goal and shows everybody`() async throws {
    let screen = try PickerScreen(access: .authorized)
    let book = screen.asApp { InviteFromBookModel() }
    await AppProcess.$current.withValue(screen.process) { await book.load() }
    book.invite(named: "Cai Gamma")
    #expect(book.state == .loaded && book.invited.map(\.email) == ["cai@mail.example"])
    #expect(book.people.map(\.name) == ["Ana Alpha", "Cai Gamma"])
    #expect(screen.device.exposure(of: screen.app).seen.count == 3)
  }

  @Test func `without access the address book invites nobody`() async throws {
    let screen = try PickerScreen()
    let book = screen.asApp { InviteFromBookModel() }
    await AppProcess.$current.withValue(screen.process) { await book.load() }
    book.invite(named: "Cai Gamma")
    #expect(book.state == .denied && book.invited.isEmpty && screen.prompts == 1)
  }
}
