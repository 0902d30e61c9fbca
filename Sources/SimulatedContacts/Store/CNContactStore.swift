internal import ContactsProvider
public import Foundation
internal import Synchronization

/// The app's door to the contacts of the device.
///
/// A store belongs to the app that makes it, and keeps to that app wherever it is used. One that
/// outlives its app, in a static variable say, belongs to the app that uses it then.
/// Every call asks the device; a store holds no contacts.
open class CNContactStore: NSObject {
  private let maker: AppProcess
  private let isInUse = Atomic<Bool>(false)

  /// The app that the store belongs to here; from the first use on it hears of changes.
  private var process: AppProcess {
    let acting = maker.acting
    if acting !== maker || !isInUse.exchange(true, ordering: .relaxed) {
      postStoreChanges(of: acting)
    }
    return acting
  }

  /// Makes a store of the app that runs.
  public override init() {
    maker = AppProcess.requireAmbient()
    super.init()
  }

  /// What the app that runs may do with contacts; asks nobody and shows nothing.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    clientValue(AppProcess.requireAmbient().authorizationStatus())
  }

  /// Asks for access, unless it was decided before; returns at once.
  ///
  /// The handler runs later on a queue of the app's own: with true, or with false and an error.
  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    maker.acting.requestAccess { granted, error in
      completionHandler(granted, error.map { clientError($0) })
    }
  }

  /// Asks for access, unless it was decided before.
  ///
  /// - Throws: `CNError.authorizationDenied` where access was refused.
  @discardableResult
  nonisolated(nonsending) open func requestAccess(for entityType: CNEntityType) async throws -> Bool
  {
    do throws(ContactsError) {
      return try await maker.acting.requestAccess()
    } catch {
      throw clientError(error)
    }
  }

  /// Fetches the contacts that a predicate matches.
  ///
  /// - Throws: `CNError.authorizationDenied` without access, `.unauthorizedKeys` for a key that the
  ///   app may not have, `.predicateInvalid` for a predicate that `CNContact` did not make.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    let request = FetchRequest(
      keys: requestedKeys(keys), predicate: contactPredicate(predicate))
    do throws(ContactsError) {
      return try process.contacts(request).map(clientContact)
    } catch {
      throw clientError(error)
    }
  }

  /// Fetches one contact.
  ///
  /// - Throws: `CNError.recordDoesNotExist` where the app can see no such contact, and what
  ///   ``unifiedContacts(matching:keysToFetch:)`` throws.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    do throws(ContactsError) {
      return clientContact(
        try process.contact(withIdentifier: identifier, keys: requestedKeys(keys)))
    } catch {
      throw clientError(error)
    }
  }

  /// Calls a block with each contact of a request; set `stop.pointee` to end early.
  ///
  /// - Throws: what ``unifiedContacts(matching:keysToFetch:)`` throws.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let wrap = fetchRequest.mutableObjects ? clientMutableContact : clientContact
    do throws(ContactsError) {
      try process.enumerate(systemRequest(fetchRequest)) { fetched, isStopped in
        var stop = ObjCBool(false)
        block(wrap(fetched), &stop)
        isStopped = stop.boolValue
      }
    } catch {
      throw clientError(error)
    }
  }

  /// Fetches the card of the person's own; for the Mac.
  ///
  /// - Throws: `CNError.recordDoesNotExist` where there is none, and what
  ///   ``unifiedContacts(matching:keysToFetch:)`` throws.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    do throws(ContactsError) {
      return clientContact(try process.meContact(keys: requestedKeys(keys)))
    } catch {
      throw clientError(error)
    }
  }

  // MARK: - Groups and containers

  /// Fetches the groups that a predicate matches; nil for all.
  ///
  /// - Throws: `CNError.authorizationDenied` without access, `.predicateInvalid` for a predicate
  ///   that `CNGroup` did not make.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    do throws(ContactsError) {
      return try process.groups(matching: predicate.map(groupPredicate)).map(clientGroup)
    } catch {
      throw clientError(error)
    }
  }

  /// Fetches the accounts that a predicate matches; nil for all.
  ///
  /// - Throws: `CNError.authorizationDenied` without access, `.predicateInvalid` for a predicate
  ///   that `CNContainer` did not make.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    do throws(ContactsError) {
      return try process.containers(matching: predicate.map(containerPredicate))
        .map(clientContainer)
    } catch {
      throw clientError(error)
    }
  }

  /// Gives the identifier of the account that new contacts go to; empty without access.
  open func defaultContainerIdentifier() -> String { process.defaultContainerIdentifier() }

  // MARK: - Change history

  /// Where the app stands in the change history now; nil without access.
  open var currentHistoryToken: Data? { process.currentHistoryToken?.data }

  /// Fetches what has changed since a token: an enumerator of `CNChangeHistoryEvent`.
  ///
  /// - Note: Apple keeps this method from Swift, so apps call it through a shim in Objective-C
  ///   (developer.apple.com/documentation/technotes/tn3149-fetching-contacts-change-history-events).
  ///   Here a shim in Swift of the same form calls it.
  /// - Throws: `CNError.authorizationDenied` without access, `.changeHistoryExpired` or
  ///   `.changeHistoryInvalidAnchor` for a token that is good no more, `.unauthorizedKeys`.
  open func enumerator(
    for request: CNChangeHistoryFetchRequest
  ) throws -> CNFetchResult<NSEnumerator> {
    do throws(ContactsError) {
      return clientResult(try process.history(systemRequest(request)), of: request)
    } catch {
      throw clientError(error)
    }
  }

  /// Fetches contacts: an enumerator of `CNContact`.
  ///
  /// - Note: Apple keeps this method from Swift, where apps enumerate instead.
  /// - Throws: what ``unifiedContacts(matching:keysToFetch:)`` throws.
  open func enumerator(
    for request: CNContactFetchRequest
  ) throws -> CNFetchResult<NSEnumerator> {
    // Taken before the contacts, so that a change meanwhile is told again and not lost.
    let token = currentHistoryToken
    var contacts: [CNContact] = []
    try enumerateContacts(with: request) { contact, _ in contacts.append(contact) }
    return CNFetchResult(
      value: (contacts as NSArray).objectEnumerator(),
      currentHistoryToken: token ?? currentHistoryToken ?? Data())
  }

  // MARK: - Saving

  /// Makes the changes of a request, all or none.
  ///
  /// Afterwards the objects of the request hold what was stored, unless the request says
  /// otherwise.
  ///
  /// - Throws: `CNError.recordDoesNotExist` or `.insertedRecordAlreadyExists` with the objects at
  ///   fault, validation errors with their key paths, `.authorizationDenied` without access.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    do throws(ContactsError) {
      let outcome = try process.save(systemRequest(saveRequest))
      adopt(outcome, in: saveRequest)
    } catch {
      throw clientError(error, records: saveRequest.changes.flatMap(\.objects))
    }
  }
}
