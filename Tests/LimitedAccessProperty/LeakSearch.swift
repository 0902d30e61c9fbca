#if PLANTED_LEAKS
  import ContactsProvider

  /// Whether the property notices that a filter is left out, and that none is.
  public struct LeakSearch: Sendable, CustomStringConvertible {
    private let leak: PlantedLeak?
    private let outcome: LimitedAccessProperty.Outcome

    /// Whether two versions of a world differed where they have to, and nowhere else.
    public var isRight: Bool { (outcome.differing > 0) == (leak != nil) }

    /// The leak and what was found.
    public var description: String {
      let found = outcome.differing > 0 ? "found within" : "not found in"
      let line = "\(leak?.rawValue ?? "no leak"): \(found) \(outcome.scripts) scripts"
      guard leak == nil, let difference = outcome.firstDifference else { return line }
      return "\(line)\n\(difference)"
    }

    /// Leaves out no filter, then one after the other, and plays scripts until each shows.
    public static func all(scripts: Int) async throws -> [LeakSearch] {
      var searches: [LeakSearch] = []
      for leak in [nil] + PlantedLeak.allCases {
        PlantedLeak.plant(leak)
        let outcome = try await LimitedAccessProperty.check(
          scripts: leak == nil ? scripts / 10 : scripts, stopsAtDifference: true)
        searches.append(LeakSearch(leak: leak, outcome: outcome))
      }
      PlantedLeak.plant(nil)
      return searches
    }
  }
#endif
