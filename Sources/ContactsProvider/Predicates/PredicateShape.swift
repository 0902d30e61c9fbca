/// What lies under a key, as far as it is known before any contact is looked at.
indirect enum PredicateShape: Sendable {
  case text
  case phoneNumber
  case number
  case flag
  case date
  case data
  case object([String: PredicateShape])
  case contact
  case contactProperty
  case list(PredicateShape)
  /// The value of a contact property, which is of one of several shapes.
  case value

  /// What lies under the keys of such a value.
  var members: [String: PredicateShape] {
    switch self {
    case .text: Self.textMembers
    case .phoneNumber: Self.phoneNumberMembers
    case .date: Self.dateMembers
    case .object(let members): members
    case .contact: Self.contactMembers
    case .contactProperty: Self.propertyMembers
    case .value: Self.valueMembers
    case .list(let element): element.members.mapValues { .list($0) }
    case .number, .flag, .data: [:]
    }
  }

  /// How messages call it.
  var name: String {
    switch self {
    case .text: "a text"
    case .phoneNumber: "a phone number"
    case .number: "a number"
    case .flag: "YES or NO"
    case .date: "a date"
    case .data: "an image"
    case .object: "a value with parts"
    case .contact: "a contact"
    case .contactProperty: "a contact property"
    case .list: "a list"
    case .value: "a value"
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it can be a text.
  var canBeText: Bool {
    switch self {
    case .text, .phoneNumber, .value: true
    default: false
    }
  }

  /// Whether it can stand before or after another.
  var canBeOrdered: Bool {
    switch self {
    case .text, .phoneNumber, .value, .number, .flag: true
    default: false
    }
  }

  init(_ kind: PredicateSubjectKind) {
    self =
      switch kind {
      case .contact: .contact
      case .contactProperty: .contactProperty
      }
  }

  // MARK: - Keys

  private static let textMembers: [String: PredicateShape] = ["length": .number]
  private static let phoneNumberMembers = textMembers.merging(["stringValue": .text]) { $1 }
  private static let dateMembers = Dictionary(
    uniqueKeysWithValues: DatePart.allCases.map { ($0.rawValue, PredicateShape.number) })

  private static let contactMembers = Dictionary(
    uniqueKeysWithValues: ContactKey.allCases.map { ($0.name, PredicateShape(of: $0)) })

  private static let propertyMembers: [String: PredicateShape] = [
    "key": .text, "value": .value, "label": .text, "identifier": .text, "contact": .contact,
  ]

  /// What any value of a property has.
  private static let valueMembers = [
    phoneNumber, date, postalAddress, relation, socialProfile, instantMessageAddress,
  ].reduce(into: [:]) { $0.merge($1.members) { old, _ in old } }

  private init(of key: ContactKey) {
    self =
      switch key {
      case .identifier, .namePrefix, .givenName, .middleName, .familyName, .previousFamilyName,
        .nameSuffix, .nickname, .organizationName, .departmentName, .jobTitle, .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName, .phoneticOrganizationName, .note:
        .text
      case .contactType: .number
      case .imageData, .thumbnailImageData: .data
      case .imageDataAvailable: .flag
      case .birthday, .nonGregorianBirthday: .date
      case .phoneNumbers: .entries(of: .phoneNumber)
      case .emailAddresses, .urlAddresses: .entries(of: .text)
      case .postalAddresses: .entries(of: Self.postalAddress)
      case .contactRelations: .entries(of: Self.relation)
      case .socialProfiles: .entries(of: Self.socialProfile)
      case .instantMessageAddresses: .entries(of: Self.instantMessageAddress)
      case .dates: .entries(of: .date)
      }
  }

  private static func entries(of value: PredicateShape) -> PredicateShape {
    .list(.object(["identifier": .text, "label": .text, "value": value]))
  }

  private static let postalAddress = texts(
    "street", "subLocality", "city", "subAdministrativeArea", "state", "postalCode", "country",
    "ISOCountryCode", "isoCountryCode")
  private static let relation = texts("name")
  private static let socialProfile = texts("urlString", "username", "userIdentifier", "service")
  private static let instantMessageAddress = texts("username", "service")

  private static func texts(_ keys: String...) -> PredicateShape {
    .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, .text) }))
  }
}
