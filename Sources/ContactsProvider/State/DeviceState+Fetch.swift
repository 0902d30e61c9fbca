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
    fetched.records = try records(matching: request.predicate, in: order(of: request), grant)
    return fetched
  }

  /// Finds the one contact of an identifier.
  mutating func fetch(
    identifier: String, keys: RequestedKeys, for app: String, within grant: Grant
  ) throws(ContactsError) -> Fetched {
    var fetched = try readableKeys(keys, for: app)
    let found = reachable(RecordIdentifier(text: identifier), within: grant)
    guard let found else {
      guard holds(.unknownIdentifierFails) else { return fetched }
      throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier])
    }
    fetched.records = .list([found])
    return fetched
  }

  /// The stored record of an identifier, where the grant covers it.
  mutating func reachable(_ identifier: RecordIdentifier, within grant: Grant) -> ContactRecord? {
    guard let record = book.record(identifier) else { return nil }
    #if LEAK_IDENTIFIER_LOOKUP
      return record
    #else
      if grant.covers(identifier) { return record }
      return holds(.limitedFetchIsFiltered) ? nil : record
    #endif
  }

  private mutating func readableKeys(
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

  private mutating func records(
    matching predicate: ContactPredicate?, in order: ContactSortOrder, _ grant: Grant
  ) throws(ContactsError) -> DeliveredRecords {
    switch predicate {
    case nil: return allRecords(in: order, grant)
    case .name(let name):
      cite(.nameSearchCovers)
      let matches =
        holds(.nameSearchMatchesWordBeginnings) ? book.records(matchingName: name) : []
      #if LEAK_NAME_SEARCH
        return sorted(matches, by: order)
      #else
        return sorted(filter(matches, grant), by: order)
      #endif
    case .phone(let number):
      let matches = holds(.phoneSearchIgnoresFormat) ? book.records(matchingPhone: number) : []
      #if LEAK_PHONE_SEARCH
        return sorted(matches, by: order)
      #else
        return sorted(filter(matches, grant), by: order)
      #endif
    case .email(let address):
      let matches = holds(.emailSearchIsWhole) ? book.records(matchingEmail: address) : []
      #if LEAK_EMAIL_SEARCH
        return sorted(matches, by: order)
      #else
        return sorted(filter(matches, grant), by: order)
      #endif
    case .identifiers(let identifiers):
      return try records(withIdentifiers: identifiers, in: order, grant)
    case .foreign, .group, .container:
      cite(.foreignPredicate)
      if assumptions.foreignPredicate == .ignored { return allRecords(in: order, grant) }
      throw ContactsError(.predicateInvalid)
    }
  }

  private mutating func allRecords(
    in order: ContactSortOrder, _ grant: Grant
  ) -> DeliveredRecords {
    #if !LEAK_ENUMERATION
      if case .limited(let shared) = grant, holds(.limitedFetchIsFiltered) {
        return sorted(book.records(withIdentifiers: shared), by: order)
      }
    #endif
    return .snapshot(order == .none ? book.records() : book.records(sortedBy: order))
  }

  private mutating func records(
    withIdentifiers texts: [String], in order: ContactSortOrder, _ grant: Grant
  ) throws(ContactsError) -> DeliveredRecords {
    let identifiers = texts.map(RecordIdentifier.init(text:))
    let matches = book.records(withIdentifiers: identifiers)
    #if LEAK_IDENTIFIER_LIST
      let reached = matches
    #else
      let reached = filter(matches, grant)
    #endif
    if reached.count < Set(identifiers).count, !holds(.unknownIdentifierIsSkipped) {
      throw ContactsError(.recordDoesNotExist)
    }
    return sorted(reached, by: order)
  }

  private mutating func filter(_ records: [ContactRecord], _ grant: Grant) -> [ContactRecord] {
    guard case .limited = grant, holds(.limitedFetchIsFiltered) else { return records }
    return grant.filter(records)
  }

  private func sorted(_ records: [ContactRecord], by order: ContactSortOrder) -> DeliveredRecords {
    .list(order == .none ? records : book.sorted(records, by: order))
  }
}
