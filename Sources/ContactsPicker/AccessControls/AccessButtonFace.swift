/// What a contact access button shows.
public enum AccessButtonFace: String, CaseIterable, Sendable {
  /// Nothing: there is no button.
  case hidden
  /// A button without a match.
  case empty
  /// The one match, by name.
  case single
  /// That several match.
  case several
  /// The offer to allow access.
  case allowAccess
}
