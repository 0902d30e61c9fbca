import AppScreens
import ContactsProvider
import ContactsTesting
import SampleApps
import Testing

private let people: [ContactSeed] = [
  .person("Mira Solberg", phoneNumber: "+1 555 010 0121", identifier: "mira"),
  .person("Jonas Quill", emailAddress: "jonas@quill.example"),
  .person("Ana Alpha", phoneNumber: "+1 555 010 0123", identifier: "ana"),
  .organization("Borealis Bakery", phoneNumber: "+1 555 010 0124"),
]

/// The list of people with a phone number, as the person sees it.
@MainActor
@Suite struct ContactListScreenTests {
  private final class Visits { var count = 0 }

  private let model = ContactListModel()
  private let visits = Visits()
  private let list: ContactListScreen

  init() {
    list = ContactListScreen(model) { [visits] in visits.count += 1 }
  }

  @Test(.device(contacts: people))
  func `Nobody is asked before the person wants the list`() throws {
    #expect(list.screen.emptyState?.contains("phone number") == true)
    #expect(list.buttonTitles == ["Show Contacts"])
    #expect(list.screen.searchField == nil)
    #expect(try TestDevice.current.promptCount == 0)
    #expect(try TestDevice.current.exposed.isEmpty)
  }

  @Test(.device(contacts: people, person: .always(.allowFull)))
  func `Everybody with a number is there by given name, and three keys are fetched`() async throws {
    try await list.tap("Show Contacts")
    #expect(list.titles == ["Ana Alpha", "+1 555 010 0124", "Mira Solberg"])
    #expect(list.screen.rows.map(\.subtitle) == ["+1 555 010 0123", nil, "+1 555 010 0121"])
    #expect(list.screen.emptyState == nil && list.screen.progress == nil)
    let exposed = try TestDevice.current.exposed
    #expect(exposed["Ana Alpha"] == [.givenName, .familyName, .phoneNumbers])
    #expect(exposed["Jonas Quill"] == exposed["Ana Alpha"])
  }

  @Test(.device(contacts: people, person: .always(.ignore)))
  func `While the person thinks it over the screen says so`() async throws {
    let device = try TestDevice.current
    let isTapped = Task { try await list.tap("Show Contacts") }
    while device.openPrompt == nil { await Task.yield() }
    #expect(model.state == .asking && list.screen.progress == "Waiting for your answer")
    // The prompt is open a moment before the person has left it.
    while try !device.answerOpenPrompt(.allowFull) { await Task.yield() }
    try await isTapped.value
    #expect(model.state == .loaded && list.titles.count == 3)
  }

  @Test(.device(contacts: people, person: .always(.deny)))
  func `A refusal leads to Settings, and to no list`() async throws {
    try await list.tap("Show Contacts")
    #expect(list.screen.emptyState?.contains("Settings") == true)
    #expect(list.screen.rows.isEmpty && list.screen.searchField == nil)
    try await list.tap("Open Settings")
    #expect(visits.count == 1)
    #expect(try TestDevice.current.exposed.isEmpty)
  }

  @Test(.device(access: .restricted, contacts: people))
  func `Where access cannot be allowed nobody is sent to Settings`() async throws {
    try await list.tap("Show Contacts")
    #expect(model.state == .restricted)
    #expect(list.screen.emptyState?.contains("Screen Time") == true)
    #expect(list.buttonTitles.isEmpty)
  }

  @Test(.device(access: .authorized, contacts: [.person("Jonas Quill")]))
  func `A book without numbers has a text`() async throws {
    try await list.tap("Show Contacts")
    #expect(list.screen.emptyState == "None of your contacts has a phone number.")
  }

  @Test(.device(access: .limitedToNobody, contacts: people))
  func `A selection of nobody has another text`() async throws {
    try await list.tap("Show Contacts")
    #expect(list.screen.emptyState == "None of the contacts that you share has a phone number.")
  }

