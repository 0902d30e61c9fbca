import AppScreens
import Foundation
import Observation
import SimulatedContacts

/// Shows friends, and has one fault: it waits for a refusal without an error, which never comes.
@MainActor
@Observable
public final class IgnoresTheError: ShowsScreen {
  private let list = FriendList()

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    list.screen("Friends", purpose: "See all your friends in one place.") { [self] in load() }
  }

  private func load() {
    list.state = .loading
    CNContactStore().requestAccess(for: .contacts) { [list] granted, error in
      Task { @MainActor in
        if granted {
          do { try await list.fetch() } catch { list.show(error) }
        } else if error == nil {
          // The fault: a refusal comes with the error `authorizationDenied`.
          list.state = .refused
        }
      }
    }
  }
}
