package import ContactsProvider

/// The system's form of a save request: of an updated contact only what was changed.
package func systemRequest(_ request: CNSaveRequest) -> SaveRequest {
  SaveRequest(operations: request.changes.map(operation), author: request.transactionAuthor)
}

/// Lets the objects of an executed request hold what was stored.
package func adopt(_ outcome: SaveOutcome, in request: CNSaveRequest) {
  guard request.shouldRefetchContacts else { return }
  for (index, change) in request.changes.enumerated() {
    switch change {
    // An addition that stored nothing was taken back by a deletion.
    case .contact(.add, let contact): outcome.added[index].map(contact.adopt)
    case .contact(.update, let contact): contact.adopt(contact.snapshot.markedAsStored())
    case .group(.add, let group): outcome.addedGroups[index].map(group.adopt)
    case .group(.update, let group): group.adopt(stored(group))
    case .contact(.delete, _), .group(.delete, _), .member, .subgroup: break
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
