import AppScreens
import Observation
import SimulatedContacts

/// Invites one friend, and has one fault: its server gets everybody's name and number.
@MainActor
@Observable
public final class UploadsTooMuch: ShowsScreen {
  private let list = FriendList()
  private let store: DocumentStore
  private var invited: String?
  private var failure: String?

  /// Makes the app as it is after its launch, for a person who is signed in at a store.
  public init(store: DocumentStore) { self.store = store }

  /// What the person sees.
  public var screen: Screen {
    var screen = list.screen("Invite", purpose: "Play with a friend.", button: "Choose a Friend") {
      [self] in await list.load()
    }
    if let invited {
      screen.alert = Screen.Alert(
        "\(invited) Is Invited", buttons: [Screen.Button("OK") { [self] in self.invited = nil }])
    }
    if let failure {
      screen.alert = Screen.Alert(
        "Not Invited", message: failure,
        buttons: [Screen.Button("OK") { [self] in self.failure = nil }])
    }
    guard list.state == .loaded else { return screen }
    screen.rows = list.friends.map { friend in
      Screen.Row(friend.name, subtitle: friend.phoneNumber) { [self] in await invite(friend) }
    }
    return screen
  }

  private func invite(_ friend: Friend) async {
    do {
      // The fault: the person has chosen one friend, and the others chose nothing.
      for friend in list.friends {
        _ = try await store.add(
          ["name": friend.name, "phone": friend.phoneNumber ?? ""],
          to: "users/ann@mail.example/friends")
      }
      _ = try await store.add(
        ["name": friend.name, "phone": friend.phoneNumber ?? ""],
        to: "users/ann@mail.example/invitations")
      invited = friend.name
    } catch {
      failure = error.localizedDescription
    }
  }
}
