public import Foundation

/// Tells of a new member of a group.
open class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {
  /// The contact.
  public final let member: CNContact
  /// The group.
  public final let group: CNGroup

  init(member: CNContact, group: CNGroup) {
    self.member = member
    self.group = group
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let member = coder.decodeObject(of: CNContact.self, forKey: "member"),
      let group = coder.decodeObject(of: CNGroup.self, forKey: "group")
    else { return nil }
    self.member = member
    self.group = group
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(member, forKey: "member")
    coder.encode(group, forKey: "group")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) {
    visitor.visitAddMember(self)
  }
}
