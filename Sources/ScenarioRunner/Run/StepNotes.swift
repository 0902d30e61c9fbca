internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

/// What happened in a step, for people to read.
struct StepNotes {
  private(set) var notes: [StepNote] = []
  private let view: StepView
  private var counts: [StepNote.Kind: Int] = [:]

  init(_ view: StepView) {
    self.view = view
    addPrompts()
    addResult()
    addNews()
    addEnds()
    addAssumptions()
  }

  private mutating func addPrompts() {
    let words = LedgerWords(contacts: view.contacts)
    for entry in view.events.entries {
      switch entry.event {
      case .prompt(let prompt): add(prompt)
      case .answer(let prompt, let answer):
        let isRepeated = prompt.stage == .selection && notes.last?.kind == .answered
        if !isRepeated { add(.answered, answer.map(words.text) ?? "nothing") }
      default: addSheet(entry, words)
      }
    }
  }

  /// A prompt that passes one answer on to its second stage was answered once.
  private mutating func add(_ prompt: Prompt) {
    let isCarriedOn = notes.last?.kind == .answered && notes.last?.text != "continue"
    let note = StepNote(kind: .saw, text: prompt.shownStage)
    let isBeforeAnswer = isCarriedOn && prompt.stage == .selection
    notes.insert(note, at: isBeforeAnswer ? notes.count - 1 : notes.count)
  }

  private mutating func addSheet(_ entry: LedgerEntry, _ words: LedgerWords) {
    switch entry.event {
    case .sheet(let sheet as PickerSheet): add(.saw, words.text(of: sheet))
    case .sheet(let button as AccessButtonView): add(.saw, words.text(of: button))
    case .sheet(let sheet as AccessPickerSheet): add(.saw, words.text(of: sheet))
    case .sheetAnswer(_, let answer): add(.answered, words.text(ofAnswer: answer))
    case .unheard: add(.got, "nothing: its delegate was gone")
    case .sheetRefused where view.outcome.picked == nil: add(.got, words.text(of: entry.event))
    case .pick(let delivery) where view.outcome.picked == nil:
      add(.got, "from the picker: \(words.text(ofPicked: delivery))")
    case .shared(let added, let removed) where view.outcome.newlyShared == nil:
      add(.got, words.text(ofShared: added, removed))
    case .upload(let upload): addFirst(.sent, words.text(ofSent: upload), of: "time")
    case .printed(let line): addFirst(.printed, words.text(of: line), of: "line")
    default: break
    }
  }

  /// Adds what an app does often: the first ones of a step, and how many more there are.
  private mutating func addFirst(_ kind: StepNote.Kind, _ text: String, of noun: String) {
    let shown = 6
    counts[kind, default: 0] += 1
    let more = counts[kind, default: 0] - shown
    guard more > 0 else { return add(kind, text) }
    let note = StepNote(kind: kind, text: "… and \(Shortened.count(more, "more \(noun)"))")
    if more > 1, let place = notes.lastIndex(where: { $0.kind == kind }) {
      notes[place] = note
    } else {
      notes.append(note)
    }
  }

  private mutating func add(_ kind: StepNote.Kind, _ text: String) {
    notes.append(StepNote(kind: kind, text: text))
  }

  /// What the apps that listen were told.
  private mutating func addNews() {
    for listener in view.listeners {
      let count = view.events.entries.count { entry in
        guard case .announcement = entry.event else { return false }
        return entry.bundleIdentifier == listener.bundleIdentifier
      }
      guard count > 0 else { continue }
      let times = count == 1 ? "" : ", \(count) times"
      let name = view.plan.apps.count > 1 ? "\(listener.plan.shownName): " : ""
      add(.got, "\(name)the news that contacts have changed\(times)")
    }
  }

  private mutating func addResult() {
    let words = ResultWords(view: view)
    if let text = words.text { notes.append(StepNote(kind: .got, text: text)) }
    if let refusal = view.outcome.refusal {
      notes.append(StepNote(kind: .refused, text: refusal.rawValue))
    }
  }

  private mutating func addEnds() {
    for entry in view.events.entries {
      guard case .termination(let reason) = entry.event else { continue }
      let app = view.plan.apps.first {
        $0.description.bundleIdentifier == entry.bundleIdentifier
      }
      let name = view.plan.apps.count > 1 ? (app?.shownName).map { "\($0): " } : nil
      notes.append(StepNote(kind: .ended, text: "\(name ?? "")\(reason.shownName)"))
    }
  }

