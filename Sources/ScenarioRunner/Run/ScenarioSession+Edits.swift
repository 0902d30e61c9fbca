internal import ContactsProvider
internal import ScenarioSyntax

// What the person does in Contacts.
extension ScenarioSession {
  /// Makes the edits, one after the other.
  func edit(_ operations: [PlannedOperation]) throws(StepProblem) {
    for operation in operations {
      let edits = try edits(operation)
      let groups = Set(device.groups.map(\.identifier))
      do throws(ContactsError) {
        let added = try device.edit(edits)
        note(operation, added: added.first, groupsBefore: groups)
      } catch { throw refusal(of: operation, error) }
    }
  }

  private func refusal(of operation: PlannedOperation, _ error: ContactsError) -> StepProblem {
    let identity = ErrorIdentity(domain: error.domain, code: error.number)
    let names = error.affectedIdentifiers.map { contacts.name(of: $0) }
    let about = names.isEmpty ? "" : ": \(Shortened.list(names))"
    return StepProblem(
      "the person could not do this in Contacts: \(identity)\(about)", at: operation.span)
  }

  private func edits(_ operation: PlannedOperation) throws(StepProblem) -> [ContactEdit] {
    switch operation {
    case .add(let addition):
      return [
        .add(
          ContactSeed(
            identifier: addition.identifier, values: addition.values.values,
            account: addition.account ?? 0))
      ]
    case .addResult(let name, let span):
      throw StepProblem(
        "the person cannot add the result '\(name)', which an app holds",
        hint: "write the contact: - editContacts: [{add: …}]", at: span)
    case .update(let update): return [try edit(update)]
    case .delete(let contact):
      return try cards(of: contact).map { .delete(identifier: $0) }
    case .addGroup(let name, let account): return [.addGroup(name: name, account: account ?? 0)]
    case .renameGroup(let group, let name):
      return [.renameGroup(identifier: try contacts.groups.identifier(of: group), name: name)]
    case .deleteGroup(let group):
      return [.deleteGroup(identifier: try contacts.groups.identifier(of: group))]
    case .addMember(let contact, let group):
      return [
        .addMember(
          contact: try contacts.identifier(of: contact),
          group: try contacts.groups.identifier(of: group))
      ]
    case .removeMember(let contact, let group):
      return [
        .removeMember(
          contact: try contacts.identifier(of: contact),
          group: try contacts.groups.identifier(of: group))
      ]
    case .link(let cards): return [.link(try contacts.identifiers(of: cards))]
    case .unlink(let card): return [.unlink(try contacts.identifier(of: card))]
    }
  }

  private func edit(_ update: PlannedUpdate) throws(StepProblem) -> ContactEdit {
    let identifier = try contacts.identifier(of: update.contact)
    guard let stored = device.contact(withIdentifier: identifier) else {
      throw StepProblem("'\(update.contact.text)' was deleted", at: update.contact.span)
    }
    let values = MutableContact.values(stored.values, after: update)
    return .update(identifier: identifier, keys: update.changedKeys, values: values)
  }

  /// The stored cards of a contact: linked ones are one contact to the person.
  private func cards(of contact: ContactReference) throws(StepProblem) -> [String] {
    let identifier = try contacts.identifier(of: contact)
    let cards = device.cards(of: RecordIdentifier(text: identifier))
      .compactMap { device.contact(withIdentifier: $0.uuidText)?.identifierText }
    return cards.isEmpty ? [identifier] : cards
  }

  /// Notes what later steps mean by the names of an edit.
  private func note(
    _ operation: PlannedOperation, added: String?, groupsBefore: Set<RecordIdentifier>
  ) {
    switch operation {
    case .add(let addition):
      if let added { contacts.bind(addition, to: added) }
    case .addGroup(let name, _):
      let group = device.groups.last { !groupsBefore.contains($0.identifier) }
      if let group { contacts.groups.bind(name, to: group.identifier.uuidText) }
    case .renameGroup(let group, let name):
      if let identifier = contacts.groups.known(group.text) {
        contacts.groups.bind(name, to: identifier)
      }
    case .link(let cards):
      if let identifiers = try? contacts.identifiers(of: cards) { contacts.link(identifiers) }
    case .unlink(let card):
      if let identifier = try? contacts.identifier(of: card) { contacts.unlink(identifier) }
    default: break
    }
  }
}

extension PlannedOperation {
  /// The place of what the operation is about; nil where it holds none.
  fileprivate var span: SourceSpan? {
    switch self {
    case .add, .addGroup: nil
    case .addResult(_, let span): span
    case .update(let update): update.contact.span
    case .delete(let contact), .unlink(let contact), .addMember(let contact, _),
      .removeMember(let contact, _):
      contact.span
    case .renameGroup(let group, _), .deleteGroup(let group): group.span
    case .link(let contacts): contacts.first?.span
    }
  }
}
