import AppScreens
import Observation
import SimulatedContacts

/// Plans trips, and has one fault: it asks for contacts before the person wants anything of it.
@MainActor
@Observable
public final class AsksAtLaunch: ShowsScreen {
  private let list = FriendList()
  private var isInviting = false

  /// Makes the app as it is after its launch.
  public init() {
    // The fault: nobody has asked for friends so far.
    Task { _ = try? await CNContactStore().requestAccess(for: .contacts) }
  }

  /// What the person sees.
  public var screen: Screen {
    if isInviting {
      return list.screen("Invite", purpose: "Friends who come along.") { [self] in
        await list.load()
      }
    }
    var screen = Screen("Trips")
    screen.emptyState = "Where would you like to go?"
    screen.buttons = [
      Screen.Button("Invite Friends") { [self] in
        isInviting = true
        await list.load()
      }
    ]
    return screen
  }
}
