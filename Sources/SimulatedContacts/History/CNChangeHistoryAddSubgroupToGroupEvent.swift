public import Foundation

/// Tells that a group is part of another one.
open class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {
  /// The group that is the part.
  public final let subgroup: CNGroup
  /// The group that it is part of.
  public final let group: CNGroup

  init(subgroup: CNGroup, group: CNGroup) {
    self.subgroup = subgroup
    self.group = group
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let subgroup = coder.decodeObject(of: CNGroup.self, forKey: "subgroup"),
      let group = coder.decodeObject(of: CNGroup.self, forKey: "group")
    else { return nil }
    self.subgroup = subgroup
    self.group = group
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(subgroup, forKey: "subgroup")
    coder.encode(group, forKey: "group")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) {
    visitor.visitAddSubgroup(self)
  }
}
