/// The words of all names, folded and sorted, with the positions of the records that bear them.
struct NameIndex: Sendable {
  private var entries: SortedChunks<Entry>
  private let coverage: NameSearchCoverage

  /// A word of the name of the record at a position.
  private struct Entry: Comparable, Sendable {
    let word: NameWord
    let position: UInt32

    static func < (left: Entry, right: Entry) -> Bool {
      left.word != right.word ? left.word < right.word : left.position < right.position
    }
  }

  /// Folds and sorts the names of all records.
  init(_ slots: RecordSlots, coverage: NameSearchCoverage) {
    self.coverage = coverage
    var all: [Entry] = []
    for (position, record) in slots {
      all += Self.entries(of: record, at: position, coverage)
    }
    all.sort()
    entries = SortedChunks(sorted: all)
  }

  mutating func insert(_ record: ContactRecord, at position: Int) {
    for entry in Self.entries(of: record, at: position, coverage) { entries.insert(entry) }
  }

  mutating func remove(_ record: ContactRecord, at position: Int) {
    for entry in Self.entries(of: record, at: position, coverage) { entries.remove(entry) }
  }

  /// The positions of the records with a word that begins with a folded prefix, rising, each once.
  ///
  /// A prefix longer than a ``NameWord`` is compared by its beginning.
  func positions(ofPrefix prefix: ArraySlice<UInt8>) -> [UInt32] {
    let first = NameWord(prefix)
    let last = first.last(sharing: prefix.count)
    var found: [UInt32] = []
    entries.walk(from: Entry(word: first, position: 0)) { entry in
      guard entry.word <= last else { return false }
      found.append(entry.position)
      return true
    }
    return found.sortedAndUnique()
  }

  /// The words of a record's names, each once.
  private static func entries(
    of record: ContactRecord, at position: Int, _ coverage: NameSearchCoverage
  ) -> [Entry] {
    var entries: [Entry] = []
    record.values.forEachName(in: coverage) { name in
      NameFolding.forEachWord(in: name) { word in
        entries.append(
          Entry(word: NameWord(word), position: UInt32(truncatingIfNeeded: position)))
      }
    }
    return entries.count > 1 ? entries.sortedAndUnique() : entries
  }
}

extension Array where Element: Comparable {
  /// The elements in order, each once.
  func sortedAndUnique() -> [Element] {
    var unique: [Element] = []
    unique.reserveCapacity(count)
    for element in sorted() where unique.last != element { unique.append(element) }
    return unique
  }
}

extension ContactValues {
  /// Calls `body` with each name that a search looks at.
  package func forEachName(in coverage: NameSearchCoverage, _ body: (String) -> Void) {
    body(namePrefix)
    body(givenName)
    body(middleName)
    body(familyName)
    body(previousFamilyName)
    body(nameSuffix)
    if coverage == .names { return }
    body(organizationName)
    if coverage == .namesAndOrganization { return }
    body(nickname)
    body(phoneticGivenName)
    body(phoneticMiddleName)
    body(phoneticFamilyName)
    body(phoneticOrganizationName)
  }

  /// Tells whether a search looks at the same names here and in `other`.
  func hasNames(of other: ContactValues, in coverage: NameSearchCoverage) -> Bool {
    var (own, others): ([String], [String]) = ([], [])
    forEachName(in: coverage) { own.append($0) }
    other.forEachName(in: coverage) { others.append($0) }
    return own == others
  }
}
