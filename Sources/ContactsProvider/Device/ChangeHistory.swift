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
package enum HistoryEvent: Sendable {
  /// Everything that the app kept is void; what there is follows.
  case dropEverything
  /// A contact, and the identifier of its account.
  case addContact(FetchedContact, container: String?)
  case updateContact(FetchedContact)
  /// The identifier of a contact that is gone.
  case deleteContact(String)
  /// A group, and the identifier of its account.
  case addGroup(FetchedGroup, container: String)
  case updateGroup(FetchedGroup)
  /// The identifier of a group that is gone.
  case deleteGroup(String)
  case addMember(FetchedContact, group: FetchedGroup)
  case removeMember(FetchedContact, group: FetchedGroup)
  case addSubgroup(FetchedGroup, group: FetchedGroup)
  case removeSubgroup(FetchedGroup, group: FetchedGroup)
}

/// What has changed since a token, and the token for the next time.
package struct HistoryResult: Sendable {
  package let events: [HistoryEvent]
  package let token: HistoryToken
}

extension AppProcess {
  /// Where the app stands in its history now; nil without access.
  package var currentHistoryToken: HistoryToken? { nil }

  /// What has changed since a token, oldest first, each record once.
  package func history(_ request: HistoryRequest) throws(ContactsError) -> HistoryResult {
    throw ContactsError(.featureNotAvailable)
  }
}
