import AppScreens
import Observation
import SimulatedContacts

/// Shows friends, and has one fault: some contacts are to it as good as none.
@MainActor
@Observable
public final class LimitedAsDenied: ShowsScreen {
  private let list = FriendList()

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    list.screen("Friends", purpose: "See all your friends in one place.") { [self] in
      await load()
    }
  }

  private func load() async {
    list.state = .loading
    do {
      try await CNContactStore().requestAccess(for: .contacts)
      // The fault: `.limited` is access, too.
      guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else {
        list.state = .refused
        return
      }
      try await list.fetch()
    } catch {
      list.show(error)
    }
  }
}
