public import Foundation

/// Tells of a deleted group.
open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {
  /// The identifier that the group had.
  public final let groupIdentifier: String

  init(groupIdentifier: String) {
    self.groupIdentifier = groupIdentifier
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let groupIdentifier = coder.decodeText(forKey: "groupIdentifier") else {
      return nil
    }
    self.groupIdentifier = groupIdentifier
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(groupIdentifier as NSString, forKey: "groupIdentifier")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
