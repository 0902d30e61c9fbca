internal import Foundation
internal import SimulatedContacts

/// The part of an app that takes in what has changed, event by event.
final class EventCollector: NSObject, CNChangeHistoryEventVisitor {
  /// The events, in order.
  private(set) var events: [ObservedEvent] = []

  func visit(_ event: CNChangeHistoryDropEverythingEvent) { events.append(.dropEverything) }

  func visit(_ event: CNChangeHistoryAddContactEvent) {
    events.append(.addContact(event.contact.identifier))
  }

  func visit(_ event: CNChangeHistoryUpdateContactEvent) {
    events.append(.updateContact(event.contact.identifier))
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
    events.append(.addMember(event.member.identifier, group: event.group.identifier))
  }

  func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {
    events.append(.removeMember(event.member.identifier, group: event.group.identifier))
  }

  func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {
    events.append(.addSubgroup(event.subgroup.identifier, group: event.group.identifier))
  }

  func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {
    events.append(.removeSubgroup(event.subgroup.identifier, group: event.group.identifier))
  }
}
