internal import ContactsProvider
public import Foundation

/// A contact that can be changed and then saved.
///
/// Only fetched properties may be changed
/// (developer.apple.com/documentation/contacts/cnmutablecontact); a save sends only the changes.
/// To clear a property, set an empty text, an empty list, or nil. Not safe to use from two threads.
open class CNMutableContact: CNContact {
  /// The changed values; only those of ``editedKeys`` count.
  final var edits = ContactValues()
  /// The changed properties.
  final var editedKeys: ContactKeySet = []

  /// What a save stored; nil before one.
  private final var stored: FetchedContact?

  override var held: FetchedContact { stored ?? super.held }

  override var snapshot: FetchedContact { held.replacing(editedKeys, with: edits) }

  /// Changes a property that was fetched; any other is the fault that a read of it would be.
  final func write(_ key: ContactKey, _ change: (inout ContactValues) -> Void) {
    guard held.mayWrite(key) else { return }
    change(&edits)
    editedKeys.insert(key)
  }

  /// Takes over what a save stored: the edits are no longer pending.
  final func adopt(_ stored: FetchedContact) {
    self.stored = stored
    edits = ContactValues()
    editedKeys = []
  }

  /// Makes an immutable contact with what this one holds now.
  open override func copy(with zone: NSZone? = nil) -> Any { CNContact(snapshot) }

