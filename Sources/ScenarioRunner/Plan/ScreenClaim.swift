/// What a screen is expected to show; what is left out is not looked at.
public struct ScreenClaim: Sendable {
  /// The title.
  public var title: TextClaim?
  /// The rows, in order.
  public var rows: ListClaim<RowClaim>?
  /// The fields: all in order, or some by their labels.
  public var fields: FieldsClaim?
  /// The search field.
  public var search: PartClaim<FieldClaim>?
  /// The buttons, in order.
  public var buttons: ListClaim<ButtonClaim>?
  /// The alert.
  public var alert: PartClaim<AlertClaim>?
  /// What the app is waiting for.
  public var progress: PartClaim<TextClaim>?
  /// The text that stands where there are no rows.
  public var emptyState: PartClaim<TextClaim>?
  /// What the contact access button looks for.
  public var accessButton: PartClaim<TextClaim>?

  /// Makes a claim that looks at nothing.
  public init() {}
}

/// A part of a screen that may be missing.
public enum PartClaim<Details: Sendable>: Sendable {
  /// It is not there.
  case none
  /// It is there.
  case any
  /// It is there and shows this.
  case shown(Details)
}

/// A row that is expected.
public struct RowClaim: Sendable {
  /// The first line.
  public var title: TextClaim
  /// The second line; nil where it is not looked at.
  public var subtitle: PartClaim<TextClaim>?
}

/// The fields that are expected.
public enum FieldsClaim: Sendable {
  /// All fields, in order.
  case list(ListClaim<FieldClaim>)
  /// These among others, each by its label.
  case labeled([FieldClaim])
}

/// A field that is expected; what is nil is not looked at.
public struct FieldClaim: Sendable {
  /// What stands beside the field.
  public var label: TextClaim?
  /// What was typed.
  public var text: TextClaim?
  /// What stands in the field while nothing is typed.
  public var placeholder: TextClaim?
}

/// A button that is expected.
public struct ButtonClaim: Sendable {
  /// What stands on it.
  public var title: TextClaim
  /// Whether it can be tapped; nil where it is not looked at.
  public var isEnabled: Bool?
}

/// An alert that is expected; what is nil is not looked at.
public struct AlertClaim: Sendable {
  /// The title.
  public var title: TextClaim?
  /// The text below it.
  public var message: PartClaim<TextClaim>?
  /// The buttons, in order.
  public var buttons: ListClaim<ButtonClaim>?
}
