/// Whether a card stands for a person or for an organization.
public enum ContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// An organization.
  case organization = 1
}
