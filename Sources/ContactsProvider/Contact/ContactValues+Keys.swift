extension ContactValues {
  /// Takes over the values of some keys from another contact.
  ///
  /// The one place that pairs each key with its property.
  package mutating func assign(_ keys: ContactKeySet, from other: ContactValues) {
    for key in keys.keys { assign(key, from: other) }
  }

  private mutating func assign(_ key: ContactKey, from other: ContactValues) {
    switch key {
    case .identifier: break  // an identity is never copied
    case .contactType: contactType = other.contactType
    case .namePrefix: namePrefix = other.namePrefix
    case .givenName: givenName = other.givenName
    case .middleName: middleName = other.middleName
    case .familyName: familyName = other.familyName
    case .previousFamilyName: previousFamilyName = other.previousFamilyName
    case .nameSuffix: nameSuffix = other.nameSuffix
    case .nickname: nickname = other.nickname
    case .organizationName: organizationName = other.organizationName
    case .departmentName: departmentName = other.departmentName
    case .jobTitle: jobTitle = other.jobTitle
    case .phoneticGivenName: phoneticGivenName = other.phoneticGivenName
    case .phoneticMiddleName: phoneticMiddleName = other.phoneticMiddleName
    case .phoneticFamilyName: phoneticFamilyName = other.phoneticFamilyName
    case .phoneticOrganizationName: phoneticOrganizationName = other.phoneticOrganizationName
    case .note: note = other.note
    case .imageData: imageData = other.imageData
    case .thumbnailImageData: thumbnailImageData = other.thumbnailImageData
    case .imageDataAvailable: imageDataAvailable = other.imageDataAvailable
    case .phoneNumbers: phoneNumbers = other.phoneNumbers
    case .emailAddresses: emailAddresses = other.emailAddresses
    case .postalAddresses: postalAddresses = other.postalAddresses
    case .urlAddresses: urlAddresses = other.urlAddresses
    case .contactRelations: contactRelations = other.contactRelations
    case .socialProfiles: socialProfiles = other.socialProfiles
    case .instantMessageAddresses: instantMessageAddresses = other.instantMessageAddresses
    case .birthday: birthday = other.birthday
    case .nonGregorianBirthday: nonGregorianBirthday = other.nonGregorianBirthday
    case .dates: dates = other.dates
    }
  }
}
