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
    /// The list is on its way, or the person has not answered.
    case loading
    /// The list.
    case loaded
    /// The text for people who did not allow access.
    case denied
    /// The text for people who cannot allow access.
    case restricted
    /// The text of an error.
    case failed(String)
  }

  /// What the screen shows now.
  public private(set) var state = State.empty
  /// Everybody who has an address, by name.
  public private(set) var people: [InviteGuest] = []
  /// The guests so far, in the order in which they were chosen.
  public private(set) var invited: [InviteGuest] = []

  /// Makes the model of a party without guests.
  public init() {}

  /// Asks for access and fills the list.
  public func load() async {
    state = .loading
    do {
      try await CNContactStore().requestAccess(for: .contacts)
      people = try await CNContactStore.people(knowing: InviteGuest.keys, InviteGuest.init)
      state = .loaded
    } catch let error as CNError where error.code == .authorizationDenied {
      let isRestricted = CNContactStore.authorizationStatus(for: .contacts) == .restricted
      state = isRestricted ? .restricted : .denied
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Invites somebody of the list; who is invited already stays so.
  public func invite(_ guest: InviteGuest) {
    if !invited.contains(guest) { invited.append(guest) }
  }

  /// Invites the people of the list who have this name.
  public func invite(named name: String) {
    for guest in people where guest.name == name { invite(guest) }
  }
}
