/// One change of an address book.
///
/// ``AddressBook/apply(_:)`` answers each change with the one that takes it back.
enum AddressBookChange: Sendable {
  /// Adds a record at the end of the stored order.
  case insert(ContactRecord)
  /// Puts a record in the place of the one that has its identifier.
  case replace(ContactRecord)
  /// Takes a record out.
  case remove(RecordIdentifier)
  /// Puts a record back at the place that it had.
  case restore(ContactRecord, position: Int)
  /// Leaves everything as it is: the answer to a change that met nothing to change.
  case nothing
}
