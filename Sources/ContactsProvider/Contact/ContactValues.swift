public import Foundation

/// All values of a contact, of a stored card or of one that is being written.
///
/// Unset texts are empty, unset lists are empty, unset dates and images are nil
/// (developer.apple.com/documentation/contacts/cnmutablecontact). What nearly every contact has is
/// stored here, the rest in `RareValues`, so that a contact is as large as what is set in it.
public struct ContactValues: Sendable, Hashable {
  /// The given name.
  public var givenName = ""
  /// The family name.
  public var familyName = ""
  /// The phone numbers, as they were written.
  public var phoneNumbers: [LabeledValue<String>] = []
  /// The e-mail addresses.
  public var emailAddresses: [LabeledValue<String>] = []
  private var rare = RareValues()
  /// Whether the card stands for a person or for an organization.
  public var contactType = ContactType.person
  /// Whether the card has an image; set with ``imageData``, but a scenario may set it alone.
  public var imageDataAvailable = false

  /// Makes a contact with no value set.
  public init() {}
}

extension ContactValues {
  /// What stands before the name, such as a title.
  public var namePrefix: String {
    get { rare[text: .namePrefix] }
    set { rare[text: .namePrefix] = newValue }
  }

  /// The middle name.
  public var middleName: String {
    get { rare[text: .middleName] }
    set { rare[text: .middleName] = newValue }
  }

  /// The family name before, such as a maiden name.
  public var previousFamilyName: String {
    get { rare[text: .previousFamilyName] }
    set { rare[text: .previousFamilyName] = newValue }
  }

  /// What stands behind the name, such as Jr.
  public var nameSuffix: String {
    get { rare[text: .nameSuffix] }
    set { rare[text: .nameSuffix] = newValue }
  }

  /// The nickname.
  public var nickname: String {
    get { rare[text: .nickname] }
    set { rare[text: .nickname] = newValue }
  }

  /// The name of the organization.
  public var organizationName: String {
    get { rare[text: .organizationName] }
    set { rare[text: .organizationName] = newValue }
  }

  /// The department in the organization.
  public var departmentName: String {
    get { rare[text: .departmentName] }
    set { rare[text: .departmentName] = newValue }
  }

  /// The job title.
  public var jobTitle: String {
    get { rare[text: .jobTitle] }
    set { rare[text: .jobTitle] = newValue }
  }

  /// How the given name is spoken.
  public var phoneticGivenName: String {
    get { rare[text: .phoneticGivenName] }
    set { rare[text: .phoneticGivenName] = newValue }
  }

  /// How the middle name is spoken.
  public var phoneticMiddleName: String {
    get { rare[text: .phoneticMiddleName] }
    set { rare[text: .phoneticMiddleName] = newValue }
  }

  /// How the family name is spoken.
  public var phoneticFamilyName: String {
    get { rare[text: .phoneticFamilyName] }
    set { rare[text: .phoneticFamilyName] = newValue }
  }

  /// How the organization's name is spoken.
  public var phoneticOrganizationName: String {
    get { rare[text: .phoneticOrganizationName] }
    set { rare[text: .phoneticOrganizationName] = newValue }
  }

  /// The note, which an app reads with an entitlement only.
  public var note: String {
    get { rare[text: .note] }
    set { rare[text: .note] = newValue }
  }
}

extension ContactValues {
  /// The bytes of the image.
  public var imageData: Data? {
    get { rare[bytes: .imageData] }
    set { rare[bytes: .imageData] = newValue }
  }

  /// The bytes of the small image.
  public var thumbnailImageData: Data? {
    get { rare[bytes: .thumbnailImageData] }
    set { rare[bytes: .thumbnailImageData] = newValue }
  }

  /// The birthday, without a year where none is known.
  public var birthday: DateComponents? {
    get { rare[date: .birthday] }
    set { rare[date: .birthday] = newValue }
  }

  /// The birthday in a calendar of its own.
  public var nonGregorianBirthday: DateComponents? {
    get { rare[date: .nonGregorianBirthday] }
    set { rare[date: .nonGregorianBirthday] = newValue }
  }

  /// The web addresses.
  public var urlAddresses: [LabeledValue<String>] {
    get { rare[texts: .urlAddresses] }
    set { rare[texts: .urlAddresses] = newValue }
  }

  /// Related people by name; an entry's identifier is not a contact's.
  public var contactRelations: [LabeledValue<String>] {
    get { rare[texts: .contactRelations] }
    set { rare[texts: .contactRelations] = newValue }
  }

  /// The postal addresses.
  public var postalAddresses: [LabeledValue<PostalAddress>] {
    get { if case .addresses(let entries) = rare[.postalAddresses] { entries } else { [] } }
    set { rare[.postalAddresses] = newValue.isEmpty ? nil : .addresses(newValue) }
  }

  /// The profiles in social networks.
  public var socialProfiles: [LabeledValue<SocialProfile>] {
    get { if case .profiles(let entries) = rare[.socialProfiles] { entries } else { [] } }
    set { rare[.socialProfiles] = newValue.isEmpty ? nil : .profiles(newValue) }
  }

  /// The addresses for instant messages.
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    get {
      if case .instantMessages(let entries) = rare[.instantMessageAddresses] { entries } else { [] }
    }
    set { rare[.instantMessageAddresses] = newValue.isEmpty ? nil : .instantMessages(newValue) }
  }

  /// Dates other than birthdays.
  public var dates: [LabeledValue<DateComponents>] {
    get { if case .dates(let entries) = rare[.dates] { entries } else { [] } }
    set { rare[.dates] = newValue.isEmpty ? nil : .dates(newValue) }
  }

  /// Whether a birthday or another date is set.
  var hasDates: Bool { rare.hasValue(in: Self.dateKeys) }

  private static let dateKeys = ContactKeySet([.birthday, .nonGregorianBirthday, .dates])
}
