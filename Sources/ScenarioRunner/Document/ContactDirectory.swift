internal import ScenarioSyntax

/// The contacts that a step can name, as they are known at its place in the file.
struct ContactDirectory {
  /// A contact and what it is called.
  struct Listing {
    let target: ContactReference.Target
    let fullName: String?
    let identifier: String?
    let span: SourceSpan?
    /// Whether the contact is there: the addition of a step that expects an error is not.
    let isCertain: Bool
  }

  /// What a text means.
  enum Finding {
    case found(ContactReference.Target)
    case ambiguous([Listing])
    case unknown
  }

  /// Whether there may be contacts that the document does not name: then no name is unknown.
  var isIncomplete = false
  private(set) var addedCount = 0
  /// Full names by the name that the file gives, where the device writes it another way.
  private(set) var rewrittenNames: [String: String] = [:]
  private var listings: [Listing] = []
  private var places: [String: [Int]] = [:]

  /// All names and identifiers.
  var names: some Collection<String> { places.keys.sorted() }

  /// Gives the next addition its slot.
  mutating func nextSlot() -> Int {
    addedCount += 1
    return addedCount - 1
  }

  /// Enters a contact; gives the contact that has the same identifier already.
  mutating func enter(_ listing: Listing) -> Listing? {
    let clash = listing.identifier.flatMap { holder(of: $0) }
    let place = listings.count
    listings.append(listing)
    for name in Set([listing.fullName, listing.identifier].compactMap(\.self)) {
      places[name, default: []].append(place)
    }
    return clash
  }

  /// Keeps how the device writes a name, to tell it to whoever writes it as the file does.
  mutating func note(written name: String?, as fullName: String?) {
    guard let name, let fullName, name != fullName else { return }
    rewrittenNames[name] = fullName
  }

  private func holder(of identifier: String) -> Listing? {
    places[identifier]?.map { listings[$0] }.first { $0.identifier == identifier }
  }

  /// Finds what a text means; contacts that are there go before those that may have failed.
  func find(_ text: String) -> Finding {
    let found = (places[text] ?? []).map { listings[$0] }
    let certain = found.filter(\.isCertain)
    if certain.count > 1 { return .ambiguous(certain) }
    return (certain.last ?? found.last).map { .found($0.target) } ?? .unknown
  }
}
