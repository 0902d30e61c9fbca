package import ContactsProvider
package import Foundation

/// Wraps what has changed for an app, as a list to walk.
package func clientResult(
  _ result: HistoryResult, of request: CNChangeHistoryFetchRequest
) -> CNFetchResult<NSEnumerator> {
  let wrap = request.mutableObjects ? clientMutableContact : clientContact
  let events = result.events.map { clientEvent($0, wrap) }
  return CNFetchResult(
    value: (events as NSArray).objectEnumerator(), currentHistoryToken: result.token.data)
}

private func clientEvent(
  _ event: HistoryEvent, _ wrap: (FetchedContact) -> CNContact
) -> CNChangeHistoryEvent {
  switch event {
  case .dropEverything: CNChangeHistoryDropEverythingEvent()
  case .addContact(let contact, let container):
    CNChangeHistoryAddContactEvent(contact: wrap(contact), containerIdentifier: container)
  case .updateContact(let contact): CNChangeHistoryUpdateContactEvent(contact: wrap(contact))
  case .deleteContact(let identifier):
    CNChangeHistoryDeleteContactEvent(contactIdentifier: identifier)
  case .addGroup(let group, let container):
    CNChangeHistoryAddGroupEvent(group: clientGroup(group), containerIdentifier: container)
  case .updateGroup(let group): CNChangeHistoryUpdateGroupEvent(group: clientGroup(group))
  case .deleteGroup(let identifier): CNChangeHistoryDeleteGroupEvent(groupIdentifier: identifier)
  case .addMember(let contact, let group):
    CNChangeHistoryAddMemberToGroupEvent(member: wrap(contact), group: clientGroup(group))
  case .removeMember(let contact, let group):
    CNChangeHistoryRemoveMemberFromGroupEvent(member: wrap(contact), group: clientGroup(group))
  case .addSubgroup(let subgroup, let group):
    CNChangeHistoryAddSubgroupToGroupEvent(
      subgroup: clientGroup(subgroup), group: clientGroup(group))
  case .removeSubgroup(let subgroup, let group):
    CNChangeHistoryRemoveSubgroupFromGroupEvent(
      subgroup: clientGroup(subgroup), group: clientGroup(group))
  }
}
