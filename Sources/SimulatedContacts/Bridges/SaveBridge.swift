package import ContactsProvider

/// The system's form of a save request: of an updated contact only what was changed.
package func systemRequest(_ request: CNSaveRequest) -> SaveRequest {
  SaveRequest(operations: request.changes.all.map(operation), author: request.transactionAuthor)
}

/// Lets the objects of an executed request hold what was stored.
package func adopt(_ outcome: SaveOutcome, in request: CNSaveRequest) {
  guard request.shouldRefetchContacts else { return }
  for (index, change) in request.changes.all.enumerated() {
    switch change {
    case .contact(_, let contact):
      contact.adopt(outcome.added[index] ?? contact.snapshot.markedAsStored())
    case .group(_, let group):
      group.adopt(outcome.addedGroups[index] ?? stored(group))
    case .member, .subgroup: break
    }
  }
}

private func stored(_ group: CNMutableGroup) -> FetchedGroup {
  FetchedGroup(identifierText: group.held.identifierText, name: group.name, isFromStore: true)
}

private func operation(_ change: SaveChange) -> SaveOperation {
  switch change {
  case .contact(let edit, let contact): operation(edit, contact)
  case .group(let edit, let group): operation(edit, group)
  case .member(.added, let contact, let group):
    .addMember(contact: contact.identifier, group: group.identifier)
  case .member(.removed, let contact, let group):
    .removeMember(contact: contact.identifier, group: group.identifier)
  case .subgroup(.added, let subgroup, let group):
    .addSubgroup(subgroup.identifier, group: group.identifier)
  case .subgroup(.removed, let subgroup, let group):
    .removeSubgroup(subgroup.identifier, group: group.identifier)
  }
}

private func operation(_ edit: SaveChange.Edit, _ contact: CNMutableContact) -> SaveOperation {
  switch edit {
  case .add(let container):
    .add(
      contact.held.identifier, contact.snapshot.availableValues,
      isFromStore: contact.held.isFromStore, container: container)
  case .update:
    .update(identifier: contact.identifier, keys: contact.editedKeys, values: contact.edits)
  case .delete: .delete(identifier: contact.identifier)
  }
}

private func operation(_ edit: SaveChange.Edit, _ group: CNMutableGroup) -> SaveOperation {
  switch edit {
  case .add(let container):
    .addGroup(
      RecordIdentifier(text: group.identifier), name: group.name,
      isFromStore: group.held.isFromStore, container: container)
  case .update: .updateGroup(identifier: group.identifier, name: group.name)
  case .delete: .deleteGroup(identifier: group.identifier)
  }
}
