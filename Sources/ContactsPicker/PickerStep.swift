internal import ContactsProvider

/// How a picker stands after an answer.
enum PickerStep: Sendable {
  /// It is gone.
  case closed(Ending)
  /// It is open, and why nothing was picked.
  case open(String)
  /// The person left it open.
  case held
  /// The answer cannot be carried out.
  case unfitting(String)

  /// How a picker ends.
  enum Ending: Sendable {
    case contact(ContactRecord)
    case contacts([ContactRecord])
    case property(PickedRow)
    case properties([PickedRow])
    case cancelled
    case dismissed
  }
}

/// A value of a card, with the contact that it is of.
struct PickedRow: Sendable {
  let record: ContactRecord
  let card: PickerCardRow

  /// What tells one value of one contact from others.
  struct Identity: Hashable, Sendable {
    let contact: RecordIdentifier
    let card: PickerCardRow
  }

  var identity: Identity { Identity(contact: record.identifier, card: card) }

  /// The value as `predicateForSelectionOfProperty` sees it.
  func subject(for keys: ContactKeySet) -> ContactPropertySubject {
    ContactPropertySubject(record, key: card.key, entry: card.entry, keys: keys)
  }
}

/// Why a gesture cannot be made.
struct PickerMisstep: Error {
  let explanation: String

  init(_ explanation: String) { self.explanation = explanation }
}

extension PickerCardRow {
  /// Whether a choice means this row.
  func fits(_ value: PickedValue) -> Bool {
    switch value {
    case .text(let text): self.text == text
    case .entry(let entry): self.entry == entry
    case .only: true
    }
  }
}

extension PickerGesture {
  /// The gesture in the word of scenario files.
  var word: String {
    switch self {
    case .search: "search"
    case .open: "open"
    case .tick: "tick"
    case .done: "done"
    case .choose: "choose"
    case .cancel: "cancel"
    case .swipeDown: "swipeDown"
    case .ignore: "ignore"
    }
  }
}
