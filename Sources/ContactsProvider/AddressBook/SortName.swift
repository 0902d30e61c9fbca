/// The two texts by which a contact is sorted.
///
/// By family name, then given name, or the other way round; a part that is missing is left out, so
/// that the other one moves up. A phonetic name takes the place of the name that it spells: an
/// assumption, after the use that people make of phonetic names, to correct the order of a list.
/// An organization sorts by its name, and so does a contact without names; after that come
/// nickname, e-mail address and number.
struct SortName: Equatable {
  let first: String
  let second: String

  init(of values: ContactValues, order: ContactSortOrder) {
    let given = Self.given(values)
    let family = Self.family(values)
    if values.contactType == .organization, !values.organizationName.isEmpty {
      (first, second) = (Self.organization(values), "")
    } else if given.isEmpty, family.isEmpty {
      (first, second) = (Self.substitute(for: values), "")
    } else if given.isEmpty || family.isEmpty {
      (first, second) = (given.isEmpty ? family : given, "")
    } else {
      (first, second) = order == .givenName ? (given, family) : (family, given)
    }
  }

  private static func given(_ values: ContactValues) -> String {
    values.phoneticGivenName.isEmpty ? values.givenName : values.phoneticGivenName
  }

  private static func family(_ values: ContactValues) -> String {
    values.phoneticFamilyName.isEmpty ? values.familyName : values.phoneticFamilyName
  }

  private static func organization(_ values: ContactValues) -> String {
    values.phoneticOrganizationName.isEmpty
      ? values.organizationName : values.phoneticOrganizationName
  }

  private static func substitute(for values: ContactValues) -> String {
    if !values.organizationName.isEmpty { return organization(values) }
    if !values.nickname.isEmpty { return values.nickname }
    return values.emailAddresses.first?.value ?? values.phoneNumbers.first?.value ?? ""
  }
}
