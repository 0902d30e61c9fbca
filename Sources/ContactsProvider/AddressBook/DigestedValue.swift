internal import Foundation

/// A value that tells a digest all that makes it different from others.
protocol DigestedValue: Sendable, Hashable {
  func combine(into digest: inout IdentifierDigest)
}

extension String: DigestedValue {
  func combine(into digest: inout IdentifierDigest) { digest.combine(self) }
}

extension PostalAddress: DigestedValue {
  func combine(into digest: inout IdentifierDigest) {
    for part in [
      street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode,
    ] { digest.combine(part) }
  }
}

extension SocialProfile: DigestedValue {
  func combine(into digest: inout IdentifierDigest) {
    for part in [urlString, username, userIdentifier, service] { digest.combine(part) }
  }
}

extension InstantMessageAddress: DigestedValue {
  func combine(into digest: inout IdentifierDigest) {
    for part in [username, service] { digest.combine(part) }
  }
}

extension DateComponents: DigestedValue {
  func combine(into digest: inout IdentifierDigest) {
    digest.combine(calendar.map { "\($0.identifier)" } ?? "")
    digest.combine(timeZone?.identifier ?? "")
    digest.combine(isLeapMonth == true ? 1 : 0)
    for part in [era, year, month, day, hour, minute, second, nanosecond] {
      digest.combine(part.map { UInt64(bitPattern: Int64($0)) } ?? .max)
    }
  }
}

extension Data: DigestedValue {
  func combine(into digest: inout IdentifierDigest) {
    var word: UInt64 = 0
    for (index, byte) in enumerated() {
      word = word << 8 | UInt64(byte)
      if index % 8 == 7 { digest.combine(word) }
    }
    digest.combine(word)
    digest.combine(UInt64(count))
  }
}

extension ContactValues: DigestedValue {
  /// Feeds every value that is set, after its key, and no entry's identity.
  func combine(into digest: inout IdentifierDigest) {
    combineTexts(into: &digest)
    digest.combine(UInt64(contactType.rawValue) << 1 | (imageDataAvailable ? 1 : 0))
    Self.combine(imageData, .imageData, into: &digest)
    Self.combine(thumbnailImageData, .thumbnailImageData, into: &digest)
    Self.combine(birthday, .birthday, into: &digest)
    Self.combine(nonGregorianBirthday, .nonGregorianBirthday, into: &digest)
    Self.combine(phoneNumbers, .phoneNumbers, into: &digest)
    Self.combine(emailAddresses, .emailAddresses, into: &digest)
    Self.combine(postalAddresses, .postalAddresses, into: &digest)
    Self.combine(urlAddresses, .urlAddresses, into: &digest)
    Self.combine(contactRelations, .contactRelations, into: &digest)
    Self.combine(socialProfiles, .socialProfiles, into: &digest)
    Self.combine(instantMessageAddresses, .instantMessageAddresses, into: &digest)
    Self.combine(dates, .dates, into: &digest)
  }

  private func combineTexts(into digest: inout IdentifierDigest) {
    let texts: [(ContactKey, String)] = [
      (.namePrefix, namePrefix), (.givenName, givenName), (.middleName, middleName),
      (.familyName, familyName), (.previousFamilyName, previousFamilyName),
      (.nameSuffix, nameSuffix), (.nickname, nickname), (.organizationName, organizationName),
      (.departmentName, departmentName), (.jobTitle, jobTitle),
      (.phoneticGivenName, phoneticGivenName), (.phoneticMiddleName, phoneticMiddleName),
      (.phoneticFamilyName, phoneticFamilyName),
      (.phoneticOrganizationName, phoneticOrganizationName), (.note, note),
    ]
    for (key, text) in texts where !text.isEmpty {
      digest.combine(UInt64(key.rawValue))
      digest.combine(text)
    }
  }

  private static func combine(
    _ value: (some DigestedValue)?, _ key: ContactKey, into digest: inout IdentifierDigest
  ) {
    guard let value else { return }
    digest.combine(UInt64(key.rawValue))
    value.combine(into: &digest)
  }

  private static func combine(
    _ entries: [LabeledValue<some DigestedValue>], _ key: ContactKey,
    into digest: inout IdentifierDigest
  ) {
    guard !entries.isEmpty else { return }
    digest.combine(UInt64(key.rawValue))
    digest.combine(UInt64(entries.count))
    for entry in entries {
      digest.combine(entry.label ?? "")
      entry.value.combine(into: &digest)
    }
  }
}
