internal import ContactsProvider
internal import Foundation

#if !canImport(ObjectiveC)
  extension CNContact {
    /// The property of a key, as Objective-C's key-value coding gives it; nil for an unknown key.
    public func value(forKey key: String) -> Any? { propertyValue(key) }
  }

  extension CNMutableContact {
    /// Sets the property of a key; a value of another type, or an unknown key, changes nothing.
    public func setValue(_ value: Any?, forKey key: String) { setPropertyValue(value, key) }
  }
#endif

extension CNContact {
  func propertyValue(_ name: String) -> Any? {
    guard let key = ContactKey(name: name) else { return nil }
    return switch key {
    case .identifier: identifier
    case .contactType: NSNumber(value: contactType.rawValue)
    case .namePrefix: namePrefix
    case .givenName: givenName
    case .middleName: middleName
    case .familyName: familyName
    case .previousFamilyName: previousFamilyName
    case .nameSuffix: nameSuffix
    case .nickname: nickname
    case .organizationName: organizationName
    case .departmentName: departmentName
    case .jobTitle: jobTitle
    case .phoneticGivenName: phoneticGivenName
    case .phoneticMiddleName: phoneticMiddleName
    case .phoneticFamilyName: phoneticFamilyName
    case .phoneticOrganizationName: phoneticOrganizationName
    case .note: note
    case .imageData: imageData
    case .thumbnailImageData: thumbnailImageData
    case .imageDataAvailable: NSNumber(value: imageDataAvailable)
    case .phoneNumbers: phoneNumbers
    case .emailAddresses: emailAddresses
    case .postalAddresses: postalAddresses
    case .urlAddresses: urlAddresses
    case .contactRelations: contactRelations
    case .socialProfiles: socialProfiles
    case .instantMessageAddresses: instantMessageAddresses
    case .birthday: birthday.map { $0 as NSDateComponents }
    case .nonGregorianBirthday: nonGregorianBirthday.map { $0 as NSDateComponents }
    case .dates: dates
    }
  }
}

extension CNMutableContact {
  func setPropertyValue(_ value: Any?, _ name: String) {
    guard let key = ContactKey(name: name) else { return }
    switch key {
    // Apple lets nobody set these.
    case .identifier, .thumbnailImageData, .imageDataAvailable: break
    case .contactType:
      guard let type = (value as? Int).flatMap(CNContactType.init) else { return }
      contactType = type
    case .namePrefix: set(\.namePrefix, value)
    case .givenName: set(\.givenName, value)
    case .middleName: set(\.middleName, value)
    case .familyName: set(\.familyName, value)
    case .previousFamilyName: set(\.previousFamilyName, value)
    case .nameSuffix: set(\.nameSuffix, value)
    case .nickname: set(\.nickname, value)
    case .organizationName: set(\.organizationName, value)
    case .departmentName: set(\.departmentName, value)
    case .jobTitle: set(\.jobTitle, value)
    case .phoneticGivenName: set(\.phoneticGivenName, value)
    case .phoneticMiddleName: set(\.phoneticMiddleName, value)
    case .phoneticFamilyName: set(\.phoneticFamilyName, value)
    case .phoneticOrganizationName: set(\.phoneticOrganizationName, value)
    case .note: set(\.note, value)
    case .imageData: set(\.imageData, value)
    case .phoneNumbers: set(\.phoneNumbers, value)
    case .emailAddresses: set(\.emailAddresses, value)
    case .postalAddresses: set(\.postalAddresses, value)
    case .urlAddresses: set(\.urlAddresses, value)
    case .contactRelations: set(\.contactRelations, value)
    case .socialProfiles: set(\.socialProfiles, value)
    case .instantMessageAddresses: set(\.instantMessageAddresses, value)
    case .birthday: set(\.birthday, value)
    case .nonGregorianBirthday: set(\.nonGregorianBirthday, value)
    case .dates: set(\.dates, value)
    }
  }

  private func set<Value>(
    _ property: ReferenceWritableKeyPath<CNMutableContact, Value>, _ value: Any?
  ) {
    guard let value = value as? Value else { return }
    self[keyPath: property] = value
  }
}
