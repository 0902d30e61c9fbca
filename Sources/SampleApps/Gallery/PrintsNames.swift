import AppScreens
import Observation
import SimulatedContacts

/// Shows friends, and has one fault: their names stand in its log, which others can read.
@MainActor
@Observable
public final class PrintsNames: ShowsScreen {
  private let list = FriendList()

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    list.screen("Friends", purpose: "See all your friends in one place.") { [self] in
      await list.load()
      // The fault: a number of friends would do to find a mistake.
      for friend in list.friends { print("loaded \(friend.name)") }
    }
  }
}
