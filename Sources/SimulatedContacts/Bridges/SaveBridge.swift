package import ContactsProvider

/// The system's form of a save request: of an updated contact only what was changed.
package func systemRequest(_ request: CNSaveRequest) -> SaveRequest {
  SaveRequest(operations: request.changes.map(operation), author: request.transactionAuthor)
}

/// Lets the contacts of an executed request hold what was stored.
package func adopt(_ outcome: SaveOutcome, in request: CNSaveRequest) {
  guard request.shouldRefetchContacts else { return }
  for (change, added) in zip(request.changes, outcome.added) {
    change.contact.adopt(added ?? change.contact.snapshot.markedAsStored())
  }
}

private func operation(_ change: CNSaveRequest.Change) -> SaveOperation {
  let contact = change.contact
  switch change.kind {
  case .add:
    return .add(
      contact.held.identifier, contact.snapshot.availableValues,
      isFromStore: contact.held.isFromStore)
  case .update:
    return .update(
      identifier: contact.identifier, keys: contact.editedKeys, values: contact.edits)
  case .delete: return .delete(identifier: contact.identifier)
  }
}
