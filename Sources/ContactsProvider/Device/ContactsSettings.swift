/// What is set on a device for the order of contacts and for their region.
package struct ContactsSettings: Sendable, Hashable {
  /// The order that `userDefault` stands for.
  package let sortOrder: ContactSortOrder
  /// The region's two letters in lower case; empty where the locale names none.
  package let countryCode: String
  /// The region and language of order.
  let locale: String
}

extension AppProcess {
  /// What is set on the device; every app may know it.
  package var contactsSettings: ContactsSettings {
    let configuration = device.configuration
    return ContactsSettings(
      sortOrder: configuration.sortOrder,
      countryCode: CallingPlan.region(of: configuration.locale)?.lowercased() ?? "",
      locale: configuration.locale)
  }
}

extension ContactsSettings {
  /// Compares two contacts by their names as a fetch in an order does.
  ///
  /// Each property that counts is read, so that one which was not fetched ends the app.
  /// - Returns: A negative number, zero, or a positive one.
  package func compare(
    _ one: FetchedContact, _ other: FetchedContact, by order: ContactSortOrder
  ) -> Int {
    let order = order == .givenName || order == .familyName ? order : sortOrder
    let (first, second) = (key(of: one, by: order), key(of: other, by: order))
    if first == second { return 0 }
    return first.lexicographicallyPrecedes(second) ? -1 : 1
  }

  /// The properties that ``compare(_:_:by:)`` reads.
  package static let comparedKeys = ContactKeySet([
    .contactType, .givenName, .familyName, .phoneticGivenName, .phoneticFamilyName,
    .organizationName, .phoneticOrganizationName, .nickname,
  ])

  private func key(of contact: FetchedContact, by order: ContactSortOrder) -> [UInt8] {
    var values = ContactValues()
    values.contactType = contact.contactType
    values.givenName = contact.givenName
    values.familyName = contact.familyName
    values.phoneticGivenName = contact.phoneticGivenName
    values.phoneticFamilyName = contact.phoneticFamilyName
    values.organizationName = contact.organizationName
    values.phoneticOrganizationName = contact.phoneticOrganizationName
    values.nickname = contact.nickname
    let name = SortName(of: values, order: order)
    var key: [UInt8] = []
    Collation.of(locale).appendKey(name.first, name.second, to: &key)
    return key
  }
}
