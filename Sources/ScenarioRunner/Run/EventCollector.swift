internal import Foundation
internal import SimulatedContacts

/// The part of an app that takes in what has changed, event by event.
final class EventCollector: NSObject, CNChangeHistoryEventVisitor {
  /// The events, in order.
  private(set) var events: [ObservedEvent] = []
  /// The contacts that came with them.
  private(set) var contacts: [CNContact] = []

  func visit(_ event: CNChangeHistoryDropEverythingEvent) { events.append(.dropEverything) }

  func visit(_ event: CNChangeHistoryAddContactEvent) {
    note(event.contact, .addContact(event.contact.identifier))
  }

  func visit(_ event: CNChangeHistoryUpdateContactEvent) {
    note(event.contact, .updateContact(event.contact.identifier))
  }

  func visit(_ event: CNChangeHistoryDeleteContactEvent) {
    events.append(.deleteContact(event.contactIdentifier))
  }

  func visit(_ event: CNChangeHistoryAddGroupEvent) {
    events.append(.addGroup(event.group.identifier))
  }

  func visit(_ event: CNChangeHistoryUpdateGroupEvent) {
    events.append(.updateGroup(event.group.identifier))
  }

  func visit(_ event: CNChangeHistoryDeleteGroupEvent) {
    events.append(.deleteGroup(event.groupIdentifier))
  }

  func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent) {
    note(
      event.member, .addMember(event.member.identifier, group: event.group.identifier))
  }

  func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {
    note(
      event.member, .removeMember(event.member.identifier, group: event.group.identifier))
  }

  func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {
    events.append(.addSubgroup(event.subgroup.identifier, group: event.group.identifier))
  }

  func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {
    events.append(.removeSubgroup(event.subgroup.identifier, group: event.group.identifier))
  }

  private func note(_ contact: CNContact, _ event: ObservedEvent) {
    events.append(event)
    contacts.append(contact)
  }
}
