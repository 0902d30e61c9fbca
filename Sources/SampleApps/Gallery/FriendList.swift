import AppScreens
import Foundation
import Observation
import SimulatedContacts

/// A contact as the apps of the gallery show it.
struct Friend: Identifiable, Equatable, Sendable {
  let id: String
  let name: String
  let phoneNumber: String?

  /// What a friend is made of, and so all that has to be asked for.
  static let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey]

  init(_ contact: CNContact) {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    id = contact.identifier
    phoneNumber = contact.phoneNumbers.first?.value.stringValue
    name = names.isEmpty ? phoneNumber ?? "No Name" : names.joined(separator: " ")
  }
}

/// What every app of the gallery does, and does right: it asks for access when the person wants
/// to see contacts, shows those that it gets, and says what is wrong where it gets none.
@MainActor
@Observable
final class FriendList {
  enum State: Equatable {
    case ready
    case loading
    case loaded
    case refused
    case failed(String)
  }

  var state = State.ready
  var friends: [Friend] = []

  /// Asks for access and shows the contacts.
  func load() async {
    state = .loading
    do {
      try await CNContactStore().requestAccess(for: .contacts)
      try await fetch()
    } catch {
      show(error)
    }
  }

  /// Shows the contacts as they are now.
  func fetch() async throws {
    friends = try await CNContactStore.people(knowing: Friend.keys, Friend.init)
    state = .loaded
  }

  /// Says why there are no contacts.
  func show(_ error: Error) {
    friends = []
    let isRefusal = (error as? CNError)?.code == .authorizationDenied
    state = isRefusal ? .refused : .failed(error.localizedDescription)
  }

  /// The screen of an app that shows the list.
  func screen(
    _ title: String, purpose: String, button: String = "Show Friends",
    loading: @escaping Screen.Action
  ) -> Screen {
    var screen = Screen(title)
    switch state {
    case .ready:
      screen.emptyState = purpose
      screen.buttons = [Screen.Button(button, tapping: loading)]
    case .loading:
      screen.progress = "Loading friends"
    case .loaded:
      screen.rows = friends.map { Screen.Row($0.name, subtitle: $0.phoneNumber) }
      if friends.isEmpty { screen.emptyState = "No contacts are shared with this app." }
    case .refused:
      screen.emptyState = "To see your friends here, allow access to contacts in Settings."
    case .failed(let message):
      screen.emptyState = message
      screen.buttons = [Screen.Button("Try Again", tapping: loading)]
    }
    return screen
  }
}
