internal import ContactsProvider
public import Foundation

/// A value of a contact that was picked, with the contact and the key that it is of.
///
/// The system makes them (developer.apple.com/documentation/contacts/cncontactproperty).
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding {
  /// The contact that the value is of.
  public final let contact: CNContact
  /// The key of the property, such as `CNContactPhoneNumbersKey`.
  public final let key: String
  /// The value; that of an entry is the value inside, such as a `CNPhoneNumber`.
  public final let value: Any?
  /// The identifier of the entry; nil for a property with one value.
  public final let identifier: String?
  /// The label of the entry; nil for one without, and for a property with one value.
  public final let label: String?

  /// Makes a picked value of what a contact holds under a key, or in one entry under it.
  package convenience init(contact: CNContact, key: String, entry identifier: String?) {
    let value = contact.propertyValue(key)
    let entry = identifier.flatMap { pickedEntry(of: value, with: $0) }
    self.init(
      contact: contact, key: key, value: identifier == nil ? value : entry?.pickedValue,
      identifier: identifier, label: entry?.label)
  }

  /// Makes a picked value.
  package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    self.contact = contact.copy() as? CNContact ?? contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
    super.init()
  }

  /// Restores an archived value, out of the contact that was archived with it.
  public required init?(coder: NSCoder) {
    guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact"),
      let key = coder.decodeText(forKey: "key")
    else { return nil }
    self.contact = contact
    self.key = key
    identifier = coder.decodeText(forKey: "identifier")
    label = coder.decodeText(forKey: "label")
    let held = contact.isKeyAvailable(key) ? contact.propertyValue(key) : nil
    value = identifier.map { pickedEntry(of: held, with: $0)?.pickedValue } ?? held
    super.init()
  }

  /// Archives the contact and what names the value in it.
  open func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
    coder.encode(key as NSString, forKey: "key")
    coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
    coder.encode(label.map { $0 as NSString }, forKey: "label")
  }

  /// Tells that picked values are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the value itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares contacts, keys, entries and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContactProperty else { return false }
    return other === self
      || key == other.key && identifier == other.identifier && label == other.label
        && contact.isEqual(other.contact)
        && predicateValue(of: value) == predicateValue(of: other.value)
  }

  /// A hash of the key, the entry and the contact's identifier.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(identifier)
    hasher.combine(contact.hash)
    return hasher.finalize()
  }
}

private func pickedEntry(of value: Any?, with identifier: String) -> (any PickableEntry)? {
  (value as? [any PickableEntry])?.first { $0.identifier == identifier }
}

/// An entry of a property, whatever the type of its value.
private protocol PickableEntry {
  var identifier: String { get }
  var label: String? { get }
  var pickedValue: Any { get }
}

extension CNLabeledValue: PickableEntry {
  fileprivate var pickedValue: Any { value }
}
