internal import ContactsProvider
public import Foundation

/// The app's door to the contacts of the device.
///
/// A store belongs to the app that makes it, and keeps to that app wherever it is used. One that
/// outlives its app, in a static variable say, belongs to the app that uses it then.
/// Every call asks the device; a store holds no contacts.
open class CNContactStore: NSObject {
  private let maker: AppProcess
  private var process: AppProcess { maker.acting }

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
    process.requestAccess { granted, error in
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
      return try await process.requestAccess()
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

  /// Makes the changes of a request, all or none.
  ///
  /// Afterwards the contacts of the request hold what was stored, unless the request says
  /// otherwise.
  ///
  /// - Throws: `CNError.recordDoesNotExist` or `.insertedRecordAlreadyExists` with the contacts at
  ///   fault, validation errors with their key paths, `.authorizationDenied` without access.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    do throws(ContactsError) {
      let outcome = try process.save(systemRequest(saveRequest))
      adopt(outcome, in: saveRequest)
    } catch {
      throw clientError(error, records: saveRequest.changes.map(\.contact))
    }
  }
}
