public import Foundation

/// Tells of a changed contact.
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
  /// The contact as it is now.
  public final let contact: CNContact

  init(contact: CNContact) {
    self.contact = contact
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact") else {
      return nil
    }
    self.contact = contact
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
