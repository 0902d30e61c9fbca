import Foundation
import Observation
import SimulatedContacts

/// The guests of a party, picked from the app's own list of everybody who has an address.
///
/// The same goal as ``InviteModel``, at the price of access to all contacts.
@MainActor
@Observable
public final class InviteFromBookModel {
  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// Nothing yet.
    case empty
    /// The list.
    case loaded
    /// The text for people who did not allow access.
    case denied
    /// The text of an error.
    case failed(String)
  }

  /// What the screen shows now.
  public private(set) var state = State.empty
  /// Everybody who has an address, by name.
  public private(set) var people: [InviteGuest] = []
  /// The guests so far, in the order in which they were chosen.
  public private(set) var invited: [InviteGuest] = []
  @ObservationIgnored private let store = CNContactStore()

  /// Makes the model of a party without guests.
  public init() {}

  /// Asks for access and fills the list.
  public func load() async {
    do {
      try await store.requestAccess(for: .contacts)
      let request = CNContactFetchRequest(keysToFetch: InviteGuest.keys as [CNKeyDescriptor])
      request.sortOrder = .givenName
      var people: [InviteGuest] = []
      try store.enumerateContacts(with: request) { contact, _ in
        if let guest = InviteGuest(contact) { people.append(guest) }
      }
      self.people = people
      state = .loaded
    } catch let error as CNError where error.code == .authorizationDenied {
      state = .denied
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Invites the people of the list who have this name.
  public func invite(named name: String) {
    for guest in people where guest.name == name && !invited.contains(guest) {
      invited.append(guest)
    }
  }
}
