public import ContactsProvider

/// A contact picker as the person sees it.
public struct PickerSheet: Question {
  /// What the person does with it.
  public typealias Answer = PickerAnswer

  /// What can be picked.
  public enum Selection: String, Sendable {
    /// Nothing: a tap opens the card.
    case nothing
    /// One contact, by a tap.
    case contact
    /// One value, by a tap on the card that a tap on the contact opens.
    case property
    /// One contact or one value.
    case contactOrProperty
    /// Contacts, by ticks and Done.
    case contacts
    /// Values, by ticks and Done.
    case properties
  }

  /// Which sheet of the device this is, from 1.
  public let number: Int
  /// The bundle identifier of the app before which it stands.
  public let bundleIdentifier: String
  /// The picker as the app set it up.
  public let request: PickerRequest
  /// What can be picked.
  public let selection: Selection
  /// How many contacts are listed.
  public var count: Int { records.count }
  /// The buttons; the popover of a Mac has none, and is closed by a click beside it.
  public var buttons: [String] {
    if selection.isPlural { return ["Cancel", "Done"] }
    return request.isPopover ? [] : ["Cancel"]
  }

  /// Whether it lists nobody because it was not presented.
  let isEmptyBecauseBare: Bool
  let records: DeliveredRecords
  let displayName: DisplayName
  /// Which contacts can be chosen; nil for all.
  let enabling: PredicateFormat?
  /// The keys that predicates see: without the note where the app may not have it, because what
  /// can be picked would tell of it.
  let predicateKeys: ContactKeySet
  /// Whether the card shows displayed properties only.
  let isCardLimited: Bool
}

extension PickerSheet.Selection {
  /// Whether several things are picked at once.
  package var isPlural: Bool { self == .contacts || self == .properties }
}

/// One row of a picker.
public struct PickerRow: Sendable, Hashable {
  /// The contact's identifier.
  public let identifier: String
  /// What the row shows.
  public let title: String
  /// Whether it can be chosen; otherwise it is greyed.
  public let isEnabled: Bool
}

/// One value on a contact's card.
public struct PickerCardRow: Sendable, Hashable {
  /// The property.
  public let key: ContactKey
  /// The stored label; nil for a property with one value.
  public let label: String?
  /// The value as text.
  public let text: String
  /// The entry's identity; nil for a property with one value.
  public let entry: RecordIdentifier?
}

extension PickerSheet {
  /// The rows that are listed, in order; made anew at each call.
  ///
  /// - Parameter query: What stands in the search field; empty for all rows.
  public func rows(matching query: String = "") -> [PickerRow] {
    let search = PickerSearch(query)
    var rows: [PickerRow] = []
    records.visit { record in
      if search.finds(record.values) { rows.append(row(record)) }
      return true
    }
    return rows
  }

  /// The values on a contact's card; empty where the contact is not listed.
  public func card(of identifier: String) -> [PickerCardRow] {
    let wanted = RecordIdentifier(text: identifier)
    var rows: [PickerCardRow] = []
    records.visit { record in
      guard record.identities.contains(wanted) else { return true }
      rows = card(of: record)
      return false
    }
    return rows
  }

  func row(_ record: ContactRecord) -> PickerRow {
    PickerRow(
      identifier: record.identifierText, title: displayName.rowTitle(of: record.values),
      isEnabled: enabling?.evaluate(with: subject(of: record)) ?? true)
  }

  /// A contact as predicates see it.
  func subject(of record: ContactRecord) -> ContactPredicateSubject {
    ContactPredicateSubject(record, keys: predicateKeys)
  }

  func card(of record: ContactRecord) -> [PickerCardRow] {
    let shown = isCardLimited ? request.displayedKeys : nil
    return record.values.cardRows.filter { shown?.contains($0.key) ?? true }
  }
}
