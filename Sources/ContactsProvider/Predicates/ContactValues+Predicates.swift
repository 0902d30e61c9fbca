extension ContactValues {
  /// What a key holds, as predicates see it; the identifier is not among the values.
  func predicateValue(of key: ContactKey) -> PredicateValue {
    switch key {
    case .identifier: .nothing
    case .contactType: .number(Double(contactType.rawValue))
    case .namePrefix: .text(namePrefix)
    case .givenName: .text(givenName)
    case .middleName: .text(middleName)
    case .familyName: .text(familyName)
    case .previousFamilyName: .text(previousFamilyName)
    case .nameSuffix: .text(nameSuffix)
    case .nickname: .text(nickname)
    case .organizationName: .text(organizationName)
    case .departmentName: .text(departmentName)
    case .jobTitle: .text(jobTitle)
    case .phoneticGivenName: .text(phoneticGivenName)
    case .phoneticMiddleName: .text(phoneticMiddleName)
    case .phoneticFamilyName: .text(phoneticFamilyName)
    case .phoneticOrganizationName: .text(phoneticOrganizationName)
    case .note: .text(note)
    case .imageData: imageData.map { .data($0) } ?? .nothing
    case .thumbnailImageData: thumbnailImageData.map { .data($0) } ?? .nothing
    case .imageDataAvailable: .flag(imageDataAvailable)
    case .phoneNumbers: Self.entries(phoneNumbers) { .text($0) }
    case .emailAddresses: Self.entries(emailAddresses) { .text($0) }
    case .postalAddresses: Self.entries(postalAddresses) { $0.predicateValue }
    case .urlAddresses: Self.entries(urlAddresses) { .text($0) }
    case .contactRelations: Self.entries(contactRelations) { .object(["name": .text($0)]) }
    case .socialProfiles: Self.entries(socialProfiles) { $0.predicateValue }
    case .instantMessageAddresses: Self.entries(instantMessageAddresses) { $0.predicateValue }
    case .birthday: birthday.map { .date($0) } ?? .nothing
    case .nonGregorianBirthday: nonGregorianBirthday.map { .date($0) } ?? .nothing
    case .dates: Self.entries(dates) { .date($0) }
    }
  }

  /// How many entries a property has; nil for one with a single value.
  func entryCount(of key: ContactKey) -> Int? {
    switch key {
    case .phoneNumbers: phoneNumbers.count
    case .emailAddresses: emailAddresses.count
    case .postalAddresses: postalAddresses.count
    case .urlAddresses: urlAddresses.count
    case .contactRelations: contactRelations.count
    case .socialProfiles: socialProfiles.count
    case .instantMessageAddresses: instantMessageAddresses.count
    case .dates: dates.count
    default: nil
    }
  }

  private static func entries<Value>(
    _ entries: [LabeledValue<Value>], _ value: (Value) -> PredicateValue
  ) -> PredicateValue {
    .list(
      entries.map { entry in
        .entry(identifier: entry.identifier.uuidText, label: entry.label, value: value(entry.value))
      })
  }
}

extension PredicateValue {
  /// An entry of a property with several values.
  package static func entry(
    identifier: String, label: String?, value: PredicateValue
  ) -> PredicateValue {
    .object([
      "identifier": .text(identifier), "label": label.map { .text($0) } ?? .nothing,
      "value": value,
    ])
  }
}

extension PostalAddress {
  /// The parts, under the names that an app's address has for them.
  package var predicateValue: PredicateValue {
    .object([
      "street": .text(street), "subLocality": .text(subLocality), "city": .text(city),
      "subAdministrativeArea": .text(subAdministrativeArea), "state": .text(state),
      "postalCode": .text(postalCode), "country": .text(country),
      "ISOCountryCode": .text(isoCountryCode), "isoCountryCode": .text(isoCountryCode),
    ])
  }
}

extension SocialProfile {
  /// The parts, under the names that an app's profile has for them.
  package var predicateValue: PredicateValue {
    .object([
      "urlString": .text(urlString), "username": .text(username),
      "userIdentifier": .text(userIdentifier), "service": .text(service),
    ])
  }
}

extension InstantMessageAddress {
  /// The parts, under the names that an app's address has for them.
  package var predicateValue: PredicateValue {
    .object(["username": .text(username), "service": .text(service)])
  }
}