  private mutating func addAssumptions() {
    var rules = RuleSet()
    for entry in view.events.entries { rules.formUnion(entry.rules) }
    for rule in rules.rules.map(\.rule) where rule.evidence == .assumed {
      // What is told to nobody who listens is no matter of the step's.
      if view.listeners.isEmpty, Self.rulesOfNews.contains(rule.id) { continue }
      add(.assumed, rule.id.name + (value(of: rule.assumption) ?? ""))
    }
  }

  /// What decides only whether and how often apps are told.
  private static let rulesOfNews: Set<RuleID> = [
    .changesOutsideSetStaySilent, .notificationsPerChange,
  ]

  /// The value of a switch, and who chose it.
  private func value(of name: String?) -> String? {
    AssumptionSwitch.all.first { $0.name == name }.map { assumption in
      let value = assumption.text(view.device.configuration.assumptions)
      let isChosen = view.plan.device.chosenAssumptions.contains(assumption.name)
      let origin = isChosen ? "set by the scenario" : "the default"
      return " (\(assumption.name): \(value), \(origin))"
    }
  }
}

extension Termination {
  /// The name, with the key for a property that was not fetched.
  var shownName: String {
    guard case .propertyNotFetched(let key) = self else { return name }
    return "\(name) (\(key.name))"
  }
}

/// What the app got from a call, on one line.
struct ResultWords {
  let view: StepView

  /// The result; nil where the step gives none.
  var text: String? {
    let outcome = view.outcome
    if let error = outcome.error { return text(of: error) }
    if outcome.isPending { return "nothing yet: the call is pending" }
    if let picked = outcome.picked { return text(of: picked) }
    if let status = outcome.status { return "status \(status)" }
    if let granted = outcome.granted { return "granted \(granted)" }
    if let contacts = outcome.contacts { return text(of: contacts, outcome.keys ?? []) }
    if let contact = outcome.contact { return text(of: [contact], outcome.keys ?? []) }
    if let value = outcome.value { return "\(value.key.name): \(ValueWords.text(of: value.value))" }
    if let isAvailable = outcome.isAvailable { return "available \(isAvailable)" }
    if let saved = outcome.saved { return Shortened.list(saved) }
    if let text = textOfOthers { return text }
    if let value = outcome.functionValue { return "value \(value)" }
    return nil
  }

  /// What is no contact.
  private var textOfOthers: String? {
    let outcome = view.outcome
    if let account = outcome.account {
      return account.isEmpty ? "no account" : "the account \(account)"
    }
    if let groups = outcome.groups {
      return list(groups.map(\.name), of: "group")
    }
    if let accounts = outcome.accounts {
      return list(accounts.map(\.name), of: "account")
    }
    if let hasToken = outcome.hasToken { return hasToken ? "a token" : "no token" }
    if let events = outcome.events {
      return events.isEmpty ? "no events" : Shortened.list(events.map { view.text(of: $0) })
    }
    if let shared = outcome.newlyShared {
      let names = LedgerWords(contacts: view.contacts)
        .names(of: shared.map(RecordIdentifier.init(text:)))
      return names.isEmpty ? "nobody new" : "newly shared: \(names)"
    }
    return nil
  }

  private func list(_ names: [String], of noun: String) -> String {
    let count = Shortened.count(names.count, noun)
    return names.isEmpty ? count : "\(count): \(Shortened.list(names))"
  }

  /// What the app got from a picker.
  func text(of picked: Picked) -> String {
    switch picked {
    case .contact(let contact): text(of: [contact], view.outcome.keys ?? [])
    case .contacts(let contacts): text(of: contacts, view.outcome.keys ?? [])
    case .property(let property): view.text(of: property)
    case .properties(let properties):
      properties.isEmpty ? "no values" : Shortened.list(properties.map { view.text(of: $0) })
    case .cancelled: "contactPickerDidCancel"
    case .nothing:
      view.outcome.pickRefusal.map { "nothing: \($0)" } ?? "nothing"
    }
  }

  private func text(of error: CallError) -> String {
    var text = error.text ?? error.identity.description
    let names = error.affected.map { view.contacts.name(of: $0) }
    if !names.isEmpty { text += ": \(Shortened.list(names))" }
    if !error.keyPaths.isEmpty { text += " (\(error.keyPaths.joined(separator: ", ")))" }
    return "error \(text)"
  }

  private func text(of found: [CNContact], _ keys: ContactKeySet) -> String {
    guard !found.isEmpty else { return "no contacts" }
    // Only the names that are shown are looked up, however many contacts there are.
    let shown = found.prefix(6).map { view.contacts.name(of: fetchedContact($0).identifier) }
    let list =
      found.count <= 6
      ? shown.joined(separator: ", ")
      : shown.prefix(5).joined(separator: ", ") + ", … and \(found.count - 5) more"
    return "\(Shortened.count(found.count, "contact")) with \(keys.words): \(list)"
  }
}
