public import Foundation

/// One thing that has changed in the contacts; subclasses say what.
open class CNChangeHistoryEvent: NSObject, NSCopying, NSSecureCoding {
  override init() { super.init() }

  /// Restores an archived event.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives the event.
  open func encode(with coder: NSCoder) {}

  /// Tells that events are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the event itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls the visitor's method for this kind of event.
  open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}
}

/// Tells that everything which the app kept is void; what there is follows.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {
  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
