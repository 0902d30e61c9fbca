import AppScreens
import Observation
import SimulatedContacts

/// Shows friends and their cards, and has one fault: a card reads what the list did not fetch.
@MainActor
@Observable
public final class ReadsUnfetchedKey: ShowsScreen {
  private let list = FriendList()
  private var card: CNContact?
  @ObservationIgnored private var contacts: [CNContact] = []

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    if let card { return screen(of: card) }
    var screen = list.screen("Friends", purpose: "Your friends and their cards.") { [self] in
      await list.load()
      keepContacts()
    }
    guard list.state == .loaded else { return screen }
    screen.rows = list.friends.map { friend in
      Screen.Row(friend.name, subtitle: friend.phoneNumber) { [self] in
        card = contacts.first { $0.identifier == friend.id }
      }
    }
    return screen
  }

  private func screen(of contact: CNContact) -> Screen {
    var screen = Screen(contact.givenName)
    screen.rows = contact.phoneNumbers.map { Screen.Row($0.value.stringValue) }
    // The fault: nobody fetched the addresses.
    screen.rows += contact.emailAddresses.map { Screen.Row($0.value as String) }
    screen.buttons = [Screen.Button("Friends") { [self] in card = nil }]
    return screen
  }

  private func keepContacts() {
    let keys = Friend.keys as [CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    contacts = []
    try? CNContactStore().enumerateContacts(with: request) { contact, _ in
      contacts.append(contact)
    }
  }
}
