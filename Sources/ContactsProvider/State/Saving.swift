/// A save or an edit on its way.
struct Saving {
  /// The app that saves; nil for the person.
  let app: String?
  /// The contacts that can be reached; grows with what is added.
  var grant: Grant
  /// What was changed so far, as a ledger and as the way back.
  private(set) var changes: [SavedChange] = []
  private(set) var undo: [AddressBookChange] = []
  /// Objects that were stored under another identifier than they came with.
  private var storedAs: [RecordIdentifier: RecordIdentifier] = [:]

  init(app: String?, grant: Grant) {
    self.app = app
    self.grant = grant
  }

  /// Carries out a change; one that meets nothing to change is none.
  mutating func carryOut(
    _ change: AddressBookChange, as saved: SavedChange, in book: inout AddressBook
  ) {
    let inverse = book.apply(change)
    if case .nothing = inverse { return }
    undo.append(inverse)
    changes.append(saved)
  }

  /// Notes the identifier under which an object of the app was stored.
  mutating func note(_ identifier: RecordIdentifier, storedAs own: RecordIdentifier) {
    if identifier != own { storedAs[identifier] = own }
  }

  /// The identifier that a text means here.
  func identifier(_ text: String) -> RecordIdentifier {
    let identifier = RecordIdentifier(text: text)
    return storedAs.isEmpty ? identifier : storedAs[identifier] ?? identifier
  }
}

/// What one operation stored.
enum StoredObject: Sendable {
  case nothing
  case contact(ContactRecord)
  indirect case group(FetchedGroup)

  var contact: ContactRecord? { if case .contact(let record) = self { record } else { nil } }
  var group: FetchedGroup? { if case .group(let group) = self { group } else { nil } }
}
