internal import ContactsProvider
internal import SimulatedContacts

extension ScenarioSession {
  /// Makes one request of the operations, as an app does, to be executed.
  func save(_ save: PlannedSave, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    let process = try apps[step.app].runningProcess()
    // While the request is made its own additions can be named; they are there once it is stored.
    let before = contacts
    defer { contacts = before }
    let request = CNSaveRequest()
    request.transactionAuthor = save.author
    var added: [(PlannedAddition, CNMutableContact)] = []
    try process.asAmbient { () throws(StepProblem) in
      for operation in save.operations {
        try self.add(operation, to: request, step, &added)
      }
    }
    let words = save.operations.map(words)
    return .blocking { [added] in
      // Touching a key that was not fetched has ended the app.
      guard process.isRunning else { return CallOutcome() }
      var outcome = Self.attempt(as: process) { try CNContactStore().execute(request) }
      guard outcome.error == nil, process.isRunning else { return outcome }
      outcome.added = added.map { ($0, $1.identifier) }
      outcome.handed = added.map(\.1)
      outcome.saved = words
      return outcome
    }
  }

  private func add(
    _ operation: PlannedOperation, to request: CNSaveRequest, _ step: PlannedStep,
    _ added: inout [(PlannedAddition, CNMutableContact)]
  ) throws(StepProblem) {
    switch operation {
    case .add(let addition):
      let contact = MutableContact.new(addition)
      request.add(contact, toContainerWithIdentifier: nil)
      // Later operations of the same request mean the contact by this identifier.
      contacts.bind(addition, to: contact.identifier)
      added.append((addition, contact))
    case .update(let update):
      let identifier = try contacts.identifier(of: update.contact)
      let fresh = added.first { $0.1.identifier == identifier }?.1
      let contact = if let fresh { fresh } else { try editable(update, identifier, step) }
      MutableContact.apply(update, to: contact)
      request.update(contact)
    case .delete(let contact):
      let identifier = try contacts.identifier(of: contact)
      guard let copy = MutableContact.known(by: identifier, keys: []) else { return }
      request.delete(copy)
    default: break
    }
  }

  /// The app's own copy of what it fetched, else one with the identifier and the keys that it sets.
  private func editable(
    _ update: PlannedUpdate, _ identifier: String, _ step: PlannedStep
  ) throws(StepProblem) -> CNMutableContact {
    let held = apps[step.app].held(identifier, from: update.from)
    if let copy = held?.mutableCopy() as? CNMutableContact { return copy }
    if update.from == nil,
      let copy = MutableContact.known(by: identifier, keys: update.changedKeys)
    {
      return copy
    }
    throw notHeld(update.contact, from: update.from)
  }

  private func words(_ operation: PlannedOperation) -> String {
    switch operation {
    case .add(let addition): "added \(addition.fullName ?? "a contact without a name")"
    case .update(let update): "updated \(update.contact.text)"
    case .delete(let contact): "deleted \(contact.text)"
    default: ""
    }
  }

  /// Does what the person does in Contacts, one edit after the other.
  func edit(_ operations: [PlannedOperation]) throws(StepProblem) {
    for operation in operations {
      let (edit, contact) = try self.edit(operation)
      do throws(ContactsError) {
        let added = try device.edit([edit])
        guard case .add(let addition) = operation, let identifier = added.first else { continue }
        contacts.bind(addition, to: identifier)
      } catch {
        let identity = ErrorIdentity(domain: error.domain, code: error.number)
        throw StepProblem(
          "the person could not do this in Contacts: \(identity)", at: contact?.span)
      }
    }
  }

  private func edit(
    _ operation: PlannedOperation
  ) throws(StepProblem) -> (ContactEdit, ContactReference?) {
    switch operation {
    case .add(let addition): return (.add(ContactSeed(values: addition.values.values)), nil)
    case .delete(let contact):
      return (.delete(identifier: try contacts.identifier(of: contact)), contact)
    case .update(let update):
      let identifier = try contacts.identifier(of: update.contact)
      guard let stored = device.contact(withIdentifier: identifier) else {
        throw StepProblem("'\(update.contact.text)' was deleted", at: update.contact.span)
      }
      let values = MutableContact.values(stored.values, after: update)
      return (
        .update(identifier: identifier, keys: update.changedKeys, values: values), update.contact
      )
    default: throw StepProblem("cannot be played")
    }
  }
}

extension PlannedUpdate {
  /// The keys that the update changes.
  fileprivate var changedKeys: ContactKeySet {
    self.set.keys.union(append.keys).union(remove.keys)
  }
}
