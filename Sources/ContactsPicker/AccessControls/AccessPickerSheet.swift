public import ContactsProvider

/// The contact access picker as the person sees it: everybody, the shared ones ticked.
public struct AccessPickerSheet: Question {
  /// What the person does with it.
  public typealias Answer = AccessPickerAnswer

  /// Which sheet of the device this is, from 1.
  public let number: Int
  /// The bundle identifier of the app before which it stands.
  public let bundleIdentifier: String
  /// How many contacts are listed.
  public var count: Int { records.count }
  /// The buttons.
  public let buttons = ["Cancel", "Done"]

  let shared: Set<RecordIdentifier>
  private let records: DeliveredRecords
  private let displayName: DisplayName

  init(_ contents: SheetContents, app: String) {
    number = contents.number
    bundleIdentifier = app
    shared = contents.shared
    records = contents.records
    displayName = contents.displayName
  }

  /// The rows, in the order of the device's settings; made anew at each call.
  public var rows: [PickerRow] {
    var rows: [PickerRow] = []
    records.visit { record in
      rows.append(
        PickerRow(
          identifier: record.identifierText, title: displayName.rowTitle(of: record.values),
          isEnabled: true))
      return true
    }
    return rows
  }

  /// The identifiers of the rows that are ticked, because the app has these contacts already.
  public var ticked: Set<String> {
    var ticked: Set<String> = []
    records.visit { record in
      if isTicked(record) { ticked.insert(record.identifierText) }
      return true
    }
    return ticked
  }

  /// Whether the app has all of a contact already.
  private func isTicked(_ record: ContactRecord) -> Bool {
    record.ownCards.allSatisfy(shared.contains)
  }

  /// The cards that are shared after an answer.
  func shared(after answer: AccessPickerAnswer) throws(PickerMisstep) -> Set<RecordIdentifier> {
    switch answer {
    case .cancel: return shared
    case .select(let everybody): return try cards(of: everybody)
    case .change(let adding, let removing):
      return shared.union(try cards(of: adding)).subtracting(try cards(of: removing))
    }
  }

  /// The cards of some rows.
  private func cards(of contacts: [String]) throws(PickerMisstep) -> Set<RecordIdentifier> {
    var missing = Set(contacts.map(RecordIdentifier.init(text:)))
    var cards: Set<RecordIdentifier> = []
    records.visit { record in
      let count = missing.count
      missing.subtract(record.identities)
      if missing.count < count { cards.formUnion(record.ownCards) }
      return !missing.isEmpty
    }
    if let other = contacts.first(where: { missing.contains(RecordIdentifier(text: $0)) }) {
      throw PickerMisstep(
        "The contact access picker lists no contact with the identifier '\(other)'.")
    }
    return cards
  }
}

/// What the person does with the contact access picker; contacts by identifier.
public enum AccessPickerAnswer: Sendable, Hashable {
  /// Leaves these ticked and no others, and taps Done.
  case select([String])
  /// Ticks some, takes the ticks of others away, and taps Done.
  case change(adding: [String], removing: [String])
  /// Taps Cancel.
  case cancel
}

extension AccessPickerAnswer: CustomStringConvertible {
  /// The answer as code writes it, such as `select(Kate Bell)`.
  public var description: String {
    switch self {
    case .select(let contacts): "select(\(contacts.joined(separator: ", ")))"
    case .change(let adding, let removing):
      "change(adding: \(adding.joined(separator: ", ")), removing: "
        + "\(removing.joined(separator: ", ")))"
    case .cancel: "cancel"
    }
  }
}
