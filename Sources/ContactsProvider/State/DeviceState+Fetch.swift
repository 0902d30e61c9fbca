extension DeviceState {
  /// What a fetch hands over.
  struct Fetched {
    var records: DeliveredRecords
    var keys: ContactKeySet
    var withheld: ContactKeySet = []
  }

  /// Finds the contacts of a request among those that may be reached.
  mutating func fetch(
    _ request: FetchRequest, for app: String, within grant: Grant
  ) throws(ContactsError) -> Fetched {
    var fetched = try readableKeys(request.keys, for: app)
    let shape = ResultShape(order: order(of: request), joins: joins(request.unifyResults))
    fetched.records = try records(matching: request.predicate, in: shape, within: reach(of: grant))
    return fetched
  }

  /// Finds the one contact of an identifier, joined with the cards that it is linked with.
  mutating func fetch(
    identifier: String, keys: RequestedKeys, for app: String, within grant: Grant
  ) throws(ContactsError) -> Fetched {
    var fetched = try readableKeys(keys, for: app)
    guard let found = contact(RecordIdentifier(text: identifier), within: grant) else {
      guard holds(.unknownIdentifierFails) else { return fetched }
      throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier])
    }
    fetched.records = .list([found])
    return fetched
  }

  /// Finds the person's own card, joined with those that it is linked with (macOS).
  mutating func fetchMe(
    keys: RequestedKeys, for app: String, within grant: Grant
  ) throws(ContactsError) -> Fetched {
    if !capabilities.hasMeCard { cite(.meCardIsOnMac) }
    var fetched = try readableKeys(keys, for: app)
    guard let found = me.flatMap({ contact($0, within: grant) }) else {
      guard holds(.missingMeCardFails) else { return fetched }
      throw ContactsError(.recordDoesNotExist)
    }
    fetched.records = .list([found])
    return fetched
  }

  /// The contact of a card's identifier, or of a joined contact's, where the grant covers it.
  private mutating func contact(
    _ identifier: RecordIdentifier, within grant: Grant
  ) -> ContactRecord? {
    let card = reachable(identifier, within: grant)
    guard !book.links.isEmpty else { return card }
    let reach = reach(of: grant)
    let cards = card.map { [$0] } ?? joinedCards(of: identifier, within: reach)
    return joining(cards, joins(true), within: reach).first
  }

  /// The stored card of an identifier, where the grant covers it.
  mutating func reachable(_ identifier: RecordIdentifier, within grant: Grant) -> ContactRecord? {
    guard let record = book.record(identifier) else { return nil }
    #if PLANTED_LEAKS
      if PlantedLeak.identifierLookUp.isPlanted { return record }
    #endif
    if grant.covers(identifier) { return record }
    return holds(.limitedFetchIsFiltered) ? nil : record
  }

  mutating func readableKeys(
    _ requested: RequestedKeys, for app: String
  ) throws(ContactsError) -> Fetched {
    if !requested.unknown.isEmpty, holds(.unknownKeyFails) {
      throw ContactsError(.unauthorizedKeys, keyPaths: requested.unknown)
    }
    var fetched = Fetched(records: .list([]), keys: requested.keys)
    if holds(.identifierComesWithEverything) { fetched.keys.insert(.identifier) }
    guard requested.keys.contains(.note), lacksNoteEntitlement(app) else { return fetched }
    switch capabilities.noteKey {
    case .isOpen: break
    case .failsFetch:
      if holds(.noteKeyFailsFetch) {
        throw ContactsError(.unauthorizedKeys, keyPaths: [ContactKey.note.name])
      }
    case .yieldsNothing:
      if holds(.noteKeyYieldsNothing) { fetched.withheld.insert(.note) }
    }
    return fetched
  }

  func lacksNoteEntitlement(_ app: String) -> Bool {
    capabilities.noteKey != .isOpen
      && apps[app]?.description.entitlements.contains(.notes) != true
  }

  private mutating func order(of request: FetchRequest) -> ContactSortOrder {
    guard request.sortOrder == .userDefault else { return request.sortOrder }
    return holds(.userDefaultFollowsSettings) ? sortOrder : .none
  }
}

/// How the contacts of a result are put together.
private struct ResultShape {
  let order: ContactSortOrder
  /// Whether linked cards come as one contact.
  let joins: Bool
}

