internal import Foundation

extension ContactValues {
  /// The texts by which the values of a key are known where they stand in another text.
  ///
  /// Pictures and the kind of a card are known by no text.
  func tracedTexts(of key: ContactKey) -> [String] {
    switch key {
    case .identifier, .contactType, .imageData, .thumbnailImageData, .imageDataAvailable: []
    case .phoneNumbers: phoneNumbers.map(\.value)
    case .emailAddresses: emailAddresses.map(\.value)
    case .postalAddresses: postalAddresses.map(\.value.tracedText)
    case .urlAddresses: urlAddresses.map(\.value)
    case .contactRelations: contactRelations.map(\.value)
    case .socialProfiles: socialProfiles.flatMap { [$0.value.username, $0.value.urlString] }
    case .instantMessageAddresses: instantMessageAddresses.map(\.value.username)
    case .birthday: birthday?.tracedTexts ?? []
    case .nonGregorianBirthday: nonGregorianBirthday?.tracedTexts ?? []
    case .dates: dates.flatMap(\.value.tracedTexts)
    default: [tracedName(of: key)]
    }
  }

  /// The text of a key that holds one text; empty for any other key.
  private func tracedName(of key: ContactKey) -> String {
    switch key {
    case .namePrefix: namePrefix
    case .givenName: givenName
    case .middleName: middleName
    case .familyName: familyName
    case .previousFamilyName: previousFamilyName
    case .nameSuffix: nameSuffix
    case .nickname: nickname
    case .organizationName: organizationName
    case .departmentName: departmentName
    case .jobTitle: jobTitle
    case .phoneticGivenName: phoneticGivenName
    case .phoneticMiddleName: phoneticMiddleName
    case .phoneticFamilyName: phoneticFamilyName
    case .phoneticOrganizationName: phoneticOrganizationName
    case .note: note
    default: ""
    }
  }
}

extension PostalAddress {
  /// The street; where there is none, all that there is.
  fileprivate var tracedText: String {
    guard street.isEmpty else { return street }
    return [subLocality, city, state, postalCode, country].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension DateComponents {
  /// A whole date in the orders in which it is written in digits; a date without a year in none.
  fileprivate var tracedTexts: [String] {
    guard let year, let month, let day else { return [] }
    let orders = [(year, month, day), (day, month, year), (month, day, year)]
    let plain = orders.map { "\($0) \($1) \($2)" }
    let padded = orders.map { "\(Self.padded($0)) \(Self.padded($1)) \(Self.padded($2))" }
    return plain + padded + ["year \(year) month \(month) day \(day)"]
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
