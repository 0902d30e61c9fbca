internal import ContactsProvider

/// The hints for one app after a run: where it could do with less.
///
/// Only what shows in the run is told. What an app reads of contacts is known of its own code
/// alone; where the steps are the app, they say what is fetched and seldom what it is for.
struct PrivilegeReview {
  private let trace: AppTrace
  /// What fetches gave to the app itself; where its code runs, those of steps only look.
  private let fetches: [AppTrace.Fetch]
  private let contacts: KnownContacts
  /// Whether code of the app ran.
  private let runsCode: Bool
  /// What the hints call the app.
  private let shownName: String?

  /// So few contacts are a whole address book of a scenario.
  private static let fewest = 3

  init(
    _ app: AppRun, shownName: String?, _ entries: [(step: Int, entry: LedgerEntry)],
    _ steps: [PlannedStep], _ contacts: KnownContacts
  ) {
    trace = AppTrace(of: app.bundleIdentifier, in: entries)
    let ownSteps = Set(steps.filter { $0.call?.verb.declaration.actor == .app }.map(\.number))
      .subtracting(steps.filter { $0.call?.verb == .perform }.map(\.number))
    fetches = trace.fetches.filter { app.plan.runs == nil || !ownSteps.contains($0.step) }
    self.contacts = contacts
    self.shownName = shownName
    runsCode = app.plan.runs != nil
  }

  /// The hints in the order of the steps, each once.
  var hints: [PrivilegeHint] {
    var seen: Set<PrivilegeHint> = []
    let hints = launchPrompts + accessInPlaceOfPicker + unreadKeys + fetchesForOne + notes
    return hints.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }.map(\.element)
  }

  private func hint(_ step: Int, _ message: String, _ remedy: String) -> PrivilegeHint {
    PrivilegeHint(step: step, app: shownName, message: message, remedy: remedy)
  }
}

// MARK: When the app asks

extension PrivilegeReview {
  private var launchPrompts: [PrivilegeHint] {
    trace.prompts.filter(\.isAtLaunch).prefix(1).map {
      hint(
        $0.step, "the app asked for access at its launch, before the person wanted anything of it",
        "call requestAccess(for:) when the person taps what needs contacts")
    }
  }

  private var notes: [PrivilegeHint] {
    trace.forbiddenNotes.prefix(1).map {
      hint(
        $0, "the app fetched notes, which its signature does not allow",
        "leave CNContactNoteKey out, or have com.apple.developer.contacts.notes granted by Apple")
    }
  }

  /// Access that the app asked for, where the picker gives as much without asking.
  private var accessInPlaceOfPicker: [PrivilegeHint] {
    guard let prompt = trace.prompts.first else { return [] }
    let picker = "CNContactPickerViewController"
    if trace.isGranted, trace.callCount == 0, trace.pickCount > 0 {
      return [
        hint(
          prompt.step, "the app asked for access, and all its contacts came from the picker",
          "leave requestAccess(for:) out: \(picker) needs no permission")
      ]
    }
    guard let use = fewUsed else { return [] }
    return [
      hint(
        prompt.step, "the app asked for access to contacts, and \(use.words)",
        "let the person choose on \(picker), which needs no permission")
    ]
  }
}

// MARK: What the app does with what it got

extension PrivilegeReview {
  /// How few of the contacts that were fetched the app used.
  private struct Use {
    let step: Int
    let words: String
    let isOne: Bool
  }

  /// What the app did with a few of the contacts that it fetched; nil where it used many or none.
  private var fewUsed: Use? {
    guard let first = fetches.first else { return nil }
    var given: Set<RecordIdentifier> = []
    var read: Set<RecordIdentifier> = []
    for fetch in fetches {
      fetch.delivery.forEachDelivered { record, keys in
        let person = contacts.person(of: record.identifier)
        given.insert(person)
        if !keys.subtracting(ContactKeySet(.identifier)).isEmpty { read.insert(person) }
      }
    }
    guard given.count >= Self.fewest, !fetches.contains(where: \.isCutShort) else {
      return nil
    }
    let sent = Set(trace.sent.map { contacts.person(of: $0) })
    if !sent.isEmpty, sent.isSubset(of: given), sent.count * 2 <= given.count {
      return Use(
        step: first.step, words: "of \(given.count) that it fetched it sent \(sent.count) away",
        isOne: sent.count == 1)
    }
    guard runsCode, read.count == 1 else { return nil }
    return Use(
      step: first.step, words: "of \(given.count) that it fetched it read 1", isOne: true)
  }

  /// Everything fetched, and one contact used; silent where the picker is the better advice.
  private var fetchesForOne: [PrivilegeHint] {
    guard trace.prompts.isEmpty, let use = fewUsed, use.isOne else { return [] }
    return [
      hint(
        use.step, "the app fetched everything: \(use.words)",
        "fetch the one contact: unifiedContact(withIdentifier:keysToFetch:), or a predicate")
    ]
  }

  /// Keys that were fetched and never read, by the step that fetched them first.
  private var unreadKeys: [PrivilegeHint] {
    guard runsCode else { return [] }
    let fetches = self.fetches.filter { !$0.isCutShort && $0.delivery.tellsWhatIsNeeded }
    let reads = fetches.map { $0.delivery.keysRead }
    let read = reads.reduce(ContactKeySet()) { $0.union($1) }
    var known = read
    var hints: [PrivilegeHint] = []
    for (fetch, own) in zip(fetches, reads) {
      let unread = fetch.delivery.keysOnDemand.subtracting(known)
      guard !unread.isEmpty else { continue }
      known.formUnion(unread)
      hints.append(
        hint(
          fetch.step,
          "the app fetched \(unread.words) of \(Shortened.count(fetch.delivery.count, "contact"))"
            + ", and never read \(unread.wordList.count == 1 ? "it" : "them")",
          "fetch with keysToFetch: [\(own.constants)]"))
    }
    return hints
  }
}

extension Delivery {
  /// The keys that the app read of any contact.
  fileprivate var keysRead: ContactKeySet {
    var read: ContactKeySet = []
    forEachDelivered { _, keys in read.formUnion(keys) }
    return read.subtracting(ContactKeySet(.identifier))
  }

  /// Whether it shows what the app makes of a contact.
  ///
  /// An app that looks at a property first, and finds none of it, had no reason to read the others.
  fileprivate var tellsWhatIsNeeded: Bool {
    var hasRead = false
    var hasFound = false
    forEachDelivered { record, keys in
      hasRead = hasRead || !keys.subtracting(ContactKeySet(.identifier)).isEmpty
      hasFound = hasFound || !record.values.filled(keys).isEmpty
    }
    return hasFound || !hasRead
  }

  /// The keys of which an app would have to read something.
  ///
  /// What a comparison by name needs is read by the system, and leaves no mark.
  fileprivate var keysOnDemand: ContactKeySet {
    let keys = keys.subtracting(ContactKeySet(.identifier))
    return keys.isSuperset(of: ContactsSettings.comparedKeys)
      ? keys.subtracting(ContactsSettings.comparedKeys) : keys
  }
}

extension ContactKeySet {
  /// The keys as an app writes them, such as `CNContactGivenNameKey`.
  fileprivate var constants: String {
    keys.map { key in
      let name = key.name.hasPrefix("contact") ? key.name.dropFirst("contact".count) : key.name[...]
      return "CNContact\(name.prefix(1).uppercased())\(name.dropFirst())Key"
    }.joined(separator: ", ")
  }
}
