internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

/// What happened in a step, for people to read.
struct StepNotes {
  private(set) var notes: [StepNote] = []
  private let view: StepView

  init(_ view: StepView) {
    self.view = view
    addPrompts()
    addResult()
    addEnds()
    addAssumptions()
  }

  /// A prompt that passes one answer on to its second stage was answered once.
  private mutating func addPrompts() {
    let words = LedgerWords(contacts: view.contacts)
    for entry in view.events.entries {
      switch entry.event {
      case .prompt(let prompt):
        let isCarriedOn = notes.last?.kind == .answered && notes.last?.text != "continue"
        if isCarriedOn, prompt.stage == .selection {
          notes.insert(StepNote(kind: .saw, text: prompt.shownStage), at: notes.count - 1)
        } else {
          notes.append(StepNote(kind: .saw, text: prompt.shownStage))
        }
      case .answer(let prompt, let answer):
        let text = answer.map(words.text) ?? "nothing"
        let isRepeated = prompt.stage == .selection && notes.last?.kind == .answered
        if !isRepeated { notes.append(StepNote(kind: .answered, text: text)) }
      case .sheet(let sheet as PickerSheet):
        notes.append(StepNote(kind: .saw, text: words.text(of: sheet)))
      case .sheetAnswer(_, let answer):
        let text = (answer as? PickerAnswer).map(words.text) ?? "nothing"
        notes.append(StepNote(kind: .answered, text: text))
      case .unheard: notes.append(StepNote(kind: .got, text: "nothing: its delegate was gone"))
      case .sheetRefused where view.outcome.picked == nil:
        notes.append(StepNote(kind: .got, text: words.text(of: entry.event)))
      case .pick(let delivery) where view.outcome.picked == nil:
        notes.append(StepNote(kind: .got, text: "from the picker: \(words.text(of: delivery))"))
      default: break
      }
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
      // What the scenario itself says is no assumption of the device's.
      if let name = rule.assumption, view.plan.device.chosenAssumptions.contains(name) { continue }
      let choice = AssumptionSwitch.all.first { $0.name == rule.assumption }.map {
        " (\($0.name): \($0.text(view.device.configuration.assumptions)))"
      }
      notes.append(StepNote(kind: .assumed, text: rule.id.name + (choice ?? "")))
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
    if let value = outcome.functionValue { return "value \(value)" }
    return nil
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
