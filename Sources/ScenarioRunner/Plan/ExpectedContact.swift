public import ContactsProvider
public import Foundation
public import ScenarioSyntax

/// A contact in a result, as an expectation writes it.
public struct ExpectedContact: Sendable {
  /// The contact itself, where it is named alone or by `id`.
  public var reference: ContactReference?
  /// The keys whose values must be equal; others are not looked at.
  public var fields: [ExpectedField]
  /// Where the entry stands.
  public var span: SourceSpan
}

/// A key and the value that it must have.
public struct ExpectedField: Sendable {
  /// The key.
  public var key: ContactKey
  /// The value.
  public var value: ValueClaim
  /// Where key and value stand.
  public var span: SourceSpan
}

/// One contact that is expected, or none.
public enum ContactClaim: Sendable {
  /// No contact.
  case none
  /// A contact, whichever.
  case any
  /// This contact.
  case contact(ExpectedContact)
}

/// A picked value that is expected; what is nil is not looked at.
public struct ExpectedProperty: Sendable {
  /// The contact that it is of.
  public var contact: ContactReference?
  /// The property.
  public var key: ContactKey?
  /// The label in its stored form; empty where there must be none.
  public var label: String?
  /// The value.
  public var value: ValueClaim?
  /// Where the entry stands.
  public var span: SourceSpan
}

/// One picked value that is expected, or none.
public enum PropertyClaim: Sendable {
  /// No value.
  case none
  /// A value, whichever.
  case any
  /// This value.
  case property(ExpectedProperty)
}

/// A value that is expected.
public enum ValueClaim: Sendable {
  /// `~`: an unset date or image, or no value.
  case nothing
  /// A text.
  case text(TextClaim)
  /// A date, image or flag.
  case single(EntryValue)
  /// The values of a many-valued key in stored order, without labels.
  case list(ListClaim<EntryValue>)
  /// Values by label, in any order.
  case byLabel([LabeledEntry])
  /// Labels and values, in stored order.
  case labeled([LabeledEntry])
  /// What a function of the app gives.
  case plain(PlainValue)
}

/// A label in its stored form, and a value.
public struct LabeledEntry: Sendable, Hashable {
  /// The stored label, such as `_$!<Mobile>!$_`; nil for none.
  public var label: String?
  /// The value.
  public var value: EntryValue
}

/// One value of a contact.
public enum EntryValue: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A boolean.
  case flag(Bool)
  /// A date; one that is written as text has the Gregorian calendar.
  case date(DateComponents)
  /// Image bytes.
  case data(Data)
  /// Parts of an address or profile by property name; parts that are not written are not compared.
  case parts([String: String])
}
