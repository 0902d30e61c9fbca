/// One change of an address book.
///
/// ``AddressBook/apply(_:)`` answers each change with the one that takes it back. What is rare and
/// large lies apart, so that a log of changes of contacts is small.
enum AddressBookChange: Sendable {
  /// Adds a record at the end of the stored order.
  case insert(ContactRecord)
  /// Puts a record in the place of the one that has its identifier.
  case replace(ContactRecord)
  /// Takes a record out, and out of its groups and links.
  case remove(RecordIdentifier)
  /// Puts a record back at the place that it had, and into its groups and links.
  case restore(ContactRecord, position: Int, CardTies)
  /// Adds a group at the end of the stored order.
  indirect case insertGroup(StoredGroup)
  /// Renames a group.
  case renameGroup(RecordIdentifier, String)
  /// Takes a group out; its contacts stay.
  case removeGroup(RecordIdentifier)
  /// Puts a group back at the place that it had.
  indirect case restoreGroup(StoredGroup, place: Int)
  /// Puts a card into a group.
  case addMember(RecordIdentifier, group: RecordIdentifier)
  /// Takes a card out of a group.
  case removeMember(RecordIdentifier, group: RecordIdentifier)
  /// Makes a group part of another one, or of none.
  case moveGroup(RecordIdentifier, into: RecordIdentifier?)
  /// Says which person some cards belong to.
  case assign([CardOwner])
  /// Leaves everything as it is: the answer to a change that met nothing to change.
  case nothing
}

/// What ties a card to others.
struct CardTies: Sendable {
  var groups: [RecordIdentifier] = []
  var person: LinkedCards.Person?
}
