import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// An app that shows the contact access button and the contact access picker.
@MainActor
private final class AccessScreen {
  let screen: PickerScreen
  var shared: [[String]] = []

  init(
    _ access: Access = .limited(["ana"]), tap: AccessButtonAnswer? = .tap(choosing: nil),
    change: AccessPickerAnswer? = nil
  ) throws {
    screen = try PickerScreen(access: access)
    screen.device.setPerson { (_: AccessButtonView) in tap }
    screen.device.setPerson { (_: AccessPickerSheet) in change }
  }

  func show(_ query: String, ignoring emails: Set<String>? = nil) async {
    screen.asApp {
      ContactAccessButton(queryString: query, ignoredEmails: emails) { self.shared.append($0) }
        .contactAccessButtonCaption(.email)
        .contactAccessButtonStyle(ContactAccessButton.Style(imageWidth: 20))
        .show()
    }
    #expect(shared == [])
    await screen.settle()
  }
}

@Suite("The contact access button of an app")
@MainActor
struct ContactAccessButtonTests {
  @Test("tells the app on the main actor, later, whom a tap shared")
  func tap() async throws {
    let app = try AccessScreen()
    await app.show("Ben")
    #expect(app.shared == [["ben"]])
    let store = app.screen.asApp { CNContactStore() }
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    request.predicate = CNContact.predicateForContacts(withIdentifiers: app.shared[0])
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
    #expect(names == ["Ben"])
  }

  @Test(
    "tells the app nothing where nothing is shared",
    arguments: [
      ("Ben", AccessButtonAnswer?.none), ("Ben", .obscuredTap), ("x", .tap(choosing: nil)),
    ])
  func silent(query: String, answer: AccessButtonAnswer?) async throws {
    let app = try AccessScreen(tap: answer)
    await app.show(query)
    #expect(app.shared == [])
    #expect(
      app.screen.device.reachableContacts(of: app.screen.app).map(\.identifierText) == ["ana"])
  }

  @Test("leaves out whom the app names")
  func ignored() async throws {
    let app = try AccessScreen()
    await app.show("Cai", ignoring: ["CAI@mail.example"])
    #expect(app.shared == [])
  }

  @Test("captions have the names of Apple's")
  func captions() {
    #expect(ContactAccessButton.Caption(rawValue: "defaultText") == .defaultText)
    #expect(ContactAccessButton.Caption.email.rawValue == "email")
    #expect(ContactAccessButton.Caption.phone.rawValue == "phone")
  }

  @Test("an app that has ended shows nothing")
  func ended() async throws {
    let app = try AccessScreen()
    let button = app.screen.asApp {
      ContactAccessButton(queryString: "Ben") { app.shared.append($0) }
    }
    app.screen.device.quit(app.screen.app)
    button.show()
    for _ in 0..<10 { await Task.yield() }
    #expect(app.shared == [])
  }
}

@Suite("The contact access picker of an app")
@MainActor
struct ContactAccessPickerTests {
  @Test("is presented by a flag, tells who is new, and takes the flag back")
  func present() async throws {
    let app = try AccessScreen(change: .select(["ben", "cai"]))
    let picker = app.screen.asApp { ContactAccessPicker { app.shared.append($0) } }
    picker.isPresented = true
    #expect(picker.isPresented)
    await app.screen.settle()
    #expect(!picker.isPresented)
    #expect(app.shared == [["ben", "cai"]])
    picker.isPresented = true
    await app.screen.settle()
    #expect(app.shared == [["ben", "cai"], []])
  }

  @Test("gives an empty list at once without limited access")
  func fullAccess() async throws {
    let app = try AccessScreen(.authorized)
    let picker = app.screen.asApp { ContactAccessPicker { app.shared.append($0) } }
    picker.isPresented = true
    await app.screen.settle()
    #expect(app.shared == [[]])
    #expect(!picker.isPresented)
    #expect(app.screen.device.termination(of: app.screen.app) == nil)
  }

  @Test("does not come where the flag is taken back before")
  func takenBack() async throws {
    let app = try AccessScreen()
    let picker = app.screen.asApp { ContactAccessPicker { app.shared.append($0) } }
    picker.isPresented = true
    picker.isPresented = false
    await app.screen.settle()
    #expect(app.shared == [])
    #expect(app.screen.device.termination(of: app.screen.app) == nil)
  }
}
