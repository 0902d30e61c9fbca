public import Foundation

/// Tells of a new group.
open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {
  /// The group.
  public final let group: CNGroup
  /// The identifier of its account.
  public final let containerIdentifier: String

  init(group: CNGroup, containerIdentifier: String) {
    self.group = group
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let group = coder.decodeObject(of: CNGroup.self, forKey: "group"),
      let containerIdentifier = coder.decodeText(forKey: "containerIdentifier")
    else { return nil }
    self.group = group
    self.containerIdentifier = containerIdentifier
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(group, forKey: "group")
    coder.encode(containerIdentifier as NSString, forKey: "containerIdentifier")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
