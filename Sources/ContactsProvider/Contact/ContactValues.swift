public import Foundation

/// All values of a contact, of a stored card or of one that is being written.
///
/// Unset texts are empty, unset lists are empty, unset dates and images are nil
/// (developer.apple.com/documentation/contacts/cnmutablecontact).
public struct ContactValues: Sendable, Hashable {
  public var contactType = ContactType.person
  public var namePrefix = ""
  public var givenName = ""
  public var middleName = ""
  public var familyName = ""
  public var previousFamilyName = ""
  public var nameSuffix = ""
  public var nickname = ""
  public var organizationName = ""
  public var departmentName = ""
  public var jobTitle = ""
  public var phoneticGivenName = ""
  public var phoneticMiddleName = ""
  public var phoneticFamilyName = ""
  public var phoneticOrganizationName = ""
  public var note = ""
  public var imageData: Data?
  public var thumbnailImageData: Data?
  /// Whether the card has an image; set with ``imageData``, but a scenario may set it alone.
  public var imageDataAvailable = false
  public var phoneNumbers: [LabeledValue<String>] = []
  public var emailAddresses: [LabeledValue<String>] = []
  public var postalAddresses: [LabeledValue<PostalAddress>] = []
  public var urlAddresses: [LabeledValue<String>] = []
  /// Related people by name; an entry's identifier is not a contact's.
  public var contactRelations: [LabeledValue<String>] = []
  public var socialProfiles: [LabeledValue<SocialProfile>] = []
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] = []
  public var birthday: DateComponents?
  public var nonGregorianBirthday: DateComponents?
  public var dates: [LabeledValue<DateComponents>] = []

  /// Makes a contact with no value set.
  public init() {}
}
