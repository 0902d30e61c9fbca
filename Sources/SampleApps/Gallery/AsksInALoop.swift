import AppScreens
import Observation
import SimulatedContacts

/// Shows friends, and has one fault: who does not decide is asked again, and again.
@MainActor
@Observable
public final class AsksInALoop: ShowsScreen {
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
    for _ in 1...3 {
      await list.load()
      // The fault: to back out of the question is an answer.
      guard list.state == .refused else { return }
    }
  }
}
