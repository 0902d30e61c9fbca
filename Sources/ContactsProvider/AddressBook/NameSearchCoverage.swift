/// The names that a search by name looks at; Apple documents none.
public enum NameSearchCoverage: String, CaseIterable, Sendable {
  /// Prefix, given, middle, family and previous family name and suffix.
  case names
  /// Those of ``names`` and the organization's name.
  case namesAndOrganization
  /// Those of ``namesAndOrganization``, the nickname and the phonetic names.
  case everyName
}
