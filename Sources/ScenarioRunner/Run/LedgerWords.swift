internal import ContactsPicker
internal import ContactsProvider

/// Entries of the ledger in the words of a report.
struct LedgerWords {
  let contacts: KnownContacts

  /// What an entry tells that another one follows, on one line.
  ///
  /// An answer that the alert hands on to its sheet is told there; the alert was left by a button.
  func text(of event: LedgerEntry.Event, before next: LedgerEntry.Event?) -> String {
    if case .answer(let alert, _) = event, case .prompt(let sheet) = next,
      alert.number == sheet.number, let button = alert.buttons.last
    {
      return "the person answered: \(button)"
    }
    return text(of: event)
  }

  /// What an entry tells, on one line.
  func text(of event: LedgerEntry.Event) -> String {
    switch event {
    case .launch(let number): number == 1 ? "started" : "started again (launch \(number))"
    case .exit: "the app was closed"
    case .prompt(let prompt): "the system asked: \(prompt.shownStage)"
    case .answer(_, let answer): "the person answered: \(answer.map(text) ?? "nothing")"
    case .sheet(let sheet as PickerSheet): "the system showed a \(text(of: sheet))"
    case .sheet(let button as AccessButtonView): "the app showed \(text(of: button))"
    case .sheet(let sheet as AccessPickerSheet): "the system showed \(text(of: sheet))"
    case .sheet: "the system showed a sheet"
    case .sheetRefused(.anotherIsOpen): "no picker opened, because one is open"
    case .sheetRefused(.cannotOpen): "the system failed to open a picker"
    case .sheetRefused(.notOnThisSystem): "the system has no such sheet"
    case .sheetRefused(.needsLimitedAccess):
      "no access picker opened, because access is not limited"
    case .sheetRefused(.notRunning): "no picker opened, because the app has ended"
    case .sheetAnswer(_, let answer): "the person answered: \(text(ofAnswer: answer))"
    case .unheard: "the picker's delegate was gone, so the app was told nothing"
    case .pick(let delivery): text(of: delivery)
    case .allowed(.checkStatus, let status): "checkStatus gave \(status)"
    case .allowed(let call, let status): "\(call.rawValue) was let through, status \(status)"
    case .refused(let call, let error): "\(call.rawValue) failed with \(text(of: error))"
    case .delivery(let delivery): text(of: delivery)
    case .groups(let groups): "the app got \(Shortened.count(groups.count, "group"))"
    case .containers(let accounts): "the app got \(Shortened.count(accounts.count, "account"))"
    case .saved(let changes): "stored: \(text(of: changes))"
    case .setting(let text): text
    case .shared(let added, let removed): text(ofShared: added, removed)
    case .announcement(let change): text(of: change)
    case .upload(let upload): text(of: upload)
    case .printed(let line): "the app printed: \(text(of: line))"
    case .uploadFailed(let host, let error):
      "the upload to \(host) failed with \(text(of: error))"
    case .termination(let reason): "the system ended the app: \(reason.name)"
    }
  }

