import AppScreens
import ContactsProvider
import ContactsTesting
import SampleApps
import SimulatedContactsUI
import Testing

/// Documents in memory, with rules and failures as a server has them.
private final class MemoryStore: DocumentStore {
  private struct Contents {
    var person: String?
    var documents: [String: [StoredFields]] = [:]
    var failures: [StoreFailure] = []
    var requestCount = 0
  }

  private let contents = Guarded(Contents())
  /// What happens while a request is on its way.
  private let underway: @MainActor @Sendable () -> Void

  init(underway: @escaping @MainActor @Sendable () -> Void = {}) { self.underway = underway }

  var all: [String: [StoredFields]] { contents.withLock(\.documents) }
  var requestCount: Int { contents.withLock(\.requestCount) }

  func failNext(_ message: String) {
    contents.withLock { $0.failures.append(StoreFailure(errorDescription: message)) }
  }

  func signIn(as email: String) { contents.withLock { $0.person = email } }

  func signOut() { contents.withLock { $0.person = nil } }

  func add(_ fields: [String: String], to collection: String) async throws -> String {
    try await answer(about: collection) { contents in
      let id = "document\(contents.requestCount)"
      contents.documents[collection, default: []].append(StoredFields(id: id, fields: fields))
      return id
    }
  }

  func documents(in collection: String) async throws -> [StoredFields] {
    try await answer(about: collection) { $0.documents[collection] ?? [] }
  }

  private func answer<Answer>(
    about collection: String, _ body: (inout Contents) -> Answer
  ) async throws -> Answer {
    await underway()
    return try contents.withLock { contents in
      contents.requestCount += 1
      if !contents.failures.isEmpty { throw contents.failures.removeFirst() }
      guard let person = contents.person, collection.hasPrefix("users/\(person)/") else {
        throw StoreFailure(errorDescription: "not allowed")
      }
      return body(&contents)
    }
  }
}

private struct StoreFailure: LocalizedError { var errorDescription: String? }

/// The form whose contacts go into an account, as the person sees it.
@MainActor
@Suite struct AddContactTests {
  private let store: MemoryStore
  private let model: AddContactModel
  private let app: AddContactScreen
  private let waits: Waits

  /// What the screen said while requests were on their way.
  @MainActor private final class Waits {
    var progress: [String?] = []
    var enabled: [Bool] = []
    var looking: AddContactScreen?
  }

  init() {
    let waits = Waits()
    store = MemoryStore {
      waits.progress.append(waits.looking?.screen.progress)
      waits.enabled += waits.looking?.screen.buttons.map(\.isEnabled) ?? []
    }
    model = AddContactModel(store: store)
    app = AddContactScreen(model, host: UIViewController())
    waits.looking = app
    self.waits = waits
  }

