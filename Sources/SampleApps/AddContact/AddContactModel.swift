import Foundation
import Observation
import SimulatedContacts
import SimulatedContactsUI

/// People that a signed-in person keeps in their account on a server, and a form for a new one.
///
/// Nothing is taken from the address book but what the person picks there for the form.
@MainActor
@Observable
public final class AddContactModel {
  /// What fills the screen.
  public enum Page: Equatable, Sendable {
    /// The people in the account.
    case list
    /// The field for the e-mail address with which the person signs in.
    case signIn
    /// The form for somebody new.
    case form
  }

  /// Somebody in the account.
  public struct Entry: Identifiable, Equatable, Sendable {
    /// The identifier of the document.
    public let id: String
    /// The name.
    public let name: String
    /// The e-mail address.
    public let email: String
    /// The phone number.
    public let phone: String
  }

  /// What a person has to know before they go on.
  public struct Alert: Equatable, Sendable {
    /// What is wrong.
    public let title: String
    /// Why, where that is known.
    public let message: String
    /// Whether loading again may help.
    public let canTryAgain: Bool

    init(_ title: String, message: String = "", canTryAgain: Bool = false) {
      self.title = title
      self.message = message
      self.canTryAgain = canTryAgain
    }
  }

  /// What fills the screen now.
  public internal(set) var page = Page.list
  /// The e-mail address of the person who is signed in; nil for nobody.
  public private(set) var person: String?
  /// The people in the account of that person, in the order in which they were added.
  public private(set) var entries: [Entry] = []
  /// What the app waits for; nil where it waits for nothing.
  public private(set) var progress: String?
  /// What the person has to know; nil where there is nothing.
  public internal(set) var alert: Alert?
  /// What was typed into the field for signing in.
  public var address = ""
  /// What was typed into the form.
  public var draft = Draft()
  @ObservationIgnored private let store: any DocumentStore
  /// A picker keeps its delegate weakly, so it is kept here.
  @ObservationIgnored private var delegate: (any CNContactPickerDelegate)?

  /// Makes the model of an app that was just opened.
  public init(store: any DocumentStore) { self.store = store }
}

// MARK: Signing in and out

extension AddContactModel {
  /// Signs the person in whose address was typed, and loads what is theirs.
  public func signIn() async {
    let address = address.trimmed
    guard !address.isEmpty else {
      alert = Alert("Enter your e-mail address.")
      return
    }
    store.signIn(as: address)
    person = address
    self.address = ""
    page = .list
    await load()
  }

  /// Signs the person out; nothing of theirs stays on the screen.
  public func signOut() {
    store.signOut()
    person = nil
    entries = []
    draft = Draft()
    page = .list
  }

  /// Loads the people of the person who is signed in.
  public func load() async {
    guard let person, progress == nil else { return }
    progress = "Loading…"
    alert = nil
    defer { progress = nil }
    do {
      let documents = try await store.documents(in: Self.collection(of: person))
      if self.person == person { entries = documents.map(Entry.init) }
    } catch {
      alert = Alert(
        "Your contacts could not be loaded.", message: error.localizedDescription,
        canTryAgain: true)
    }
  }

  /// The collection of a person, who alone may see it.
  private static func collection(of person: String) -> String { "users/\(person)/contacts" }
}

// MARK: Adding somebody

extension AddContactModel {
  /// Stores what is in the form, and goes back to the list.
  ///
  /// Where something is missing, or the server does not take it, the form stays as it is.
  public func save() async {
    guard progress == nil else { return }
    guard let person else {
      alert = Alert("Sign in first.", message: "Contacts are kept in your account.")
      return
    }
    if let problem = draft.problem {
      alert = Alert(problem)
      return
    }
    let fields = draft.fields
    progress = "Saving…"
    defer { progress = nil }
    do {
      let id = try await store.add(fields, to: Self.collection(of: person))
      guard self.person == person else { return }
      entries.append(Entry(StoredFields(id: id, fields: fields)))
      leaveForm()
    } catch {
      alert = Alert("The contact was not saved.", message: error.localizedDescription)
    }
  }

  /// Leaves the form for the list; what was typed is let go.
  public func leaveForm() {
    draft = Draft()
    page = .list
  }

  /// Lets somebody be picked whose name, address and number then fill the form.
  public func fillFromContacts(from host: UIViewController) {
    let delegate = FillingDelegate { [weak self] in self?.draft = $0 }
    let picker = CNContactPickerViewController()
    picker.delegate = delegate
    picker.displayedPropertyKeys = Draft.keys
    self.delegate = delegate
    host.present(picker, animated: true)
  }
}

extension AddContactModel.Entry {
  fileprivate init(_ document: StoredFields) {
    self.init(
      id: document.id, name: document.fields["name"] ?? "", email: document.fields["email"] ?? "",
      phone: document.fields["phone"] ?? "")
  }
}