  @Test(.device(access: .authorized, contacts: people))
  func `A search is case-insensitive, can be cleared and can be cancelled`() async throws {
    try await list.tap("Show Contacts")
    #expect(list.screen.searchField?.cancelling == nil)
    try await list.search("SOL")
    #expect(list.titles == ["Mira Solberg"] && list.screen.emptyState == nil)
    try await list.search("zz")
    #expect(list.screen.emptyState == "No name contains “zz”.")
    try await list.search("")
    #expect(list.titles.count == 3 && list.screen.searchField?.cancelling != nil)
    try await list.search("ana")
    await list.screen.searchField?.cancelling?()
    #expect(list.titles.count == 3 && list.screen.searchField?.text == "")
    #expect(list.screen.searchField?.cancelling == nil)
  }

  @Test(.device(access: .authorized, contacts: people))
  func `With full access there is no access button`() async throws {
    try await list.tap("Show Contacts")
    try await list.search("Jon")
    await (try TestDevice.current).settle()
    #expect(list.screen.accessButtonQuery == nil)
    #expect(try TestDevice.current.accessButtons.isEmpty)
  }

  @Test(.device(access: .limited(to: ["Mira Solberg"]), contacts: people, person: .taps(.tap)))
  func `With limited access a search offers the others, and one tap adds them`() async throws {
    let device = try TestDevice.current
    try await list.tap("Show Contacts")
    #expect(list.titles == ["Mira Solberg"] && list.screen.accessButtonQuery == nil)
    #expect(list.screen.searchField?.placeholder == "Search, or share more contacts")
    try await list.search("Ana")
    #expect(list.titles.isEmpty && list.screen.accessButtonQuery == "Ana")
    await device.settle()
    #expect(device.accessButtons.map(\.face) == [.single])
    #expect(device.sharedContacts == ["Mira Solberg", "Ana Alpha"])
    #expect(list.titles == ["Ana Alpha"])
    model.cancelSearch()
    #expect(list.titles == ["Ana Alpha", "Mira Solberg"])
  }

  @Test(.device(access: .limited(to: ["Mira Solberg"]), contacts: people))
  func `Whom the access button shows stays with the person`() async throws {
    try await list.tap("Show Contacts")
    try await list.search("Ana")
    await (try TestDevice.current).settle()
    #expect(list.titles.isEmpty)
    #expect(try TestDevice.current.exposed.names == ["Mira Solberg"])
  }

  @Test(.device(access: .authorized, contacts: people))
  func `An error has its text and another try`() async throws {
    let device = try TestDevice.current
    device.simulation.inject(InjectedFault(call: .fetch, error: ContactsError(.dataAccessError)))
    try await list.tap("Show Contacts")
    #expect(list.screen.emptyState?.isEmpty == false && list.screen.rows.isEmpty)
    #expect(list.buttonTitles == ["Try Again"])
    try await list.tap("Try Again")
    #expect(list.titles.count == 3)
  }

  @Test(.device(access: .authorized, contacts: people))
  func `An enumeration that breaks off leaves no half of a list`() async throws {
    try await list.tap("Show Contacts")
    try TestDevice.current.simulation.inject(
      InjectedFault(call: .fetch, error: ContactsError(.dataAccessError), afterContacts: 2))
    await model.reload()
    #expect(model.rows.isEmpty && list.buttonTitles == ["Try Again"])
    await model.reload()
    #expect(list.titles.count == 3)
  }

  @Test(.device(access: .authorized, contacts: people))
  func `The list follows the address book`() async throws {
    let device = try TestDevice.current
    try await list.tap("Show Contacts")
    try await list.search("a")
    for edit in [
      ContactEdit.delete(identifier: "ana"),
      .add(.person("Tara Tau", phoneNumber: "+1 555 010 0125")),
    ] {
      try device.simulation.edit([edit])
    }
    await device.settle()
    #expect(list.titles == ["Mira Solberg", "Tara Tau"])
  }

  @Test(.device(access: .denied, contacts: people))
  func `Who refused is not asked again by a change`() async throws {
    let device = try TestDevice.current
    try await list.tap("Show Contacts")
    await model.reload()
    #expect(model.state == .denied && device.promptCount == 0)
  }

  @Test(.device(access: .authorized, contacts: people))
  func `What listens to changes keeps no list alive`() async throws {
    weak var gone: ContactListModel?
    do {
      let model = ContactListModel()
      gone = model
      await model.load()
    }
    #expect(gone == nil)
  }
}
