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
    case .namePrefix: set(value) { self.namePrefix = $0 }
    case .givenName: set(value) { self.givenName = $0 }
    case .middleName: set(value) { self.middleName = $0 }
    case .familyName: set(value) { self.familyName = $0 }
    case .previousFamilyName: set(value) { self.previousFamilyName = $0 }
    case .nameSuffix: set(value) { self.nameSuffix = $0 }
    case .nickname: set(value) { self.nickname = $0 }
    case .organizationName: set(value) { self.organizationName = $0 }
    case .departmentName: set(value) { self.departmentName = $0 }
    case .jobTitle: set(value) { self.jobTitle = $0 }
    case .phoneticGivenName: set(value) { self.phoneticGivenName = $0 }
    case .phoneticMiddleName: set(value) { self.phoneticMiddleName = $0 }
    case .phoneticFamilyName: set(value) { self.phoneticFamilyName = $0 }
    case .phoneticOrganizationName: set(value) { self.phoneticOrganizationName = $0 }
    case .note: set(value) { self.note = $0 }
    case .imageData: set(value) { self.imageData = $0 }
    case .phoneNumbers: set(value) { self.phoneNumbers = $0 }
    case .emailAddresses: set(value) { self.emailAddresses = $0 }
    case .postalAddresses: set(value) { self.postalAddresses = $0 }
    case .urlAddresses: set(value) { self.urlAddresses = $0 }
    case .contactRelations: set(value) { self.contactRelations = $0 }
    case .socialProfiles: set(value) { self.socialProfiles = $0 }
    case .instantMessageAddresses: set(value) { self.instantMessageAddresses = $0 }
    case .birthday: set(value) { self.birthday = $0 }
    case .nonGregorianBirthday: set(value) { self.nonGregorianBirthday = $0 }
    case .dates: set(value) { self.dates = $0 }
    }
  }

  /// Writes a value of the right kind, through the setter alone: a key path would read first.
  private func set<Value>(_ value: Any?, _ write: (Value) -> Void) {
    guard let value = value as? Value else { return }
    write(value)
  }
}
