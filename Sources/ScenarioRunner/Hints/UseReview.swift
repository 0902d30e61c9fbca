internal import ContactsProvider

/// The hints about what an app does with contacts, judged over all its scenarios together.
///
/// What one scenario leaves unread another may read, so that only what all of them leave is told.
struct UseReview {
  private let uses: [ContactUse]

  /// So few contacts are a whole address book of a scenario.
  private static let fewest = 3

  init(_ uses: [ContactUse]) { self.uses = uses }

  /// The hints, each with the scenario and the step in which it shows first.
  var hints: [PrivilegeHint] { accessInPlaceOfPicker + unreadKeys + fetchesForOne }

  private func hint(
    _ step: Int, of use: ContactUse, _ message: String, _ remedy: String
  ) -> PrivilegeHint {
    PrivilegeHint(step: step, scenario: use.scenario, message: message, remedy: remedy)
  }
}

// MARK: Access

extension UseReview {
  /// Access that the app asked for, where the picker gives as much without asking.
  private var accessInPlaceOfPicker: [PrivilegeHint] {
    let picker = "CNContactPickerViewController"
    let asking = uses.lazy.compactMap { use in use.promptStep.map { (use, step: $0) } }
    if !uses.contains(where: \.needsAccess),
      let (use, step) = asking.first(where: { $0.0.isContentWithPicks })
    {
      return [
        hint(
          step, of: use, "the app asked for access, and all its contacts came from the picker",
          "leave requestAccess(for:) out: \(picker) needs no permission")
      ]
    }
    for (use, step) in asking {
      guard let few = few(of: use) else { continue }
      return [
        hint(
          step, of: use, "the app asked for access to contacts, and \(few.words)",
          "let the person choose on \(picker), which needs no permission")
      ]
    }
    return []
  }

  /// Everything fetched, and one contact used; silent where the picker is the better advice.
  private var fetchesForOne: [PrivilegeHint] {
    guard accessInPlaceOfPicker.isEmpty else { return [] }
    for use in uses where use.promptStep == nil {
      guard let first = use.fetches.first, let few = few(of: use), few.isOne else { continue }
      return [
        hint(
          first.step, of: use, "the app fetched everything: \(few.words)",
          "fetch the one contact: unifiedContact(withIdentifier:keysToFetch:), or a predicate")
      ]
    }
    return []
  }

  /// What the app did with a few of those whom it fetched; nil where here or in another scenario
  /// it used many.
  private func few(of use: ContactUse) -> (words: String, isOne: Bool)? {
    guard use.givenCount >= Self.fewest, use.hasFetchedEverybody, use.isWhole else { return nil }
    let given = "of \(use.givenCount) that it fetched it"
    if use.sentCount > 0 {
      guard !uses.contains(where: { $0.sentCount * 2 > $0.givenCount }) else { return nil }
      return ("\(given) sent \(use.sentCount) away", use.sentCount == 1)
    }
    guard use.app != nil, use.readCount == 1,
      !uses.contains(where: { $0.readCount > 1 && $0.keys.isSuperset(of: use.keys) })
    else { return nil }
    return ("\(given) read 1", true)
  }
}

// MARK: Keys

extension UseReview {
  /// Keys that were fetched and in no scenario read, by the step that fetched them first.
  private var unreadKeys: [PrivilegeHint] {
    let fetches = uses.filter { $0.app != nil }.flatMap { use in use.fetches.map { (use, $0) } }
    let read = fetches.reduce(into: ContactKeySet()) { $0.formUnion($1.1.read) }
    var known = read
    var hints: [PrivilegeHint] = []
    for (use, fetch) in fetches {
      let unread = fetch.demanded.subtracting(known)
      guard !unread.isEmpty else { continue }
      known.formUnion(unread)
      let own = fetches.filter { $0.1.keys == fetch.keys }
        .reduce(fetch.demanded.intersection(read)) { $0.union($1.1.read) }
      hints.append(
        hint(
          fetch.step, of: use,
          "the app fetched \(unread.words) of \(Shortened.count(fetch.count, "contact"))"
            + ", and never read \(unread.pronoun(for: fetch.count))",
          "fetch with keysToFetch: [\(own.constants)]"))
    }
    return hints
  }
}

extension ContactKeySet {
  /// What stands for the values of some contacts under these keys.
  fileprivate func pronoun(for count: Int) -> String {
    let words = wordList
    return count == 1 && words.count == 1 && words.first?.hasSuffix("s") == false ? "it" : "them"
  }

  /// The keys as an app writes them, such as `CNContactGivenNameKey`.
  fileprivate var constants: String {
    keys.map { key in
      let name = key.name.hasPrefix("contact") ? key.name.dropFirst("contact".count) : key.name[...]
      return "CNContact\(name.prefix(1).uppercased())\(name.dropFirst())Key"
    }.joined(separator: ", ")
  }
}
