internal import ContactsProvider

/// Entries of the ledger in the words of a report.
struct LedgerWords {
  let contacts: KnownContacts

  /// What an entry tells, on one line.
  func text(of event: LedgerEntry.Event) -> String {
    switch event {
    case .launch(let number): number == 1 ? "started" : "started again (launch \(number))"
    case .exit: "the app was closed"
    case .prompt(let prompt): "the system asked: \(prompt.shownStage)"
    case .answer(_, let answer): "the person answered: \(answer.map(text) ?? "nothing")"
    case .sheet: "the system opened a sheet"
    case .sheetAnswer: "the person used the sheet"
    case .pick(let delivery): text(of: delivery)
    case .allowed(.checkStatus, let status): "checkStatus gave \(status)"
    case .allowed(let call, let status): "\(call.rawValue) was let through, status \(status)"
    case .refused(let call, let error): "\(call.rawValue) failed with \(text(of: error))"
    case .delivery(let delivery): text(of: delivery)
    case .saved(let changes): "stored: \(text(of: changes))"
    case .setting(let text): text
    case .termination(let reason): "the system ended the app: \(reason.name)"
    }
  }

  /// An answer as the file spells it.
  func text(of answer: PromptAnswer) -> String {
    switch answer {
    case .deny: "deny"
    case .allowFull: "allowFull"
    case .allowLimited(let identifiers):
      "allowLimited: [\(Shortened.list(identifiers.map { contacts.name(of: $0) }))]"
    case .continue: "continue"
    case .cancelSelection: "cancelSelection"
    case .ignore: "ignore"
    }
  }

  private func text(of error: ContactsError) -> String {
    let identity = ErrorIdentity(domain: error.domain, code: error.number)
    guard !error.affectedIdentifiers.isEmpty else { return identity.description }
    let names = error.affectedIdentifiers.map { contacts.name(of: $0) }
    return "\(identity): \(Shortened.list(names))"
  }

  private func text(of delivery: Delivery) -> String {
    let keys = delivery.keys.subtracting(ContactKeySet(.identifier))
    return "\(Shortened.count(delivery.count, "contact")) went to the app with \(keys.words)"
  }

  private func text(of changes: [SavedChange]) -> String {
    Shortened.list(changes.map(text))
  }

  private func text(of change: SavedChange) -> String {
    switch change {
    case .added(let identifier): "\(contacts.name(of: identifier)) was added"
    case .updated(let identifier, let keys):
      "\(contacts.name(of: identifier)) was changed (\(keys.words))"
    case .deleted(let identifier): "\(contacts.name(of: identifier)) was deleted"
    }
  }
}

extension Prompt {
  /// The stage as the person sees it: the headline and the buttons.
  var shownStage: String {
    let buttons = stage == .alert ? buttons : selectionButtons
    let shown = buttons.map { "[\($0)]" }.joined(separator: " ")
    return stage == .alert ? "\(title)  \(shown)" : shown
  }
}

extension ContactKeySet {
  /// The keys as scenarios write them: `name` for the given and the family name.
  var words: String {
    let names = wordList
    return names.isEmpty ? "no keys" : names.joined(separator: ", ")
  }

  /// The keys as scenarios write them, one by one.
  var wordList: [String] {
    guard isSuperset(of: .name) else { return keys.map(\.name) }
    return ["name"] + subtracting(.name).keys.map(\.name)
  }
}

/// Lists that are cut to what a reader takes in.
enum Shortened {
  /// The first names of a list, and how many more there are.
  static func list(_ names: some Collection<String>, limit: Int = 5) -> String {
    // One more than the limit is shown: to hide a single name would save nothing.
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + ", … and \(names.count - limit) more"
  }

  /// A number of things, such as `2 contacts`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : String(number)) \(noun)s"
  }
}
