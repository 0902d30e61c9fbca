public import Foundation

/// Tells of a renamed group.
open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {
  /// The group as it is now.
  public final let group: CNGroup

  init(group: CNGroup) {
    self.group = group
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let group = coder.decodeObject(of: CNGroup.self, forKey: "group") else {
      return nil
    }
    self.group = group
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(group, forKey: "group")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
