/// One entry of a many-valued property: an identity that edits keep, a label and a value.
public struct LabeledValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The entry's own identity.
  public var identifier: RecordIdentifier
  /// The stored label, such as `_$!<Mobile>!$_` or a custom text; nil or empty for none.
  public var label: String?
  /// The value.
  public var value: Value

  /// Makes an entry.
  public init(identifier: RecordIdentifier = .unset, label: String?, value: Value) {
    self.identifier = identifier
    self.label = label
    self.value = value
  }
}
