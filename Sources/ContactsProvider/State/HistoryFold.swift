/// What came of the entries of a history since a token, for one request.
struct HistoryFold {
  /// What came of everything that happened to one thing.
  struct Item {
    let subject: AppHistory.Subject
    var presence: Presence
  }

  /// What happened, each thing at the place at which it first did.
  private(set) var items: [Item] = []
  /// The things of which the newest change is one that is left out.
  private(set) var endingLeftOut: Set<AppHistory.Subject> = []
  private var places: [AppHistory.Subject: Int] = [:]

  /// Puts entries together.
  ///
  /// - Parameters:
  ///   - layer: How the request wants to see linked cards.
  ///   - authors: Those whose changes are left out.
  ///   - isCoalesced: Whether several changes of one thing are one.
  init(
    _ entries: ArraySlice<AppHistory.Entry>, layer: CardLayer, excluding authors: Set<String>,
    isCoalesced: Bool
  ) {
    for entry in entries {
      guard let subject = entry.subject.inLayer(layer), !entry.change.isNothing else { continue }
      if let author = entry.author, authors.contains(author) {
        endingLeftOut.insert(subject)
        continue
      }
      if !endingLeftOut.isEmpty { endingLeftOut.remove(subject) }
      if isCoalesced, let place = places[subject] {
        items[place].presence = items[place].presence.followed(by: entry.change)
      } else {
        places[subject] = items.count
        items.append(Item(subject: subject, presence: entry.change))
      }
    }
  }
}

extension AppHistory.Subject {
  /// The thing as one layer has it; nil where the layer has none.
  fileprivate func inLayer(_ layer: CardLayer) -> Self? {
    guard case .contact(let contact, let own) = self else { return self }
    return own.contains(layer) ? .contact(contact, layer) : nil
  }
}
