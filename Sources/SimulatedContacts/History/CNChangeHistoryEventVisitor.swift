public import Foundation

/// Something that is told about changes, each by a method for its kind.
///
/// Those about groups need not be there; they are called where the request asked for them
/// (developer.apple.com/documentation/contacts/cnchangehistoryeventvisitor).
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
  /// Takes the news that everything kept is void.
  func visit(_ event: CNChangeHistoryDropEverythingEvent)

  /// Takes the news of a new contact.
  func visit(_ event: CNChangeHistoryAddContactEvent)

  /// Takes the news of a changed contact.
  func visit(_ event: CNChangeHistoryUpdateContactEvent)

  /// Takes the news of a deleted contact.
  func visit(_ event: CNChangeHistoryDeleteContactEvent)

  /// Takes the news of a new group.
  func visit(_ event: CNChangeHistoryAddGroupEvent)

  /// Takes the news of a renamed group.
  func visit(_ event: CNChangeHistoryUpdateGroupEvent)

  /// Takes the news of a deleted group.
  func visit(_ event: CNChangeHistoryDeleteGroupEvent)

  /// Takes the news of a new member of a group.
  func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent)

  /// Takes the news that a contact has left a group.
  func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)

  /// Takes the news that a group is part of another one.
  func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent)

  /// Takes the news that a group is no longer part of another one.
  func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
}

// The methods that a visitor need not have.
extension CNChangeHistoryEventVisitor {
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryAddGroupEvent) {}

  /// Does nothing.
  public func visit(_ event: CNChangeHistoryUpdateGroupEvent) {}

  /// Does nothing.
  public func visit(_ event: CNChangeHistoryDeleteGroupEvent) {}

  /// Does nothing.
  public func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent) {}

  /// Does nothing.
  public func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {}

  /// Does nothing.
  public func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {}

  /// Does nothing.
  public func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {}
}
