import AppScreens
import Foundation
import Observation
import SimulatedContacts

/// Searches friends, and has one fault: it takes the contacts that are shared for all there are.
@MainActor
@Observable
public final class LimitedAsFull: ShowsScreen {
  private let list = FriendList()
  private var searchText = ""

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    var screen = list.screen("Who Is It?", purpose: "Find the number of a friend.") { [self] in
      await list.load()
    }
    guard list.state == .loaded else { return screen }
    screen.searchField = Screen.SearchField(text: searchText) { [self] in searchText = $0 }
    guard !searchText.isEmpty else { return screen }
    screen.rows.removeAll { !$0.title.localizedCaseInsensitiveContains(searchText) }
    // The fault: with `.limited` nobody knows that, and there is no way to share more.
    if screen.rows.isEmpty { screen.emptyState = "You know nobody called “\(searchText)”." }
    return screen
  }
}
