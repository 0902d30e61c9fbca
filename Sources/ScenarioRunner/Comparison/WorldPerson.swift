internal import ContactsPicker
internal import ContactsProvider

/// The person of a world: answers whatever comes up, and chooses what the goal needs.
final class WorldPerson: Sendable {
  private struct Memory: Sendable {
    /// The contacts of the goal, and what is needed of each.
    var wishes: [(contact: String, keys: ContactKeySet)] = []
    /// The cards of the goal's contacts, which are shared all together.
    var wanted: [String] = []
    /// The cards of everybody else.
    var others: [String] = []
    var contacts: KnownContacts?
    /// What was picked where one thing is picked at a time.
    var picked: Set<PickerChoice> = []
    /// Everybody whom the person chose one by one.
    var chosen: Set<RecordIdentifier> = []
  }

  let world: World
  private let goal: [ExposedContact]
  private let memory = Guarded(Memory())

  init(_ world: World, goal: [ExposedContact]) {
    self.world = world
    self.goal = goal
  }

  /// How many contacts the person chose one by one.
  var chosenCount: Int { memory.withLock(\.chosen.count) }

  /// Takes the device in hand.
  func begin(_ contacts: KnownContacts, on device: SimulatedDevice) {
    let wishes = goal.compactMap { wish in
      (try? contacts.identifier(of: wish.contact)).map { (contact: $0, keys: wish.keys) }
    }
    let people = Set(wishes.map { contacts.person(of: RecordIdentifier(text: $0.contact)) })
    let cards = device.contacts
      .map { ($0.identifierText, people.contains(contacts.person(of: $0.identifier))) }
    memory.withLock { memory in
      memory.wishes = wishes
      memory.wanted = cards.filter(\.1).map(\.0)
      memory.others = cards.filter { !$0.1 }.map(\.0)
      memory.contacts = contacts
    }
    device.setPerson { (prompt: Prompt) in self.answer(prompt) }
    device.setPerson { (sheet: PickerSheet) in self.answer(sheet) }
    device.setPerson { (button: AccessButtonView) in self.answer(button) }
    device.setPerson { (sheet: AccessPickerSheet) in self.answer(sheet) }
  }

  private func answer(_ prompt: Prompt) -> PromptAnswer {
    switch world {
    case .denied, .restricted, .cancelled: return .deny
    case .full:
      guard let offered = prompt.offered else { return .allowFull }
      return select(offered, on: prompt)
    case .limitedToGoal: return select(wanted, on: prompt)
    case .limitedToOthers: return select(memory.withLock(\.others), on: prompt)
    case .limitedToNobody: return .allowLimited([])
    }
  }

  /// Shares those of some contacts who can be shared.
  private func select(_ contacts: [String], on prompt: Prompt) -> PromptAnswer {
    let offered = prompt.offered.map(people)
    let selected = contacts.filter { contact in
      offered.map { $0.contains(person(of: contact)) } ?? true
    }
    note(selected)
    return .allowLimited(selected)
  }

  private func answer(_ sheet: PickerSheet) -> PickerAnswer {
    guard world != .cancelled else { return .cancel }
    let choices = sheet.choices(memory.withLock(\.wishes))
    guard !sheet.selection.isPlural else {
      if choices.isEmpty { return .cancel }
      note(choices.map(\.contact))
      return PickerAnswer([.choose(choices)])
    }
    // One at a time, those first that were not picked so far.
    let next = memory.withLock { memory in
      let choice = choices.first { !memory.picked.contains($0) } ?? choices.first
      if let choice { memory.picked.insert(choice) }
      return choice
    }
    guard let choice = next else { return .cancel }
    note([choice.contact])
    return PickerAnswer([.choose([choice])])
  }

  private func answer(_ button: AccessButtonView) -> AccessButtonAnswer? {
    guard world != .cancelled else { return nil }
    let wanted = people(wanted)
    let matches = button.rows.map(\.identifier).filter { wanted.contains(person(of: $0)) }
    guard !matches.isEmpty else { return nil }
    switch button.face {
    case .single:
      note(matches)
      return .tap
    case .several:
      note(matches)
      return .tap(choosing: matches)
    case .hidden, .empty, .allowAccess: return nil
    }
  }

  private func answer(_ sheet: AccessPickerSheet) -> AccessPickerAnswer {
    guard world != .cancelled else { return .cancel }
    let wanted = people(wanted)
    let ticked = sheet.ticked
    let added = sheet.rows.map(\.identifier)
      .filter { wanted.contains(person(of: $0)) && !ticked.contains($0) }
    note(added)
    return .change(adding: added, removing: [])
  }

  private var wanted: [String] { memory.withLock(\.wanted) }

  private func person(of contact: String) -> RecordIdentifier {
    let card = RecordIdentifier(text: contact)
    return memory.withLock(\.contacts)?.person(of: card) ?? card
  }

  private func people(_ contacts: [String]) -> Set<RecordIdentifier> {
    Set(contacts.map(person))
  }

  private func note(_ chosen: [String]) {
    let people = people(chosen)
    memory.withLock { $0.chosen.formUnion(people) }
  }
}

extension PickerChoice {
  /// Whom it is about.
  fileprivate var contact: String {
    switch self {
    case .contact(let contact), .property(let contact, _, _): contact
    }
  }
}
