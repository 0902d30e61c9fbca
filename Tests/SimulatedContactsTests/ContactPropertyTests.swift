import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("The properties of a contact")
struct ContactPropertyTests {
  typealias TextPath = any ReferenceWritableKeyPath<CNMutableContact, String> & Sendable

  static let textProperties: [(String, TextPath)] = [
    (CNContactNamePrefixKey, \.namePrefix), (CNContactGivenNameKey, \.givenName),
    (CNContactMiddleNameKey, \.middleName), (CNContactFamilyNameKey, \.familyName),
    (CNContactPreviousFamilyNameKey, \.previousFamilyName),
    (CNContactNameSuffixKey, \.nameSuffix), (CNContactNicknameKey, \.nickname),
    (CNContactOrganizationNameKey, \.organizationName),
    (CNContactDepartmentNameKey, \.departmentName), (CNContactJobTitleKey, \.jobTitle),
    (CNContactPhoneticGivenNameKey, \.phoneticGivenName),
    (CNContactPhoneticMiddleNameKey, \.phoneticMiddleName),
    (CNContactPhoneticFamilyNameKey, \.phoneticFamilyName),
    (CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName),
    (CNContactNoteKey, \.note),
  ]

  static var allKeys: [any CNKeyDescriptor] { ContactKey.allCases.map(\.name) }

