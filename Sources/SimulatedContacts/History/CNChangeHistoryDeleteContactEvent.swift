public import Foundation

/// Tells of a deleted contact.
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
  /// The identifier that the contact had.
  public final let contactIdentifier: String

  init(contactIdentifier: String) {
    self.contactIdentifier = contactIdentifier
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let contactIdentifier = coder.decodeText(forKey: "contactIdentifier") else {
      return nil
    }
    self.contactIdentifier = contactIdentifier
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(contactIdentifier as NSString, forKey: "contactIdentifier")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
