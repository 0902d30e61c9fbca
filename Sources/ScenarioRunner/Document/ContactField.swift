internal import ContactsProvider
internal import Foundation

/// What kind of value a contact key has, and where it is kept.
enum ContactField: Sendable {
  typealias Place<Value> = any WritableKeyPath<ContactValues, Value> & Sendable

  case identifier
  case contactType
  case text(Place<String>)
  case image(Place<Data?>)
  case flag(Place<Bool>)
  case date(Place<DateComponents?>)
  case texts(Place<[LabeledValue<String>]>)
  case dates(Place<[LabeledValue<DateComponents>]>)
  case postalAddresses(Place<[LabeledValue<PostalAddress>]>)
  case socialProfiles(Place<[LabeledValue<SocialProfile>]>)
  case instantMessageAddresses(Place<[LabeledValue<InstantMessageAddress>]>)

  /// Whether the key holds a list of labeled values.
  var isManyValued: Bool {
    switch self {
    case .identifier, .contactType, .text, .image, .flag, .date: false
    case .texts, .dates, .postalAddresses, .socialProfiles, .instantMessageAddresses: true
    }
  }

  /// The names of the parts that one value has; empty where a value is one scalar.
  var partNames: [String] {
    switch self {
    case .postalAddresses: PostalAddress.parts.map(\.name)
    case .socialProfiles: SocialProfile.parts.map(\.name)
    case .instantMessageAddresses: InstantMessageAddress.parts.map(\.name)
    default: []
    }
  }
}

extension ContactKey {
  /// The kind and place of the key's value.
  var field: ContactField {
    switch self {
    case .identifier: .identifier
    case .contactType: .contactType
    case .namePrefix: .text(\.namePrefix)
    case .givenName: .text(\.givenName)
    case .middleName: .text(\.middleName)
    case .familyName: .text(\.familyName)
    case .previousFamilyName: .text(\.previousFamilyName)
    case .nameSuffix: .text(\.nameSuffix)
    case .nickname: .text(\.nickname)
    case .organizationName: .text(\.organizationName)
    case .departmentName: .text(\.departmentName)
    case .jobTitle: .text(\.jobTitle)
    case .phoneticGivenName: .text(\.phoneticGivenName)
    case .phoneticMiddleName: .text(\.phoneticMiddleName)
    case .phoneticFamilyName: .text(\.phoneticFamilyName)
    case .phoneticOrganizationName: .text(\.phoneticOrganizationName)
    case .note: .text(\.note)
    case .imageData: .image(\.imageData)
    case .thumbnailImageData: .image(\.thumbnailImageData)
    case .imageDataAvailable: .flag(\.imageDataAvailable)
    case .phoneNumbers: .texts(\.phoneNumbers)
    case .emailAddresses: .texts(\.emailAddresses)
    case .postalAddresses: .postalAddresses(\.postalAddresses)
    case .urlAddresses: .texts(\.urlAddresses)
    case .contactRelations: .texts(\.contactRelations)
    case .socialProfiles: .socialProfiles(\.socialProfiles)
    case .instantMessageAddresses: .instantMessageAddresses(\.instantMessageAddresses)
    case .birthday: .date(\.birthday)
    case .nonGregorianBirthday: .date(\.nonGregorianBirthday)
    case .dates: .dates(\.dates)
    }
  }
}

/// A value that is made of named texts.
protocol PartedValue: Sendable, Hashable {
  init()
  static var parts: [(name: String, place: any WritableKeyPath<Self, String> & Sendable)] { get }
}

extension PostalAddress: PartedValue {
  static let parts: [(name: String, place: any WritableKeyPath<Self, String> & Sendable)] = [
    ("street", \.street), ("subLocality", \.subLocality), ("city", \.city),
    ("subAdministrativeArea", \.subAdministrativeArea), ("state", \.state),
    ("postalCode", \.postalCode), ("country", \.country), ("isoCountryCode", \.isoCountryCode),
  ]
}

extension SocialProfile: PartedValue {
  static let parts: [(name: String, place: any WritableKeyPath<Self, String> & Sendable)] = [
    ("urlString", \.urlString), ("username", \.username), ("userIdentifier", \.userIdentifier),
    ("service", \.service),
  ]
}

extension InstantMessageAddress: PartedValue {
  static let parts: [(name: String, place: any WritableKeyPath<Self, String> & Sendable)] = [
    ("username", \.username), ("service", \.service),
  ]
}

extension PartedValue {
  /// Makes a value of the parts that are written; the others are empty.
  init(parts written: [String: String]) {
    self.init()
    for (name, place) in Self.parts { self[keyPath: place] = written[name] ?? "" }
  }

  /// Every part by name.
  var parts: [String: String] {
    Dictionary(Self.parts.map { ($0.name, self[keyPath: $0.place]) }) { first, _ in first }
  }
}
