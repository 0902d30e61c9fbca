public import Foundation

/// Changes to make together; nothing happens before a store executes them.
///
/// Use a new request for each execution
/// (developer.apple.com/documentation/contacts/cnsaverequest).
open class CNSaveRequest: NSObject {
  /// The changes, in the order in which they were asked for.
  final private(set) var changes: [SaveChange] = []

  /// Who makes the changes, for the change history.
  open var transactionAuthor: String?

  /// Whether the objects of the request hold what was stored once it was executed.
  open var shouldRefetchContacts = true

  /// Makes a request without changes.
  public override init() { super.init() }

  // MARK: - Contacts

  /// Adds a new contact to an account, nil for the default one.
  ///
  /// With a deletion of the same object in the request it comes to nothing.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.contact(.add(container: identifier), contact))
  }

  /// Saves the changed properties of a stored contact.
  open func update(_ contact: CNMutableContact) { changes.append(.contact(.update, contact)) }

  /// Deletes a stored contact.
  ///
  /// With an addition of the same object in the request it comes to nothing.
  open func delete(_ contact: CNMutableContact) { changes.append(.contact(.delete, contact)) }

  // MARK: - Groups

  /// Adds a new group to an account, nil for the default one.
  ///
  /// With a deletion of the same object in the request it comes to nothing.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append(.group(.add(container: identifier), group))
  }

  /// Saves the name of a stored group.
  open func update(_ group: CNMutableGroup) { changes.append(.group(.update, group)) }

  /// Deletes a stored group; its contacts stay.
  ///
  /// With an addition of the same object in the request it comes to nothing.
  open func delete(_ group: CNMutableGroup) { changes.append(.group(.delete, group)) }

  // MARK: - Members

  /// Makes a contact a member of a group, whatever the request said about the two before.
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    changes.append(.member(.added, contact, group))
  }

  /// Takes a contact out of a group, whatever the request said about the two before.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {
    changes.append(.member(.removed, contact, group))
  }

  /// Makes a group part of another one, whatever the request said before; for the Mac.
  open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {
    changes.append(.subgroup(.added, subgroup, group))
  }

  /// Takes a group out of another one, whatever the request said before; for the Mac.
  open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {
    changes.append(.subgroup(.removed, subgroup, group))
  }
}
