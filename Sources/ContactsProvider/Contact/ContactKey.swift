/// A property of a contact that an app can ask for.
///
/// The raw value is the property's place in a ``ContactKeySet``.
/// The spelling of ``name`` is the one of Apple's `CNContact…Key` constants
/// (developer.apple.com/documentation/contacts/contact-keys).
public enum ContactKey: UInt8, CaseIterable, Sendable {
  case identifier
  case contactType
  case namePrefix
  case givenName
  case middleName
  case familyName
  case previousFamilyName
  case nameSuffix
  case nickname
  case organizationName
  case departmentName
  case jobTitle
  case phoneticGivenName
  case phoneticMiddleName
  case phoneticFamilyName
  case phoneticOrganizationName
  case note
  case imageData
  case thumbnailImageData
  case imageDataAvailable
  case phoneNumbers
  case emailAddresses
  case postalAddresses
  case urlAddresses
  case contactRelations
  case socialProfiles
  case instantMessageAddresses
  case birthday
  case nonGregorianBirthday
  case dates

  /// The property's name as Swift and Apple's key constants spell it.
  public var name: String { Self.names[Int(rawValue)] }

  /// Finds the key that is spelled `name`.
  public init?(name: String) {
    guard let key = Self.byName[name] else { return nil }
    self = key
  }

  private static let names = allCases.map { "\($0)" }
  private static let byName = Dictionary(
    uniqueKeysWithValues: zip(names, allCases))
}
