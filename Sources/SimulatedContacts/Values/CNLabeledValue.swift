internal import ContactsProvider
public import Foundation

/// A value with a label and an identifier that edits keep.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying,
  NSSecureCoding
{
  /// The system's identity of the entry.
  ///
  /// Only the `setting…` methods replace it, in a new object.
  final private(set) var record: RecordIdentifier
  /// The label, such as `CNLabelHome` or a text of the person's own.
  public final let label: String?
  /// The value.
  public final let value: ValueType

  /// Makes an entry with a new identifier.
  public required init(label: String?, value: ValueType) {
    record = newIdentifier()
    self.label = label
    self.value = copied(value)
    super.init()
  }

  /// Makes an entry of the store.
  init(record: RecordIdentifier, label: String?, value: ValueType) {
    self.record = record
    self.label = label
    self.value = value
    super.init()
  }

  /// Restores an archived entry.
  public required init?(coder: NSCoder) {
    let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    guard let identifier, let type = ValueType.self as? any AnyObject.Type,
      let value = coder.decodeObject(of: [type], forKey: "value") as? ValueType
    else { return nil }
    record = RecordIdentifier(text: identifier as String)
    label = coder.decodeObject(of: NSString.self, forKey: "label") as String?
    self.value = value
    super.init()
  }

  /// Archives the entry.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(label.map { $0 as NSString }, forKey: "label")
    coder.encode(value, forKey: "value")
  }

  /// Tells that entries are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the entry itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The identifier, which edits keep.
  open var identifier: String { record.uuidText }

  /// Makes an entry with another label and the same identifier.
  open func settingLabel(_ label: String?) -> Self { settingLabel(label, value: value) }

  /// Makes an entry with another value and the same identifier.
  open func settingValue(_ value: ValueType) -> Self { settingLabel(label, value: value) }

  /// Makes an entry with another label and value and the same identifier.
  open func settingLabel(_ label: String?, value: ValueType) -> Self {
    let changed = Self(label: label, value: value)
    changed.record = record
    return changed
  }

  /// Compares identifier, label and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return record == other.record && label == other.label && areEqual(value, other.value)
  }

  /// A hash of the identifier.
  open override var hash: Int { record.hashValue }
}

/// Keeps an immutable copy, as an Objective-C property with the attribute `copy` does.
private func copied<Value: NSCopying>(_ value: Value) -> Value {
  // The copy of a mutable value is of the immutable class, which the property may not hold.
  value.copy() as? Value ?? value
}

private func areEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
  guard let one = one as? NSObject, let other = other as? NSObject else { return false }
  return one.isEqual(other)
}
