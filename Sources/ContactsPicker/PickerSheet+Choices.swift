package import ContactsProvider

extension PickerSheet {
  /// What a person who wants some values of some contacts can choose here, in that order.
  ///
  /// Contacts where a tap or tick picks them, else the values on their cards. Nobody is in it who
  /// is not listed or is greyed, and nothing whose tap only calls or writes.
  package func choices(_ wishes: [(contact: String, keys: ContactKeySet)]) -> [PickerChoice] {
    var listed: [RecordIdentifier: ContactRecord] = [:]
    let wanted = Set(wishes.map { RecordIdentifier(text: $0.contact) })
    records.visit { record in
      for identity in record.identities where wanted.contains(identity) {
        listed[identity] = record
      }
      return listed.count < wanted.count
    }
    return wishes.flatMap { contact, keys in
      listed[RecordIdentifier(text: contact)].map { choices(of: $0, keys) } ?? []
    }
  }

  private func choices(of record: ContactRecord, _ keys: ContactKeySet) -> [PickerChoice] {
    guard row(record).isEnabled else { return [] }
    switch selection {
    case .nothing: return []
    case .contacts: return [.contact(record.identifierText)]
    case .contact: return picksAtOnce(record) ? [.contact(record.identifierText)] : []
    case .property: return picksAtOnce(record) ? [] : values(of: record, keys)
    case .contactOrProperty:
      return picksAtOnce(record) ? [.contact(record.identifierText)] : values(of: record, keys)
    case .properties: return values(of: record, keys)
    }
  }

  /// Whether a tap on the row picks the contact, or closes nothing, in place of opening the card.
  private func picksAtOnce(_ record: ContactRecord) -> Bool {
    let decides = selection == .contact || selection == .contactOrProperty
    guard decides, let predicate = request.selectingContact else { return selection == .contact }
    return predicate.evaluate(with: subject(of: record))
  }

  private func values(of record: ContactRecord, _ keys: ContactKeySet) -> [PickerChoice] {
    card(of: record).filter { keys.contains($0.key) }.map { PickedRow(record: record, card: $0) }
      .filter { row in
        request.selectingProperty?.evaluate(with: row.subject(for: predicateKeys)) ?? true
      }
      .map { row in
        .property(
          contact: record.identifierText, key: row.card.key,
          value: row.card.entry.map { .entry($0) } ?? .only)
      }
  }
}
