internal import ContactsProvider
public import Foundation

/// A contact as it was fetched, with the properties that were asked for.
///
/// A property that was not fetched ends the app when it is read
/// (developer.apple.com/documentation/contacts/cncontact); the identifier is always there.
/// A contact that the app made itself has every property.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Identifiable {
  /// What the store delivered, or what was made in memory.
  private final let fetched: FetchedContact

  /// Makes a contact in memory, with an identifier of its own and no value set.
  public override init() {
    fetched = contactInMemory()
    super.init()
  }

  /// Wraps a delivered contact; nothing is converted before it is read.
  init(_ fetched: FetchedContact) {
    self.fetched = fetched
    super.init()
  }

  /// Restores an archived contact, with the properties that it had.
  public required init?(coder: NSCoder) {
    guard let restored = restoredContact(from: coder) else { return nil }
    fetched = restored
    super.init()
  }

  /// What the store delivered or stored last; edits are not part of it.
  var held: FetchedContact { fetched }

  /// What the contact holds now, edits included.
  var snapshot: FetchedContact { fetched }

  /// Archives the properties that the contact has.
  open func encode(with coder: NSCoder) { archive(snapshot, in: coder) }

  /// Tells that contacts are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the contact itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a `CNMutableContact` with the same identifier and properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(fetched) }

  /// Compares identifiers, available properties and their values.
  ///
  /// An assumption: Apple documents no equality of partial contacts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return other === self || haveEqualValues(snapshot, other.snapshot)
  }

  /// A hash of the identifier.
  open override var hash: Int { held.identifier.hashValue }

  // MARK: - Properties

  /// The identifier on this device; always available.
  open var identifier: String { held.identifierText }

  /// The identifier as a UUID; an identifier in another form gives one that is derived from it.
  open var id: UUID { uuid(of: identifier) }

  /// Whether the contact is a person or an organization.
  open var contactType: CNContactType { clientValue(fetched.contactType) }

  /// The name's prefix.
  open var namePrefix: String { fetched.namePrefix }

  /// The given name.
  open var givenName: String { fetched.givenName }

  /// The middle name.
  open var middleName: String { fetched.middleName }

  /// The family name.
  open var familyName: String { fetched.familyName }

  /// The family name before, such as a maiden name.
  open var previousFamilyName: String { fetched.previousFamilyName }

  /// The name's suffix.
  open var nameSuffix: String { fetched.nameSuffix }

  /// The nickname.
  open var nickname: String { fetched.nickname }

  /// The name of the organization.
  open var organizationName: String { fetched.organizationName }

  /// The name of the department.
  open var departmentName: String { fetched.departmentName }

  /// The job title.
  open var jobTitle: String { fetched.jobTitle }

  /// How the given name is pronounced.
  open var phoneticGivenName: String { fetched.phoneticGivenName }

  /// How the middle name is pronounced.
  open var phoneticMiddleName: String { fetched.phoneticMiddleName }

  /// How the family name is pronounced.
  open var phoneticFamilyName: String { fetched.phoneticFamilyName }

  /// How the organization's name is pronounced.
  open var phoneticOrganizationName: String {
    fetched.phoneticOrganizationName
  }

  /// The note; to fetch it needs an entitlement.
  open var note: String { fetched.note }

  /// The image.
  open var imageData: Data? { fetched.imageData }

  /// The small image that the system made of the image.
  open var thumbnailImageData: Data? { fetched.thumbnailImageData }

  /// Whether there is an image.
  open var imageDataAvailable: Bool { fetched.imageDataAvailable }

  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    clientPhoneNumbers(fetched.phoneNumbers)
  }

  /// The e-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] {
    clientTexts(fetched.emailAddresses)
  }

  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    clientPostalAddresses(fetched.postalAddresses)
  }

  /// The web addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] {
    clientTexts(fetched.urlAddresses)
  }

  /// The related people, by name.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] {
    clientRelations(fetched.contactRelations)
  }

  /// The profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    clientSocialProfiles(fetched.socialProfiles)
  }

  /// The addresses for instant messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    clientInstantMessageAddresses(fetched.instantMessageAddresses)
  }

  /// The birthday in the Gregorian calendar; the year may be missing.
  open var birthday: DateComponents? { fetched.birthday }

  /// The birthday in another calendar.
  open var nonGregorianBirthday: DateComponents? {
    fetched.nonGregorianBirthday
  }

  /// Other dates, such as anniversaries.
  open var dates: [CNLabeledValue<NSDateComponents>] { clientDates(fetched.dates) }
}
