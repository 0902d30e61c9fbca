extension AddressBook {
  /// The cards with a name word for each word of the query, in stored order.
  ///
  /// A word matches where a name word begins with it, without regard to case, diacritics and width,
  /// in any order (developer.apple.com/documentation/contacts/cncontact/predicateforcontacts(matchingname:)
  /// promises no more). A query without words matches nothing: a choice, as Apple documents none.
  mutating func records(matchingName query: String) -> [ContactRecord] {
    let words = NameFolding.words(of: query)
    guard !words.isEmpty else { return [] }
    let index = names ?? NameIndex(slots, coverage: nameSearch)
    names = index
    var found = index.positions(ofPrefix: words[0])
    for word in words.dropFirst() {
      found = Self.common(found, index.positions(ofPrefix: word))
    }
    let records = found.compactMap { slots[Int($0)] }
    let long = words.filter { $0.count > NameWord.length }
    return long.isEmpty ? records : records.filter { bears($0, long) }
  }

  /// The cards with a number that reaches the same telephone, in stored order.
  func records(matchingPhone text: String) -> [ContactRecord] {
    guard let number = PhoneNumber(text, plan: callingPlan) else { return [] }
    return phoneNumbers.records(number.key, in: slots) { record in
      record.values.phoneNumbers.contains {
        PhoneNumber($0.value, plan: callingPlan)?.matches(number) ?? false
      }
    }
  }

  /// The cards with an e-mail address, compared whole and without regard to case, in stored order.
  func records(matchingEmail address: String) -> [ContactRecord] {
    guard let key = EmailAddress.key(of: address) else { return [] }
    return emailAddresses.records(key, in: slots) { record in
      record.values.emailAddresses.contains { EmailAddress.areEqual($0.value, address) }
    }
  }

  /// The cards of those identifiers that name one, each once, in stored order.
  func records(withIdentifiers identifiers: some Sequence<RecordIdentifier>) -> [ContactRecord] {
    identifiers.compactMap { position(of: $0) }.sortedAndUnique().compactMap { slots[$0] }
  }

  /// Tells whether a record's names have a word for each of these, however long they are.
  private func bears(_ record: ContactRecord, _ words: [ArraySlice<UInt8>]) -> Bool {
    var borne: [ArraySlice<UInt8>] = []
    record.values.forEachName(in: nameSearch) { borne += NameFolding.words(of: $0) }
    return words.allSatisfy { word in borne.contains { $0.starts(with: word) } }
  }

  private static func common(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var common: [UInt32] = []
    var place = 0
    for position in left {
      while place < right.count, right[place] < position { place += 1 }
      if place < right.count, right[place] == position { common.append(position) }
    }
    return common
  }
}
