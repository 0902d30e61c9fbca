internal import ContactsProvider
internal import Foundation

/// What an archived contact consists of: its identifier, its keys and their values.
///
/// Flat, because the Foundation of Linux cannot archive a generic class such as
/// `CNLabeledValue`.
struct ContactArchive: Codable {
  var identifier: String
  var keys: UInt64
  var type: Int
  var hasImage: Bool
  var texts: [String: String] = [:]
  var images: [String: Data] = [:]
  var dates: [String: DateComponents] = [:]
  var entries: [String: [Entry]] = [:]

  /// One entry of a many-valued property: a text, the parts of an address, or a date.
  struct Entry: Codable {
    var identifier: String
    var label: String?
    var parts: [String] = []
    var date: DateComponents?
  }

  init(_ contact: FetchedContact) {
    let values = contact.availableValues
    identifier = contact.identifierText
    keys = contact.keys.rawValue
    type = values.contactType.rawValue
    hasImage = values.imageDataAvailable
    for (key, path) in Self.textPaths { texts[key] = values[keyPath: path] }
    images["imageData"] = values.imageData
    images["thumbnailImageData"] = values.thumbnailImageData
    dates["birthday"] = values.birthday
    dates["nonGregorianBirthday"] = values.nonGregorianBirthday
    for (key, path) in Self.listPaths {
      entries[key] = values[keyPath: path].map { Entry($0, parts: [$0.value]) }
    }
    entries["postalAddresses"] = values.postalAddresses.map { Entry($0, parts: $0.value.parts) }
    entries["socialProfiles"] = values.socialProfiles.map { Entry($0, parts: $0.value.parts) }
    entries["instantMessageAddresses"] = values.instantMessageAddresses.map {
      Entry($0, parts: [$0.value.username, $0.value.service])
    }
    entries["dates"] = values.dates.map { Entry($0, date: $0.value) }
  }

  /// The contact, with the keys that it had.
  var contact: FetchedContact {
    FetchedContact(restored: identifier, keys: ContactKeySet(rawValue: keys), values: values)
  }

  private var values: ContactValues {
    var values = ContactValues()
    values.contactType = ContactType(rawValue: type) ?? .person
    for (key, path) in Self.textPaths { values[keyPath: path] = texts[key] ?? "" }
    values.imageData = images["imageData"]
    values.thumbnailImageData = images["thumbnailImageData"]
    values.imageDataAvailable = hasImage
    values.birthday = dates["birthday"]
    values.nonGregorianBirthday = dates["nonGregorianBirthday"]
    for (key, path) in Self.listPaths {
      values[keyPath: path] = list(key) { $0.parts.first }
    }
    values.postalAddresses = list("postalAddresses") { PostalAddress(parts: $0.parts) }
    values.socialProfiles = list("socialProfiles") { SocialProfile(parts: $0.parts) }
    values.instantMessageAddresses = list("instantMessageAddresses") {
      InstantMessageAddress(parts: $0.parts)
    }
    values.dates = list("dates") { $0.date }
    return values
  }

  private func list<Value>(
    _ key: String, _ value: (Entry) -> Value?
  ) -> [LabeledValue<Value>] {
    (entries[key] ?? []).compactMap { entry in
      value(entry).map {
        LabeledValue(
          identifier: RecordIdentifier(text: entry.identifier), label: entry.label, value: $0)
      }
    }
  }
}

extension ContactArchive {
  private typealias Path<Value> = any WritableKeyPath<ContactValues, Value> & Sendable

  private static let textPaths: [String: Path<String>] = [
    "namePrefix": \.namePrefix, "givenName": \.givenName, "middleName": \.middleName,
    "familyName": \.familyName, "previousFamilyName": \.previousFamilyName,
    "nameSuffix": \.nameSuffix, "nickname": \.nickname, "organizationName": \.organizationName,
    "departmentName": \.departmentName, "jobTitle": \.jobTitle,
    "phoneticGivenName": \.phoneticGivenName, "phoneticMiddleName": \.phoneticMiddleName,
    "phoneticFamilyName": \.phoneticFamilyName,
    "phoneticOrganizationName": \.phoneticOrganizationName, "note": \.note,
  ]

  private static let listPaths: [String: Path<[LabeledValue<String>]>] = [
    "phoneNumbers": \.phoneNumbers, "emailAddresses": \.emailAddresses,
    "urlAddresses": \.urlAddresses, "contactRelations": \.contactRelations,
  ]
}

extension ContactArchive.Entry {
  fileprivate init<Value>(
    _ entry: LabeledValue<Value>, parts: [String] = [], date: DateComponents? = nil
  ) {
    identifier = entry.identifier.uuidText
    label = entry.label
    self.parts = parts
    self.date = date
  }
}