  /// A contact in which every property has a value of its own.
  static func filled() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.contactType = .organization
    for (key, path) in textProperties { contact[keyPath: path] = "the \(key)" }
    contact.imageData = Data([1, 2, 3])
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "07700 900001"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "a@mail.example")]
    contact.urlAddresses = [
      CNLabeledValue(label: CNLabelURLAddressHomePage, value: "https://a.example" as NSString)
    ]
    let address = CNMutablePostalAddress()
    address.street = "1 Example Way"
    address.city = "Exempelstad"
    address.isoCountryCode = "se"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    contact.contactRelations = [
      CNLabeledValue(
        label: CNLabelContactRelationSister, value: CNContactRelation(name: "Bea Exempel"))
    ]
    contact.socialProfiles = [
      CNLabeledValue(
        label: nil,
        value: CNSocialProfile(
          urlString: nil, username: "ana", userIdentifier: "7",
          service: CNSocialProfileServiceFlickr))
    ]
    contact.instantMessageAddresses = [
      CNLabeledValue(
        label: "", value: CNInstantMessageAddress(username: "ana", service: "Jabber"))
    ]
    contact.birthday = DateComponents(month: 2, day: 29)
    contact.nonGregorianBirthday = DateComponents(
      calendar: Calendar(identifier: .chinese), year: 35, month: 1, day: 5)
    contact.dates = [
      CNLabeledValue(
        label: CNLabelDateAnniversary,
        value: DateComponents(year: 2001, month: 6, day: 7) as NSDateComponents)
    ]
    return contact
  }

  @Test("start empty, with a new identifier, and are all there")
  func unset() {
    let contact = CNContact()
    #expect(!contact.identifier.isEmpty && contact.identifier != CNContact().identifier)
    #expect(UUID(uuidString: contact.identifier) == contact.id)
    for (key, path) in Self.textProperties {
      #expect(contact.isKeyAvailable(key))
      #expect(CNMutableContact()[keyPath: path].isEmpty)
    }
    #expect(contact.areKeysAvailable(Self.allKeys))
    #expect(contact.contactType == .person && !contact.imageDataAvailable)
    #expect(contact.imageData == nil && contact.thumbnailImageData == nil)
    #expect(contact.birthday == nil && contact.nonGregorianBirthday == nil)
    #expect(contact.phoneNumbers.isEmpty && contact.dates.isEmpty)
  }

  @Test("come back from the store as they were saved")
  func roundTrip() throws {
    let run = try AppRun(contacts: [], entitlements: [.notes])
    try run.perform {
      let contact = Self.filled()
      let request = CNSaveRequest()
      request.add(contact, toContainerWithIdentifier: nil)
      let store = CNContactStore()
      try store.execute(request)
      let found = try store.unifiedContact(
        withIdentifier: contact.identifier, keysToFetch: Self.allKeys)
      for (key, path) in Self.textProperties {
        #expect(contact[keyPath: path] == "the \(key)")
        #expect(found.value(forKey: key) as? String == "the \(key)")
      }
      #expect(found.contactType == .organization)
      #expect(found.imageData == Data([1, 2, 3]) && found.imageDataAvailable)
      #expect(found.phoneNumbers == contact.phoneNumbers)
      #expect(found.phoneNumbers.first?.value.stringValue == "07700 900001")
      #expect(found.emailAddresses.first?.value as String? == "a@mail.example")
      #expect(found.urlAddresses.first?.value == "https://a.example")
      #expect(found.postalAddresses.first?.value.city == "Exempelstad")
      #expect(found.postalAddresses.first?.value.isoCountryCode == "se")
      #expect(found.contactRelations.first?.label == CNLabelContactRelationSister)
      #expect(found.contactRelations.first?.value.name == "Bea Exempel")
      #expect(found.socialProfiles.first?.value.urlString == "")
      #expect(found.socialProfiles.first?.value.userIdentifier == "7")
      #expect(found.instantMessageAddresses.first?.value.service == CNInstantMessageServiceJabber)
      #expect(found.birthday == DateComponents(month: 2, day: 29))
      #expect(found.nonGregorianBirthday?.calendar?.identifier == .chinese)
      #expect((found.dates.first?.value as DateComponents?)?.year == 2001)
      #expect(found == contact)
    }
  }

  @Test("can be asked for one by one", arguments: ContactKey.allCases)
  func oneKey(key: ContactKey) throws {
    let run = try AppRun(entitlements: [.notes])
    try run.perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: [key.name])
      for other in ContactKey.allCases {
        #expect(
          contact.isKeyAvailable(other.name) == (other == key || other == .identifier),
          "\(other)")
      }
      _ = contact.value(forKey: key.name)
    }
    #expect(run.termination == nil)
  }

  @Test("that were not fetched end the app and read as empty")
  func unfetched() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey])
      #expect(contact.givenName == "Ana")
      #expect(run.termination == nil)
      #expect(contact.familyName == "")
      #expect(run.termination == .propertyNotFetched(.familyName))
      #expect(contact.givenName == "")
    }
  }

  @Test("that were not fetched cannot be set in a copy")
  func unfetchedSetter() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey])
      let copy = try #require(contact.mutableCopy() as? CNMutableContact)
      copy.givenName = "Anna"
      #expect(copy.givenName == "Anna" && contact.givenName == "Ana")
      #expect(run.termination == nil)
      copy.familyName = "X"
      #expect(run.termination == .propertyNotFetched(.familyName))
    }
  }

  @Test("can be set by key, but not with a value of another type")
  func keyValue() {
    let contact = CNMutableContact()
    for (key, path) in Self.textProperties {
      contact.setValue(key, forKey: key)
      #expect(contact[keyPath: path] == key)
      contact.setValue(7, forKey: key)
      #expect(contact[keyPath: path] == key)
    }
    contact.setValue(1, forKey: CNContactTypeKey)
    #expect(contact.contactType == .organization)
    contact.setValue(DateComponents(month: 1, day: 2), forKey: CNContactBirthdayKey)
    #expect((contact.value(forKey: CNContactBirthdayKey) as? DateComponents)?.day == 2)
    contact.setValue("x", forKey: CNContactIdentifierKey)
    #expect(contact.identifier != "x")
    #expect(contact.value(forKey: "shoeSize") == nil)
    let number = CNPhoneNumber(stringValue: "+1 (555) 010-0002")
    #expect(number.value(forKey: "digits") as? String == "+15550100002")
  }

  @Test("of an image follow the image")
  func image() {
    let contact = CNMutableContact()
    contact.imageData = Data([1])
    #expect(contact.imageDataAvailable)
    contact.imageData = nil
    #expect(!contact.imageDataAvailable)
  }
}
