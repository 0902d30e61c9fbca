internal import ScenarioSyntax

/// The groups that a step can name, as they are known at its place in the file.
///
/// A name goes on meaning its group after the group got another one, and then both mean it.
struct GroupDirectory {
  /// A group.
  struct Listing {
    /// The place of its account on the device; nil where that could not be read.
    let account: Int?
    /// Where it is written.
    let span: SourceSpan
    /// Whether the group is there: the addition of a step that expects an error is not.
    let isCertain: Bool
  }

  /// What a name means.
  enum Finding {
    case found(place: Int)
    case ambiguous([Listing])
    case unknown
  }

  private var listings: [Listing] = []
  private var places: [String: [Int]] = [:]

  /// Whether there is none.
  var isEmpty: Bool { listings.isEmpty }
  /// All names, sorted.
  var names: [String] { places.keys.sorted() }

  /// Enters a group.
  mutating func enter(_ name: String, _ listing: Listing) {
    places[name, default: []].append(listings.count)
    listings.append(listing)
  }

  /// Lets another name mean the group as well.
  mutating func rename(_ place: Int, to name: String) {
    if places[name]?.last == place { return }
    places[name, default: []].append(place)
  }

  /// Finds what a name means; groups that are there go before those that may have failed.
  func find(_ name: String) -> Finding {
    // A thousand groups of one name are as ambiguous as more of them.
    let found = (places[name] ?? []).prefix(1000)
    let certain = found.filter { listings[$0].isCertain }
    if Set(certain).count > 1 { return .ambiguous(certain.map { listings[$0] }) }
    return (certain.last ?? found.last).map { .found(place: $0) } ?? .unknown
  }
}