extension DeviceState {
  private mutating func records(
    matching predicate: ContactPredicate?, in shape: ResultShape, within reach: Grant
  ) throws(ContactsError) -> DeliveredRecords {
    switch predicate {
    case nil: return allRecords(in: shape, within: reach)
    case .name(let name):
      cite(.nameSearchCovers)
      let matches =
        holds(.nameSearchMatchesWordBeginnings) ? book.records(matchingName: name) : []
      #if PLANTED_LEAKS
        if PlantedLeak.nameSearch.isPlanted { return result(matches, shape, within: reach) }
      #endif
      return result(reach.filter(matches), shape, within: reach)
    case .phone(let number):
      let matches = holds(.phoneSearchIgnoresFormat) ? book.records(matchingPhone: number) : []
      #if PLANTED_LEAKS
        if PlantedLeak.phoneSearch.isPlanted { return result(matches, shape, within: reach) }
      #endif
      return result(reach.filter(matches), shape, within: reach)
    case .email(let address):
      let matches = holds(.emailSearchIsWhole) ? book.records(matchingEmail: address) : []
      #if PLANTED_LEAKS
        if PlantedLeak.emailSearch.isPlanted { return result(matches, shape, within: reach) }
      #endif
      return result(reach.filter(matches), shape, within: reach)
    case .identifiers(let identifiers):
      return try records(withIdentifiers: identifiers, in: shape, within: reach)
    case .group(let identifier):
      let members =
        holds(.groupPredicateGivesMembers)
        ? group(identifier, within: reach).map(book.members(of:)) ?? [] : []
      #if PLANTED_LEAKS
        if PlantedLeak.groupSearch.isPlanted { return result(members, shape, within: reach) }
      #endif
      return result(reach.filter(members), shape, within: reach)
    case .container(let identifier):
      let matches =
        holds(.accountPredicateGivesItsContacts)
        ? account(identifier).map { book.records(ofAccount: $0) } ?? [] : []
      #if PLANTED_LEAKS
        if PlantedLeak.accountSearch.isPlanted { return result(matches, shape, within: reach) }
      #endif
      return result(reach.filter(matches), shape, within: reach)
    case .foreign:
      cite(.foreignPredicate)
      if assumptions.foreignPredicate == .ignored { return allRecords(in: shape, within: reach) }
      throw ContactsError(.predicateInvalid)
    }
  }

  private mutating func allRecords(
    in shape: ResultShape, within reach: Grant
  ) -> DeliveredRecords {
    #if PLANTED_LEAKS
      let reach = PlantedLeak.enumeration.isPlanted ? .full : reach
    #endif
    if case .limited(let shared) = reach {
      return result(book.records(withIdentifiers: shared), shape, within: reach)
    }
    return .snapshot(
      shape.joins ? book.contacts(sortedBy: shape.order) : book.records(sortedBy: shape.order))
  }

  private mutating func records(
    withIdentifiers texts: [String], in shape: ResultShape, within reach: Grant
  ) throws(ContactsError) -> DeliveredRecords {
    var cards = texts.map(RecordIdentifier.init(text:))
    if !book.links.isEmpty { cards = cards.flatMap { self.cards(meantBy: $0, within: reach) } }
    let matches = book.records(withIdentifiers: cards)
    #if PLANTED_LEAKS
      let reached = PlantedLeak.identifierList.isPlanted ? matches : reach.filter(matches)
    #else
      let reached = reach.filter(matches)
    #endif
    if reached.count < Set(cards).count, !holds(.unknownIdentifierIsSkipped) {
      let known = Set(reached.flatMap { [$0.identifier, $0.identifier.joined] })
      let missing = texts.filter { !known.contains(RecordIdentifier(text: $0)) }
      throw ContactsError(.recordDoesNotExist, affectedIdentifiers: missing)
    }
    return result(reached, shape, within: reach)
  }

  /// What is looked up for an identifier: of a joined contact its cards.
  private mutating func cards(
    meantBy identifier: RecordIdentifier, within reach: Grant
  ) -> [RecordIdentifier] {
    guard book.record(identifier) == nil else { return [identifier] }
    let cards = joinedCards(of: identifier, within: reach)
    return cards.isEmpty ? [identifier] : cards.map(\.identifier)
  }

  private mutating func result(
    _ cards: [ContactRecord], _ shape: ResultShape, within reach: Grant
  ) -> DeliveredRecords {
    let contacts = joining(cards, shape.joins, within: reach)
    return .list(shape.order == .none ? contacts : book.sorted(contacts, by: shape.order))
  }
}

// MARK: Linked cards

extension DeviceState {
  /// The contacts that a fetch can give: with limited access those that are shared.
  mutating func reach(of grant: Grant) -> Grant {
    guard case .limited = grant, !holds(.limitedFetchIsFiltered) else { return grant }
    return .full
  }

  /// Whether linked cards come as one contact.
  mutating func joins(_ unifies: Bool) -> Bool {
    guard unifies, !book.links.isEmpty else { return false }
    cite(.unifiedContactHasOwnIdentifier)
    return holds(.linkedCardsComeAsOne)
  }

  /// Some cards, linked ones joined with all others of their person that the app can reach.
  mutating func joining(
    _ cards: [ContactRecord], _ joins: Bool, within reach: Grant
  ) -> [ContactRecord] {
    guard joins else { return cards }
    return book.joining(cards, linkFilter(within: reach))
  }

  /// The cards of the joined contact of an identifier, as far as the app can reach them.
  mutating func joinedCards(
    of identifier: RecordIdentifier, within reach: Grant
  ) -> [ContactRecord] {
    guard !book.links.isEmpty else { return [] }
    return book.cards(ofJoined: identifier, linkFilter(within: reach))
  }

  private mutating func linkFilter(within reach: Grant) -> CardFilter {
    #if PLANTED_LEAKS
      if PlantedLeak.links.isPlanted { return { _ in true } }
    #endif
    guard case .limited = reach, holds(.unificationFollowsFilter) else { return { _ in true } }
    return reach.covers
  }
}
