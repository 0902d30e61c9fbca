// The changes since a token, as an app may see them now.
extension DeviceState {
  /// The events since a place: contacts and groups, then what ties them together.
  mutating func changes(
    since place: UInt64, _ request: HistoryRequest, for app: String, _ view: HistoryView
  ) -> [StoredEvent] {
    let isCoalesced = holds(.historyIsCoalesced)
    let authors = Set(request.excludedAuthors)
    let leavesOut = !authors.isEmpty && holds(.excludedAuthorsAreLeftOut)
    let fold = HistoryFold(
      apps[app]?.history?.entries(after: place) ?? [], layer: view.layer,
      excluding: leavesOut ? authors : [], isCoalesced: isCoalesced)
    let showsGroups = view.showsGroups && !hidesGroups(within: view.reach)
    var events: [StoredEvent] = []
    var added: Set<RecordIdentifier> = []
    for item in fold.items {
      switch item.subject {
      case .contact(let contact, _):
        let told = self.events(of: contact, item, fold, view)
        if case .addContact? = told.last { added.insert(contact) }
        events += told
      case .group(let group) where showsGroups: events += self.events(of: group, item, fold)
      case .group, .member, .subgroup: break
      }
    }
    return showsGroups ? events + ties(fold, added, view) : events
  }

  private mutating func events(
    of contact: RecordIdentifier, _ item: HistoryFold.Item, _ fold: HistoryFold,
    _ view: HistoryView
  ) -> [StoredEvent] {
    let record = self.contact(contact, view)
    guard let record else {
      // Its deletion by an author who is left out is no news; anything else is one.
      let isNews = item.presence.before && !fold.endingLeftOut.contains(item.subject)
      return isNews ? deleting(identifierText(of: contact)) : []
    }
    if !item.presence.before { return [adding(record)] }
    // A contact of other cards than before belongs to other groups, too.
    let isNew = item.presence.wasGone || item.presence.isReassembled && view.showsGroups
    guard isNew else { return [.updateContact(record)] }
    return deleting(record.identifierText) + [adding(record)]
  }

  private mutating func deleting(_ identifier: String) -> [StoredEvent] {
    holds(.deletionLeavesIdentifier) ? [.deleteContact(identifier)] : []
  }

  private func events(
    of identifier: RecordIdentifier, _ item: HistoryFold.Item, _ fold: HistoryFold
  ) -> [StoredEvent] {
    guard let group = book.groups[identifier] else {
      let isNews = item.presence.before && !fold.endingLeftOut.contains(item.subject)
      return isNews ? [.deleteGroup(identifier.uuidText)] : []
    }
    return [item.presence.before ? .updateGroup(group) : adding(group)]
  }

  /// The contact of an identifier as the app sees it now; nil where it does not.
  private mutating func contact(
    _ identifier: RecordIdentifier, _ view: HistoryView
  ) -> ContactRecord? {
    guard let card = book.record(identifier) else {
      guard view.joins else { return nil }
      let cards = joinedCards(of: identifier, within: view.reach)
      return cards.isEmpty ? nil : book.joined(cards)
    }
    #if PLANTED_LEAKS
      guard PlantedLeak.history.isPlanted || view.reach.covers(identifier) else { return nil }
    #else
      guard view.reach.covers(identifier) else { return nil }
    #endif
    guard view.joins, !book.links.isEmpty else { return card }
    let contact = joining([card], true, within: view.reach).first
    return contact?.identifier == identifier ? contact : nil
  }

  private func identifierText(of contact: RecordIdentifier) -> String {
    book.record(contact)?.identifierText ?? goneIdentifiers[contact] ?? contact.uuidText
  }
}

// MARK: What ties records together

extension DeviceState {
  private mutating func ties(
    _ fold: HistoryFold, _ added: Set<RecordIdentifier>, _ view: HistoryView
  ) -> [StoredEvent] {
    var events: [StoredEvent] = []
    var told: Set<AppHistory.Subject> = []
    for item in fold.items {
      switch item.subject {
      case .member(let card, let group):
        guard let event = membership(card, group, item.presence, view),
          let contact = event.contact?.identifier, !added.contains(contact),
          told.insert(.member(contact, group: group)).inserted
        else { continue }
        events.append(event)
      case .subgroup(let part, let group):
        if let event = subgroup(part, group, item.presence) { events.append(event) }
      case .contact, .group: break
      }
    }
    return events + memberships(of: added, fold, view)
  }

  /// Where contacts belong that are told as new ones.
  private mutating func memberships(
    of added: Set<RecordIdentifier>, _ fold: HistoryFold, _ view: HistoryView
  ) -> [StoredEvent] {
    guard !added.isEmpty else { return [] }
    var events: [StoredEvent] = []
    for group in book.groups.all {
      for member in members(of: group, view) where added.contains(member.identifier) {
        let cards = member.cards.isEmpty ? [member] : member.cards
        let isLeftOut = cards.contains {
          fold.endingLeftOut.contains(.member($0.identifier, group: group.identifier))
        }
        if !isLeftOut { events.append(.addMember(member, group: group)) }
      }
    }
    return events
  }

  private mutating func membership(
    _ card: RecordIdentifier, _ group: RecordIdentifier, _ presence: Presence, _ view: HistoryView
  ) -> StoredEvent? {
    guard presence.before != presence.after, let record = book.record(card),
      let group = book.groups[group]
    else { return nil }
    #if PLANTED_LEAKS
      guard PlantedLeak.historyGroups.isPlanted || view.reach.covers(card) else { return nil }
    #else
      guard view.reach.covers(card) else { return nil }
    #endif
    guard let contact = joining([record], view.joins, within: view.reach).first else { return nil }
    let cards = contact.cards.isEmpty ? [contact] : contact.cards
    let isMember = cards.contains { card in
      book.position(of: card.identifier).map(book.groups.groups(of:))?
        .contains(group.identifier) == true
    }
    guard isMember == presence.after else { return nil }
    return isMember ? .addMember(contact, group: group) : .removeMember(contact, group: group)
  }

  private func subgroup(
    _ part: RecordIdentifier, _ group: RecordIdentifier, _ presence: Presence
  ) -> StoredEvent? {
    guard presence.before != presence.after, let part = book.groups[part],
      let group = book.groups[group], (part.parent == group.identifier) == presence.after
    else { return nil }
    return presence.after
      ? .addSubgroup(part, group: group) : .removeSubgroup(part, group: group)
  }
}