  /// What the person does with a sheet or button, as the file spells it.
  func text(ofAnswer answer: (any Sendable)?) -> String {
    switch answer {
    case let answer as PickerAnswer: text(of: answer)
    case let answer as AccessButtonAnswer: text(of: answer)
    case let answer as AccessPickerAnswer: text(of: answer)
    default: "nothing"
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

  /// A picker as the person sees it.
  func text(of sheet: PickerSheet) -> String {
    let rows = sheet.request.enabling == nil ? [] : sheet.rows().filter { !$0.isEnabled }
    let greyed = rows.isEmpty ? "" : ", greyed: \(Shortened.list(rows.map(\.title)))"
    let buttons = sheet.buttons.map { "[\($0)]" }.joined(separator: " ")
    return "contact picker of \(Shortened.count(sheet.count, "contact"))\(greyed)  \(buttons)"
  }

  /// What the person does with a picker, as the file spells it.
  func text(of answer: PickerAnswer) -> String {
    Shortened.list(answer.gestures.map(text))
  }

  private func text(of gesture: PickerGesture) -> String {
    switch gesture {
    case .search(let text): "search: \(ValueWords.quotedIfNeeded(text))"
    case .open(let contact): "open: \(contacts.name(of: contact))"
    case .tick(let contact): "tick: \(contacts.name(of: contact))"
    case .done: "done"
    case .choose(let choices) where choices.count == 1: "choose: \(text(of: choices[0]))"
    case .choose(let choices): "choose: [\(Shortened.list(choices.map(text)))]"
    case .cancel: "cancel"
    case .swipeDown: "swipeDown"
    case .ignore: "ignore"
    }
  }

  private func text(of choice: PickerChoice) -> String {
    switch choice {
    case .contact(let contact): return contacts.name(of: contact)
    case .property(let contact, let key, let value):
      let text =
        switch value {
        case .text(let text): ", value: \(ValueWords.quotedIfNeeded(text))"
        case .entry, .only: ""
        }
      return "{contact: \(contacts.name(of: contact)), key: \(key.name)\(text)}"
    }
  }

  private func text(of error: ContactsError) -> String {
    let identity = ErrorIdentity(domain: error.domain, code: error.number)
    guard !error.affectedIdentifiers.isEmpty else { return identity.description }
    let names = error.affectedIdentifiers.map { contacts.name(of: $0) }
    return "\(identity): \(Shortened.list(names))"
  }

  func text(of delivery: Delivery) -> String {
    let keys = delivery.keys.subtracting(ContactKeySet(.identifier))
    let count = Shortened.count(delivery.count, "contact")
    if delivery.count == 0 { return "no contacts went to the app" }
    if keys.isEmpty { return "the identifier of \(count) went to the app" }
    return "\(count) went to the app with \(keys.words)"
  }

  /// What the person picked, with the names.
  func text(ofPicked delivery: Delivery) -> String {
    var picked: [RecordIdentifier] = []
    delivery.forEachDelivered { record, _ in picked.append(record.identifier) }
    let keys = delivery.keys.subtracting(ContactKeySet(.identifier))
    let text = "\(Shortened.count(picked.count, "contact")) with \(keys.words)"
    return picked.isEmpty ? "no contacts" : "\(text): \(names(of: picked))"
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
    case .addedGroup(let group): "the group \(name(of: group)) was made"
    case .renamedGroup(let group): "the group \(name(of: group)) was renamed"
    case .deletedGroup(let group): "the group \(name(of: group)) was deleted"
    case .addedMember(let contact, let group):
      "\(contacts.name(of: contact)) joined \(name(of: group))"
    case .removedMember(let contact, let group):
      "\(contacts.name(of: contact)) left \(name(of: group))"
    case .addedSubgroup(let subgroup, let group):
      "the group \(name(of: subgroup)) became part of \(name(of: group))"
    case .removedSubgroup(let subgroup, let group):
      "the group \(name(of: subgroup)) is no longer part of \(name(of: group))"
    case .linked(let cards): "\(cards.count) cards of \(names(of: cards)) were linked"
    case .unlinked(let card): "a card of \(contacts.name(of: card)) was unlinked"
    }
  }

  private func name(of group: RecordIdentifier) -> String { contacts.name(of: group.uuidText) }

  /// The names of some contacts, each once.
  func names(of identifiers: [RecordIdentifier]) -> String {
    var seen: Set<String> = []
    let names = identifiers.map { contacts.name(of: $0) }.filter { seen.insert($0).inserted }
    return Shortened.list(names)
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
  ///
  /// Of almost all keys only those are named that are missing.
  var words: String {
    let missing = ContactKeySet.all.subtracting(self).subtracting(ContactKeySet(.identifier))
    guard missing.keys.count > 3 else {
      return missing.isEmpty
        ? "all keys" : "all keys but \(missing.wordList.joined(separator: ", "))"
    }
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

  /// The beginning of a text that is too long to be shown.
  static func text(_ text: String, limit: Int = 100) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// A number of things, such as `2 contacts`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : String(number)) \(noun)s"
  }
}
