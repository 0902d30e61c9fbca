internal import ContactsProvider

/// Which cards are of one person, as long as the scenario lasts: also of those that are deleted.
struct KnownPeople: Sendable {
  /// The cards of each person who has several, the one that stands for them first.
  private var linked: [RecordIdentifier: [RecordIdentifier]] = [:]

  /// Makes the people of a device that was just switched on.
  init(_ contacts: [ContactSeed], _ identifiers: [String]) {
    for (contact, identifier) in zip(contacts, identifiers) {
      guard let other = contact.linkedWith, identifiers.indices.contains(other) else { continue }
      link([identifiers[other], identifier].map(RecordIdentifier.init(text:)))
    }
  }

  /// The card that stands for all cards of a person, and for the contact that they are joined to.
  func person(of identifier: RecordIdentifier) -> RecordIdentifier {
    if linked.isEmpty { return identifier }
    return cards(of: identifier)?[0] ?? identifier
  }

  /// The other cards of the person whom a card is of.
  func otherCards(than identifier: RecordIdentifier) -> [RecordIdentifier] {
    (cards(of: identifier) ?? []).filter { $0 != identifier }
  }

  private func cards(of identifier: RecordIdentifier) -> [RecordIdentifier]? {
    linked[identifier] ?? linked[identifier.joined]
  }

  /// Makes cards those of one person.
  mutating func link(_ identifiers: [RecordIdentifier]) {
    var all: [RecordIdentifier] = []
    for identifier in identifiers {
      for card in cards(of: identifier) ?? [identifier] where !all.contains(card) {
        all.append(card)
      }
    }
    guard all.count > 1 else { return }
    for card in all { linked[card] = all }
  }

  /// Makes a card that of a person of its own.
  mutating func unlink(_ identifier: RecordIdentifier) {
    guard let cards = linked.removeValue(forKey: identifier) else { return }
    let others = cards.filter { $0 != identifier }
    for card in others { linked[card] = others.count > 1 ? others : nil }
  }
}
