package import Foundation

/// A place in the change history of one app; opaque to the app, which may keep it over launches
/// (developer.apple.com/documentation/technotes/tn3149-fetching-contacts-change-history-events).
public struct HistoryToken: Sendable, Hashable {
  /// The bytes that the app holds.
  package let data: Data

  /// Takes bytes for a token, whoever made them.
  package init(data: Data) { self.data = data }
}

/// A request for what has changed since a token.
package struct HistoryRequest: Sendable {
  /// Where the app stood; nil for the beginning.
  package var token: HistoryToken?
  /// The properties of the contacts in events, besides the identifier.
  package var keys: RequestedKeys
  /// Whether changes of groups and memberships are told too.
  package var includesGroups: Bool
  /// Whether linked cards come as one contact.
  package var unifyResults: Bool
  /// Authors whose changes are left out.
  package var excludedAuthors: [String]

  /// Makes a request as Apple's defaults have it.
  package init(
    token: HistoryToken? = nil, keys: RequestedKeys = RequestedKeys([]),
    includesGroups: Bool = false, unifyResults: Bool = true, excludedAuthors: [String] = []
  ) {
    self.token = token
    self.keys = keys
    self.includesGroups = includesGroups
    self.unifyResults = unifyResults
    self.excludedAuthors = excludedAuthors
  }
}

/// One thing that an app is told has changed.
package typealias HistoryEvent = ChangeEvent<FetchedContact, FetchedGroup>

/// One thing that has changed, with the contacts and groups that it is about.
package enum ChangeEvent<Contact: Sendable, Group: Sendable>: Sendable {
  /// Everything that the app kept is void; what there is follows.
  case dropEverything
  /// A contact, and the identifier of its account.
  case addContact(Contact, container: String?)
  case updateContact(Contact)
  /// The identifier of a contact that is gone.
  case deleteContact(String)
  /// A group, and the identifier of its account.
  case addGroup(Group, container: String)
  case updateGroup(Group)
  /// The identifier of a group that is gone.
  case deleteGroup(String)
  case addMember(Contact, group: Group)
  case removeMember(Contact, group: Group)
  case addSubgroup(Group, group: Group)
  case removeSubgroup(Group, group: Group)
}

/// What has changed since a token, and the token for the next time.
package struct HistoryResult: Sendable {
  package let events: [HistoryEvent]
  package let token: HistoryToken
}

extension AppProcess {
  /// Where the app stands in its history now; nil without access, and on systems without one.
  ///
  /// Never asks.
  package var currentHistoryToken: HistoryToken? {
    guard isRunning else { return nil }
    return device.withState { $0.currentHistoryToken(of: bundleIdentifier) }
  }

  /// What has changed since a token, oldest first, each record once.
  ///
  /// Contacts and groups come before what ties them together. A contact that left the app's set
  /// and came back is deleted and added, and so is, where groups are told, a joined contact that
  /// got or lost a card.
  /// - Throws: ``ContactsError``: `authorizationDenied` (100), `unauthorizedKeys` (102),
  ///   `featureNotAvailable` (104), `changeHistoryExpired` (603), `changeHistoryInvalidAnchor`
  ///   (604), or `communicationError` (1) where the process ends.
  package func history(_ request: HistoryRequest) throws(ContactsError) -> HistoryResult {
    let (told, delivery) = try admitted(to: .history) { state, _, grant throws(ContactsError) in
      let told = try state.history(request, for: self.bundleIdentifier, within: grant)
      let delivery = Delivery(
        records: .list(told.records), keys: told.keys, withheld: told.withheld, process: self)
      state.record(.delivery(delivery), by: .system, app: self.bundleIdentifier)
      return (told, delivery)
    }
    var index = -1
    let events = told.events.map { event in
      event.map { record in
        delivery.advance()
        index += 1
        return FetchedContact(record, in: delivery, at: index)
      } group: {
        FetchedGroup($0)
      }
    }
    return HistoryResult(events: events, token: told.token)
  }
}

extension ChangeEvent {
  /// The contact that the event hands over, where it does.
  package var contact: Contact? {
    switch self {
    case .addContact(let contact, _), .updateContact(let contact), .addMember(let contact, _),
      .removeMember(let contact, _):
      contact
    case .dropEverything, .deleteContact, .addGroup, .updateGroup, .deleteGroup, .addSubgroup,
      .removeSubgroup:
      nil
    }
  }

  /// The same event with other things in place of contacts and groups.
  func map<OtherContact, OtherGroup>(
    _ contact: (Contact) -> OtherContact, group: (Group) -> OtherGroup
  ) -> ChangeEvent<OtherContact, OtherGroup> {
    switch self {
    case .dropEverything: .dropEverything
    case .addContact(let added, let container): .addContact(contact(added), container: container)
    case .updateContact(let updated): .updateContact(contact(updated))
    case .deleteContact(let identifier): .deleteContact(identifier)
    case .addGroup(let added, let container): .addGroup(group(added), container: container)
    case .updateGroup(let updated): .updateGroup(group(updated))
    case .deleteGroup(let identifier): .deleteGroup(identifier)
    case .addMember(let member, let of): .addMember(contact(member), group: group(of))
    case .removeMember(let member, let of): .removeMember(contact(member), group: group(of))
    case .addSubgroup(let part, let of): .addSubgroup(group(part), group: group(of))
    case .removeSubgroup(let part, let of): .removeSubgroup(group(part), group: group(of))
    }
  }
}
