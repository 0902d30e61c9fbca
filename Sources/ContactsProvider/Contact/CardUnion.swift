/// Linked cards seen as one contact: which values show, and which card each one is on.
///
/// A single value is that of the first card that has one; a name and what belongs to it come from
/// one card. Entries are those of all cards, values that an earlier card has left out.
struct CardUnion {
  /// The cards, in stored order.
  let cards: [ContactRecord]

  init(_ cards: [ContactRecord]) { self.cards = cards }

  /// The values of all cards together.
  var values: ContactValues {
    var values = ContactValues()
    for unit in Self.units { values.assign(unit, from: (source(of: unit) ?? cards[0]).values) }
    var reader = EntryReader(cards: cards, values: values)
    ContactValues.visitEntryLists(&reader)
    return reader.values
  }

  /// The values of the cards that change where the contact is given others, each with its card.
  ///
  /// A single value goes to the card that it came from; where it is emptied, the next card's shows.
  /// An entry that shows for several cards changes on each of them, and what is new goes to the
  /// card at `target`.
  func edits(
    of keys: ContactKeySet, to values: ContactValues, target: Int
  ) -> [(card: ContactRecord, values: ContactValues)] {
    let shown = self.values
    var edited = cards.map(\.values)
    for unit in Self.units {
      edit(unit.intersection(keys), of: unit, from: shown, to: values, target, &edited)
    }
    var writer = EntryWriter(
      keys: keys, shown: shown, values: values, target: target, cards: edited)
    ContactValues.visitEntryLists(&writer)
    return zip(cards, writer.cards).filter { $0.values != $1 }.map { ($0, $1) }
  }

  private func edit(
    _ keys: ContactKeySet, of unit: ContactKeySet, from shown: ContactValues,
    to values: ContactValues, _ target: Int, _ edited: inout [ContactValues]
  ) {
    var merged = shown
    merged.assign(keys, from: values)
    guard merged != shown else { return }
    edited[place(of: unit) ?? target].assign(keys, from: values)
  }

  private func place(of unit: ContactKeySet) -> Int? {
    cards.firstIndex { $0.values.hasValue(in: Self.told(by: unit)) }
  }

  /// The first card with a value in a unit.
  private func source(of unit: ContactKeySet) -> ContactRecord? {
    place(of: unit).map { cards[$0] }
  }
}

extension CardUnion {
  /// Keys whose values come from one card together.
  private static let units: [ContactKeySet] = {
    let single = ContactKeySet.all
      .subtracting(entries).subtracting(names).subtracting(image)
      .subtracting(ContactKeySet(.identifier))
    return [names, image] + single.keys.map { ContactKeySet($0) }
  }()

  /// The keys by which a card tells that it has a unit; every card has a type.
  private static func told(by unit: ContactKeySet) -> ContactKeySet {
    unit.subtracting(ContactKeySet(.contactType))
  }

  private static let names = ContactKeySet([
    .contactType, .namePrefix, .givenName, .middleName, .familyName, .previousFamilyName,
    .nameSuffix, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName,
  ])

  private static let image = ContactKeySet([.imageData, .thumbnailImageData, .imageDataAvailable])

  private static let entries = ContactKeySet([
    .phoneNumbers, .emailAddresses, .postalAddresses, .urlAddresses, .contactRelations,
    .socialProfiles, .instantMessageAddresses, .dates,
  ])
}

/// Collects the entries of all cards.
private struct EntryReader: EntryListVisitor {
  let cards: [ContactRecord]
  var values: ContactValues

  mutating func visit<Value>(
    _ key: ContactKey, _ list: WritableKeyPath<ContactValues, [LabeledValue<Value>]>
  ) {
    var entries = cards[0].values[keyPath: list]
    for card in cards.dropFirst() {
      let known = Set(entries.map(\.value))
      entries += card.values[keyPath: list].filter { !known.contains($0.value) }
    }
    values[keyPath: list] = entries
  }
}

/// Brings the entries of a joined contact back to its cards.
private struct EntryWriter: EntryListVisitor {
  let keys: ContactKeySet
  let shown: ContactValues
  let values: ContactValues
  let target: Int
  var cards: [ContactValues]

  mutating func visit<Value>(
    _ key: ContactKey, _ list: WritableKeyPath<ContactValues, [LabeledValue<Value>]>
  ) {
    let old = shown[keyPath: list]
    let new = values[keyPath: list]
    guard keys.contains(key), old != new else { return }
    for place in cards.indices {
      let own = cards[place][keyPath: list]
      cards[place][keyPath: list] = new.compactMap { entry in
        guard let known = old.first(where: { $0.identifier == entry.identifier }) else {
          return place == target ? entry : nil
        }
        return Self.own(known, among: own, besides: old).map { Self.edit($0, known, entry) }
      }
    }
  }

  /// The entry of a card that shows as one of the joined contact's.
  private static func own<Value>(
    _ shown: LabeledValue<Value>, among own: [LabeledValue<Value>],
    besides others: [LabeledValue<Value>]
  ) -> LabeledValue<Value>? {
    own.first { $0.identifier == shown.identifier }
      ?? own.first { entry in
        entry.value == shown.value && !others.contains { $0.identifier == entry.identifier }
      }
  }

  /// An entry with what was changed; a label that only it has stays.
  private static func edit<Value>(
    _ own: LabeledValue<Value>, _ old: LabeledValue<Value>, _ new: LabeledValue<Value>
  ) -> LabeledValue<Value> {
    LabeledValue(
      identifier: own.identifier, label: old.label == new.label ? own.label : new.label,
      value: new.value)
  }
}
