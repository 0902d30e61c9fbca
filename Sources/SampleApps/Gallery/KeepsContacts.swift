import AppScreens
import Observation
import SimulatedContacts

/// Shows friends, and has one fault: it keeps those that the person no longer shares.
@MainActor
@Observable
public final class KeepsContacts: ShowsScreen {
  private let list = FriendList()
  @ObservationIgnored private var changes: ContactChanges?

  /// Makes the app as it is after its launch.
  public init() {
    changes = ContactChanges { [weak self] in await self?.reload() }
  }

  /// What the person sees.
  public var screen: Screen {
    list.screen("Friends", purpose: "Your friends, always up to date.") { [self] in
      await list.load()
    }
  }

  private func reload() async {
    guard list.state == .loaded else { return }
    let kept = list.friends
    do { try await list.fetch() } catch { list.show(error) }
    // The fault: who is not there any more was taken away from the app on purpose.
    list.friends += kept.filter { old in !list.friends.contains { $0.id == old.id } }
  }
}
