internal import ContactsProvider
internal import ScenarioSyntax
internal import SimulatedContacts

extension ScenarioSession {
  /// Makes one request of the operations, as an app does, to be executed.
  func save(_ save: PlannedSave, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    let process = try apps[step.app].runningProcess()
    // While the request is made its own additions can be named; they are there once it is stored.
    let before = contacts
    defer { contacts = before }
    var draft = SaveDraft(author: save.author)
    try process.asAmbient { () throws(StepProblem) in
      for operation in save.operations { try add(operation, to: &draft, step) }
    }
    let words = save.operations.map(words)
    return .blocking { [draft] in
      // Touching a key that was not fetched has ended the app.
      guard process.isRunning else { return CallOutcome() }
      var outcome = Self.attempt(as: process) { try CNContactStore().execute(draft.request) }
      guard process.isRunning else { return outcome }
      // Where a device keeps what was stored before the error, the file goes on naming it.
      let isStored = { (contact: CNContact) in
        process.device.contact(withIdentifier: contact.identifier) != nil
      }
      outcome.added = draft.added.filter { isStored($0.1) }.map { ($0, $1.identifier) }
      guard outcome.error == nil else { return outcome }
      outcome.namedGroups = draft.namedGroups.map { ($0, $1.identifier) }
      outcome.handed = draft.added.map(\.1)
      outcome.saved = words
      return outcome
    }
  }

  private func add(
    _ operation: PlannedOperation, to draft: inout SaveDraft, _ step: PlannedStep
  ) throws(StepProblem) {
    switch operation {
    case .add(let addition):
      // Later operations of the same request mean the contact by this identifier.
      let contact = draft.add(addition, to: addition.account.flatMap(accountIdentifier))
      contacts.bind(addition, to: contact.identifier)
    case .addResult(let name, let span):
      for contact in try result(name, step, at: span).contacts { draft.add(contact) }
    case .update(let update):
      let identifier = try contacts.identifier(of: update.contact)
      let fresh = draft.addedContact(identifier)
      let contact = if let fresh { fresh } else { try editable(update, identifier, step) }
      MutableContact.apply(update, to: contact)
      draft.request.update(contact)
    case .delete(let contact):
      let identifier = try contacts.identifier(of: contact)
      if let copy = known(identifier, in: draft, step) { draft.delete(copy) }
    case .addGroup(let name, let account):
      let group = draft.addGroup(name, to: account.flatMap(accountIdentifier))
      contacts.groups.bind(name, to: group.identifier)
    case .renameGroup(let group, let name):
      let group = draft.group(try contacts.groups.identifier(of: group), contacts.groups)
      draft.rename(group, to: name)
      contacts.groups.bind(name, to: group.identifier)
    case .deleteGroup(let group):
      let group = draft.group(try contacts.groups.identifier(of: group), contacts.groups)
      draft.request.delete(group)
    case .addMember(let contact, let group):
      guard let (contact, group) = try member(contact, of: group, &draft, step) else { return }
      draft.request.addMember(contact, to: group)
    case .removeMember(let contact, let group):
      guard let (contact, group) = try member(contact, of: group, &draft, step) else { return }
      draft.request.removeMember(contact, from: group)
    case .link, .unlink:
      throw StepProblem(
        "an app cannot link cards", hint: "the person does it: - editContacts: [{link: …}]")
    }
  }

  private func member(
    _ contact: ContactReference, of group: GroupReference, _ draft: inout SaveDraft,
    _ step: PlannedStep
  ) throws(StepProblem) -> (CNContact, CNGroup)? {
    let identifier = try contacts.identifier(of: contact)
    let group = draft.group(try contacts.groups.identifier(of: group), contacts.groups)
    return known(identifier, in: draft, step).map { ($0, group) }
  }

  /// What an earlier call gave under a name.
  private func result(
    _ name: String, _ step: PlannedStep, at span: SourceSpan
  ) throws(StepProblem) -> HeldResult {
    if let result = apps[step.app].held(from: name) { return result }
    throw StepProblem(
      "the app holds no result '\(name)'",
      hint: "name one by 'as' in a step before; results end with the process", at: span)
  }

  /// The contact as the request or the app has it, else a copy with its identifier alone.
  private func known(
    _ identifier: String, in draft: SaveDraft, _ step: PlannedStep
  ) -> CNMutableContact? {
    if let added = draft.addedContact(identifier) { return added }
    let held = apps[step.app].held(identifier, from: nil, contacts)
    return MutableContact.known(by: held?.identifier ?? unified(identifier, step.app), keys: [])
  }

  /// The identifier under which an app finds the contact of a card.
  private func unified(_ identifier: String, _ app: Int) -> String {
    let cards = device.cards(of: RecordIdentifier(text: identifier))
    guard cards.count > 1 else { return identifier }
    let reachable = Set(
      device.reachableContacts(of: apps[app].bundleIdentifier).map(\.identifier))
    let visible = cards.filter(reachable.contains)
    return visible.count > 1 ? visible[0].joined.uuidText : identifier
  }

  /// The app's own copy of what it fetched, else one with the identifier and the keys that it sets.
  private func editable(
    _ update: PlannedUpdate, _ identifier: String, _ step: PlannedStep
  ) throws(StepProblem) -> CNMutableContact {
    let held = apps[step.app].held(identifier, from: update.from, contacts)
    if let copy = held?.mutableCopy() as? CNMutableContact { return copy }
    if update.from == nil,
      let copy = MutableContact.known(
        by: unified(identifier, step.app), keys: update.changedKeys)
    {
      return copy
    }
    throw notHeld(update.contact, from: update.from)
  }

  /// The identifier of the account at a place of the device.
  func accountIdentifier(_ place: Int) -> String? {
    let accounts = device.containers
    return accounts.indices.contains(place) ? accounts[place].identifier.uuidText : nil
  }

  private func words(_ operation: PlannedOperation) -> String {
    switch operation {
    case .add(let addition): "added \(addition.fullName ?? "a contact without a name")"
    case .addResult(let name, _): "added the contacts of '\(name)'"
    case .update(let update): "updated \(update.contact.text)"
    case .delete(let contact): "deleted \(contact.text)"
    case .addGroup(let name, _): "added the group \(name)"
    case .renameGroup(let group, let name): "renamed the group \(group.text) to \(name)"
    case .deleteGroup(let group): "deleted the group \(group.text)"
    case .addMember(let contact, let group): "put \(contact.text) into \(group.text)"
    case .removeMember(let contact, let group): "took \(contact.text) out of \(group.text)"
    case .link(let contacts): "linked \(contacts.map(\.text).listed(conjunction: "and"))"
    case .unlink(let contact): "unlinked \(contact.text)"
    }
  }
}

extension PlannedUpdate {
  /// The keys that the update changes.
  var changedKeys: ContactKeySet { self.set.keys.union(append.keys).union(remove.keys) }
}
