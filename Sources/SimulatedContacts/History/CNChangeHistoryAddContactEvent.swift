public import Foundation

/// Tells of a new contact.
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
  /// The contact.
  public final let contact: CNContact
  /// The identifier of its account.
  public final let containerIdentifier: String?

  init(contact: CNContact, containerIdentifier: String?) {
    self.contact = contact
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  /// Restores an archived event.
  public required init?(coder: NSCoder) {
    guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact") else {
      return nil
    }
    self.contact = contact
    containerIdentifier = coder.decodeText(forKey: "containerIdentifier")
    super.init(coder: coder)
  }

  /// Archives the event.
  open override func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
    coder.encode(containerIdentifier as NSString?, forKey: "containerIdentifier")
  }

  /// Calls the visitor's method for this kind of event.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
