/// Which name comes first where a full name is shown
/// (developer.apple.com/documentation/contacts/cncontactdisplaynameorder).
public enum DisplayOrder: Int, Sendable {
  /// The given name first.
  case givenNameFirst = 1
  /// The family name first.
  case familyNameFirst = 2
}
