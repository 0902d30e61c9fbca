/// The delegate methods by which an app takes what the person picks; none is possible.
///
/// They alone decide what a tap does
/// (developer.apple.com/documentation/contactsui/cncontactpickerdelegate).
public struct PickerMethods: OptionSet, Sendable, Hashable {
  /// One bit for each method.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `contactPicker(_:didSelect: CNContact)`.
  public static let contact = PickerMethods(rawValue: 1)
  /// `contactPicker(_:didSelect: [CNContact])`.
  public static let contacts = PickerMethods(rawValue: 2)
  /// `contactPicker(_:didSelect: CNContactProperty)`.
  public static let property = PickerMethods(rawValue: 4)
  /// `contactPicker(_:didSelectContactProperties:)`.
  public static let properties = PickerMethods(rawValue: 8)
}
