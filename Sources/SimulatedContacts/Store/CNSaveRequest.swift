public import Foundation

/// Changes to make together; nothing happens before a store executes them.
///
/// Use a new request for each execution
/// (developer.apple.com/documentation/contacts/cnsaverequest).
open class CNSaveRequest: NSObject {
  /// One change of the request.
  struct Change {
    enum Kind: Hashable {
      case add
      case update
      case delete
    }

    let kind: Kind
    let contact: CNMutableContact
  }

  /// The changes, in the order in which they were asked for.
  final private(set) var changes: [Change] = []

  /// Who makes the changes, for the change history.
  open var transactionAuthor: String?

  /// Whether the contacts of the request hold what was stored once it was executed.
  open var shouldRefetchContacts = true

  /// Makes a request without changes.
  public override init() { super.init() }

  /// Adds a new contact; takes back an earlier deletion of the same object instead.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    append(.add, contact, takingBack: .delete)
  }

  /// Saves the changed properties of a stored contact.
  open func update(_ contact: CNMutableContact) {
    changes.append(Change(kind: .update, contact: contact))
  }

  /// Deletes a stored contact; takes back an earlier addition of the same object instead.
  open func delete(_ contact: CNMutableContact) {
    append(.delete, contact, takingBack: .add)
  }

  /// What was asked for, so that a large request looks for an earlier change only where one is.
  private var asked: Set<Asked> = []

  private struct Asked: Hashable {
    let kind: Change.Kind
    let contact: ObjectIdentifier
  }

  private func append(_ kind: Change.Kind, _ contact: CNMutableContact, takingBack: Change.Kind) {
    let object = ObjectIdentifier(contact)
    if asked.contains(Asked(kind: takingBack, contact: object)),
      let earlier = changes.lastIndex(where: { $0.contact === contact && $0.kind == takingBack })
    {
      changes.remove(at: earlier)
      return
    }
    asked.insert(Asked(kind: kind, contact: object))
    changes.append(Change(kind: kind, contact: contact))
  }
}