  /// Taps a button that can be tapped.
  private func tap(_ title: String) async throws {
    let button = app.screen.buttons.first { $0.title == title && $0.isEnabled }
    await (try #require(button, "no button “\(title)”")).tapping()
  }

  /// Taps a button of the alert.
  private func tapInAlert(_ title: String) async throws {
    let button = app.screen.alert?.buttons.first { $0.title == title }
    await (try #require(button, "no button “\(title)” in an alert")).tapping()
  }

  /// Types into the field with a label.
  private func type(_ text: String, into label: String) async throws {
    let field = app.screen.fields.first { $0.label == label }
    await (try #require(field, "no field “\(label)”")).typing(text)
  }

  private var titles: [String] { app.screen.rows.map(\.title) }
  private var buttonTitles: [String] { app.screen.buttons.map(\.title) }

  private func signIn(as address: String = "ann@mail.example") async throws {
    try await tap("Sign In")
    try await type(address, into: "E-mail")
    try await tap("Continue")
  }

  private func fill(name: String, email: String, phone: String) async throws {
    try await tap("Add")
    try await type(name, into: "Name")
    try await type(email, into: "E-mail")
    try await type(phone, into: "Phone")
  }

  @Test(arguments: [
    ("", "eve@mail.example", "+1 555 010 0150", "Enter a name."),
    (" \t", "eve@mail.example", "+1 555 010 0150", "Enter a name."),
    ("Eve", " ", "+1 555 010 0150", "Enter an e-mail address."),
    ("Eve", "eve@mail.example", "", "Enter a phone number."),
    ("Eve", "eve@mail.example", "none", "Enter a phone number in digits."),
    ("Eve", "eve@mail.example", "+", "Enter a phone number in digits."),
    ("Eve", "eve@mail.example", "1+5", "Enter a phone number in digits."),
    ("Eve", "eve@mail.example", "555 O10 0150", "Enter a phone number in digits."),
  ])
  func `A field that is not right raises an alert, and nothing is stored`(
    _ name: String, _ email: String, _ phone: String, _ alert: String
  ) async throws {
    try await signIn()
    try await fill(name: name, email: email, phone: phone)
    try await tap("Save")
    #expect(app.screen.alert?.title == alert)
    #expect(store.all.isEmpty && store.requestCount == 1)
    try await tapInAlert("OK")
    #expect(app.screen.alert == nil)
    #expect(app.screen.fields.map(\.text) == [name, email, phone])
  }

  @Test(arguments: ["+1 (555) 010-0150", "5550100150", " 1.555 "])
  func `A number may have what stands between its digits`(_ phone: String) async throws {
    try await signIn()
    try await fill(name: "Eve", email: "eve@mail.example", phone: phone)
    try await tap("Save")
    #expect(app.screen.alert == nil && titles == ["Eve"])
  }

  @Test func `A form that is right becomes a document, and the list is back`() async throws {
    try await signIn()
    #expect(app.screen.emptyState == "No contacts yet.")
    try await fill(name: " Eve Epsilon ", email: "eve@mail.example", phone: "+1 555 010 0150")
    try await tap("Save")
    #expect(waits.progress == ["Loading…", "Saving…"])
    #expect(app.screen.title == "My Contacts" && app.screen.progress == nil)
    #expect(titles == ["Eve Epsilon"] && app.screen.rows[0].subtitle == "+1 555 010 0150")
    #expect(
      store.all["users/ann@mail.example/contacts"]?.map(\.fields) == [
        ["name": "Eve Epsilon", "email": "eve@mail.example", "phone": "+1 555 010 0150"]
      ])
    try await tap("Add")
    #expect(app.screen.fields.map(\.text) == ["", "", ""])
  }

  @Test func `A failure keeps the form and says why`() async throws {
    try await signIn()
    try await fill(name: "Eve", email: "eve@mail.example", phone: "+1 555 010 0150")
    store.failNext("The server is busy.")
    try await tap("Save")
    let alert = try #require(app.screen.alert)
    #expect(alert.title == "The contact was not saved." && alert.message == "The server is busy.")
    try await tapInAlert("OK")
    #expect(app.screen.fields.map(\.text) == ["Eve", "eve@mail.example", "+1 555 010 0150"])
    #expect(app.screen.buttons.allSatisfy(\.isEnabled) && store.all.isEmpty)
    try await tap("Save")
    #expect(titles == ["Eve"])
  }

  @Test func `While a contact is saved no button can be tapped`() async throws {
    try await signIn()
    try await fill(name: "Eve", email: "eve@mail.example", phone: "+1 555 010 0150")
    waits.enabled = []
    try await tap("Save")
    #expect(waits.enabled == [false, false, false])
  }

  @Test func `Who is not signed in stores nothing`() async throws {
    #expect(app.screen.emptyState == "Sign in to see your contacts.")
    try await fill(name: "Eve", email: "eve@mail.example", phone: "+1 555 010 0150")
    try await tap("Save")
    #expect(app.screen.alert?.title == "Sign in first.")
    #expect(store.requestCount == 0)
  }

  @Test func `Each person sees their own contacts only`() async throws {
    try await signIn()
    try await fill(name: "Eve", email: "eve@mail.example", phone: "+1 555 010 0150")
    try await tap("Save")
    try await tap("Sign Out")
    #expect(titles.isEmpty && buttonTitles == ["Add", "Sign In"])
    try await signIn(as: "bob@mail.example")
    #expect(titles.isEmpty && app.screen.emptyState == "No contacts yet.")
    try await tap("Sign Out")
    try await signIn()
    #expect(titles == ["Eve"])
  }

  @Test func `A list that cannot be loaded can be tried again`() async throws {
    store.failNext("The server is busy.")
    try await signIn()
    #expect(app.screen.alert?.title == "Your contacts could not be loaded.")
    #expect(app.screen.alert?.message == "The server is busy.")
    try await tapInAlert("Try Again")
    #expect(app.screen.alert == nil && app.screen.emptyState == "No contacts yet.")
  }

  @Test func `An address is needed for signing in`() async throws {
    try await signIn(as: "  ")
    #expect(app.screen.alert?.title == "Enter your e-mail address.")
    #expect(model.person == nil && store.requestCount == 0)
    try await tapInAlert("OK")
    try await tap("Cancel")
    #expect(app.screen.title == "My Contacts")
  }

  @Test func `Cancel lets go of what was typed`() async throws {
    try await fill(name: "Eve", email: "eve@mail.example", phone: "+1 555 010 0150")
    try await tap("Cancel")
    try await tap("Add")
    #expect(app.screen.fields.map(\.text) == ["", "", ""])
  }

  @Test(
    .device(
      contacts: [
        .person(
          "Mira Solberg", phoneNumber: "+1 555 010 0121", emailAddress: "mira@solberg.example"),
        .person("Jonas Quill"),
      ], person: .picks(.choose("Mira Solberg"))))
  func `Who is picked fills the form, and nobody else is seen`() async throws {
    try await tap("Add")
    try await tap("Fill from Contacts")
    await (try TestDevice.current).settle()
    #expect(
      app.screen.fields.map(\.text) == ["Mira Solberg", "mira@solberg.example", "+1 555 010 0121"])
    let device = try TestDevice.current
    #expect(device.promptCount == 0)
    #expect(device.exposed.names == ["Mira Solberg"])
  }
}