  /// Makes another mutable contact that has the same changes pending.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    let twin = CNMutableContact(held)
    twin.edits = edits
    twin.editedKeys = editedKeys
    return twin
  }

  // MARK: - Properties

  /// The small image that the system made of the image when it was stored.
  open override var thumbnailImageData: Data? { held.thumbnailImageData }

  /// Whether there is an image, counting one that was set.
  open override var imageDataAvailable: Bool {
    editedKeys.contains(.imageDataAvailable) ? edits.imageDataAvailable : held.imageDataAvailable
  }

  /// Whether the contact is a person or an organization.
  open override var contactType: CNContactType {
    get {
      editedKeys.contains(.contactType)
        ? clientValue(edits.contactType) : clientValue(held.contactType)
    }
    set { write(.contactType) { $0.contactType = systemValue(newValue) } }
  }

  /// The name's prefix.
  open override var namePrefix: String {
    get { editedKeys.contains(.namePrefix) ? edits.namePrefix : held.namePrefix }
    set { write(.namePrefix) { $0.namePrefix = newValue } }
  }

  /// The given name.
  open override var givenName: String {
    get { editedKeys.contains(.givenName) ? edits.givenName : held.givenName }
    set { write(.givenName) { $0.givenName = newValue } }
  }

  /// The middle name.
  open override var middleName: String {
    get { editedKeys.contains(.middleName) ? edits.middleName : held.middleName }
    set { write(.middleName) { $0.middleName = newValue } }
  }

  /// The family name.
  open override var familyName: String {
    get { editedKeys.contains(.familyName) ? edits.familyName : held.familyName }
    set { write(.familyName) { $0.familyName = newValue } }
  }

  /// The family name before, such as a maiden name.
  open override var previousFamilyName: String {
    get {
      editedKeys.contains(.previousFamilyName)
        ? edits.previousFamilyName : held.previousFamilyName
    }
    set { write(.previousFamilyName) { $0.previousFamilyName = newValue } }
  }

  /// The name's suffix.
  open override var nameSuffix: String {
    get { editedKeys.contains(.nameSuffix) ? edits.nameSuffix : held.nameSuffix }
    set { write(.nameSuffix) { $0.nameSuffix = newValue } }
  }

  /// The nickname.
  open override var nickname: String {
    get { editedKeys.contains(.nickname) ? edits.nickname : held.nickname }
    set { write(.nickname) { $0.nickname = newValue } }
  }

  /// The name of the organization.
  open override var organizationName: String {
    get { editedKeys.contains(.organizationName) ? edits.organizationName : held.organizationName }
    set { write(.organizationName) { $0.organizationName = newValue } }
  }

  /// The name of the department.
  open override var departmentName: String {
    get { editedKeys.contains(.departmentName) ? edits.departmentName : held.departmentName }
    set { write(.departmentName) { $0.departmentName = newValue } }
  }

  /// The job title.
  open override var jobTitle: String {
    get { editedKeys.contains(.jobTitle) ? edits.jobTitle : held.jobTitle }
    set { write(.jobTitle) { $0.jobTitle = newValue } }
  }

  /// How the given name is pronounced.
  open override var phoneticGivenName: String {
    get {
      editedKeys.contains(.phoneticGivenName)
        ? edits.phoneticGivenName : held.phoneticGivenName
    }
    set { write(.phoneticGivenName) { $0.phoneticGivenName = newValue } }
  }

  /// How the middle name is pronounced.
  open override var phoneticMiddleName: String {
    get {
      editedKeys.contains(.phoneticMiddleName)
        ? edits.phoneticMiddleName : held.phoneticMiddleName
    }
    set { write(.phoneticMiddleName) { $0.phoneticMiddleName = newValue } }
  }

  /// How the family name is pronounced.
  open override var phoneticFamilyName: String {
    get {
      editedKeys.contains(.phoneticFamilyName)
        ? edits.phoneticFamilyName : held.phoneticFamilyName
    }
    set { write(.phoneticFamilyName) { $0.phoneticFamilyName = newValue } }
  }

  /// How the organization's name is pronounced.
  open override var phoneticOrganizationName: String {
    get {
      editedKeys.contains(.phoneticOrganizationName)
        ? edits.phoneticOrganizationName : held.phoneticOrganizationName
    }
    set { write(.phoneticOrganizationName) { $0.phoneticOrganizationName = newValue } }
  }

  /// The note; to fetch it needs an entitlement.
  open override var note: String {
    get { editedKeys.contains(.note) ? edits.note : held.note }
    set { write(.note) { $0.note = newValue } }
  }

  /// The image.
  open override var imageData: Data? {
    get { editedKeys.contains(.imageData) ? edits.imageData : held.imageData }
    set { setImage(newValue) }
  }

  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get {
      editedKeys.contains(.phoneNumbers)
        ? clientPhoneNumbers(edits.phoneNumbers) : clientPhoneNumbers(held.phoneNumbers)
    }
    set { write(.phoneNumbers) { $0.phoneNumbers = systemPhoneNumbers(newValue) } }
  }

  /// The e-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get {
      editedKeys.contains(.emailAddresses)
        ? clientTexts(edits.emailAddresses) : clientTexts(held.emailAddresses)
    }
    set { write(.emailAddresses) { $0.emailAddresses = systemTexts(newValue) } }
  }

  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get {
      editedKeys.contains(.postalAddresses)
        ? clientPostalAddresses(edits.postalAddresses) : clientPostalAddresses(held.postalAddresses)
    }
    set { write(.postalAddresses) { $0.postalAddresses = systemPostalAddresses(newValue) } }
  }

  /// The web addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get {
      editedKeys.contains(.urlAddresses)
        ? clientTexts(edits.urlAddresses) : clientTexts(held.urlAddresses)
    }
    set { write(.urlAddresses) { $0.urlAddresses = systemTexts(newValue) } }
  }

  /// The related people, by name.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get {
      editedKeys.contains(.contactRelations)
        ? clientRelations(edits.contactRelations) : clientRelations(held.contactRelations)
    }
    set { write(.contactRelations) { $0.contactRelations = systemRelations(newValue) } }
  }

  /// The profiles in social networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get {
      editedKeys.contains(.socialProfiles)
        ? clientSocialProfiles(edits.socialProfiles) : clientSocialProfiles(held.socialProfiles)
    }
    set { write(.socialProfiles) { $0.socialProfiles = systemSocialProfiles(newValue) } }
  }

  /// The addresses for instant messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get {
      editedKeys.contains(.instantMessageAddresses)
        ? clientInstantMessageAddresses(edits.instantMessageAddresses)
        : clientInstantMessageAddresses(held.instantMessageAddresses)
    }
    set {
      write(.instantMessageAddresses) {
        $0.instantMessageAddresses = systemInstantMessageAddresses(newValue)
      }
    }
  }

  /// The birthday in the Gregorian calendar; the year may be missing.
  open override var birthday: DateComponents? {
    get { editedKeys.contains(.birthday) ? edits.birthday : held.birthday }
    set { write(.birthday) { $0.birthday = newValue } }
  }

  /// The birthday in another calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get {
      editedKeys.contains(.nonGregorianBirthday)
        ? edits.nonGregorianBirthday : held.nonGregorianBirthday
    }
    set { write(.nonGregorianBirthday) { $0.nonGregorianBirthday = newValue } }
  }

  /// Other dates, such as anniversaries.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { editedKeys.contains(.dates) ? clientDates(edits.dates) : clientDates(held.dates) }
    set { write(.dates) { $0.dates = systemDates(newValue) } }
  }
}
