// swift-format-ignore-file: NeverForceUnwrap
// Apps force these casts, and this is the code of such an app.

import Contacts
import Foundation

/// The shim of an app's target: on Apple's systems a class in Objective-C, here the same in Swift.
final class ContactStoreShim: NSObject {
  private let store: CNContactStore

  init(store: CNContactStore) { self.store = store }

  func changeHistoryFetchResult(
    for request: CNChangeHistoryFetchRequest
  ) throws -> CNFetchResult<NSEnumerator> {
    try store.enumerator(for: request)
  }
}

/// A copy of the address book that an app keeps up to date, as such apps write it.
final class ContactSync: NSObject, CNChangeHistoryEventVisitor {
  private let store = CNContactStore()
  private var token: Data? {
    get { defaults["token"] }
    set { defaults["token"] = newValue }
  }
  private var defaults: [String: Data] = [:]
  private(set) var contacts: [String: String] = [:]
  private(set) var groups: [String: Set<String>] = [:]
  private(set) var resets = 0
  private var observer: NSObjectProtocol?

  override init() {
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: .CNContactStoreDidChange, object: nil, queue: nil
    ) { [weak self] notification in
      let isExternal = notification.userInfo?["CNNotificationOriginationExternally"] as? Bool
      if isExternal ?? false { try? self?.sync() }
    }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  func sync() throws {
    let request = CNChangeHistoryFetchRequest()
    request.startingToken = token
    request.additionalContactKeyDescriptors = [CNContactGivenNameKey as CNKeyDescriptor]
    request.includeGroupChanges = true
    request.excludedTransactionAuthors = ["sync"]
    let result: CNFetchResult<NSEnumerator>
    do {
      result = try ContactStoreShim(store: store).changeHistoryFetchResult(for: request)
    } catch CNError.changeHistoryInvalidAnchor {
      token = nil
      return try sync()
    }
    let events = result.value.compactMap { $0 as? CNChangeHistoryEvent }
    for event in events { event.accept(self) }
    token = result.currentHistoryToken
  }

  func visit(_ event: CNChangeHistoryDropEverythingEvent) {
    contacts.removeAll()
    groups.removeAll()
    resets += 1
  }

  func visit(_ event: CNChangeHistoryAddContactEvent) {
    contacts[event.contact.identifier] = event.contact.givenName
  }

  func visit(_ event: CNChangeHistoryUpdateContactEvent) {
    contacts[event.contact.identifier] = event.contact.givenName
  }

  func visit(_ event: CNChangeHistoryDeleteContactEvent) {
    contacts[event.contactIdentifier] = nil
  }

  func visit(_ event: CNChangeHistoryAddGroupEvent) { groups[event.group.name] = [] }

  func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent) {
    groups[event.group.name, default: []].insert(event.member.identifier)
  }

  func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {
    groups[event.group.name]?.remove(event.member.identifier)
  }

  /// Puts contacts into a group of the app's own, which is made where it is missing.
  func file(_ identifiers: [String], into name: String) throws {
    let request = CNSaveRequest()
    request.transactionAuthor = "sync"
    var group = try store.groups(matching: nil).first { $0.name == name }
    if group == nil {
      let newGroup = CNMutableGroup()
      newGroup.name = name
      request.add(newGroup, toContainerWithIdentifier: store.defaultContainerIdentifier())
      group = newGroup
    }
    let predicate = CNContact.predicateForContacts(withIdentifiers: identifiers)
    let keys = [CNContactIdentifierKey as NSString] as [CNKeyDescriptor]
    for contact in try store.unifiedContacts(matching: predicate, keysToFetch: keys) {
      request.addMember(contact, to: group!)
    }
    try store.execute(request)
  }

  func rename(_ name: String, to other: String) throws {
    guard let group = try store.groups(matching: nil).first(where: { $0.name == name }) else {
      throw CNError(.recordDoesNotExist)
    }
    // As apps write it: the mutable copy of a group is one, on a device too.
    let copy = group.mutableCopy() as! CNMutableGroup
    copy.name = other
    let request = CNSaveRequest()
    request.update(copy)
    try store.execute(request)
  }

  /// The names of the accounts with the groups of each.
  func overview() throws -> [String] {
    try store.containers(matching: nil).map { container in
      let predicate = CNGroup.predicateForGroupsInContainer(withIdentifier: container.identifier)
      let groups = try store.groups(matching: predicate)
      let isLocal = container.type == .local ? " (local)" : ""
      return "\(container.name)\(isLocal): \(groups.map { $0.name }.joined(separator: ", "))"
    }
  }
}
