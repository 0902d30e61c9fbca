/// Whether a contact stands for a person or for an organization.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// An organization.
  case organization = 1
}
