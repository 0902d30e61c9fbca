/// The name under which a contact is shown.
///
/// The order of the parts follows the device's setting and the script of the name: a name in Han,
/// Kana or Hangul has its family name first, and no blanks where all of it is so written
/// (developer.apple.com/documentation/contacts/cncontactformatter).
public struct DisplayName: Sendable {
  private let order: DisplayOrder
  /// Whether the language of the device is one that writes family names first.
  private let isEastAsianLocale: Bool

  /// Makes the rule of a device with this locale and setting.
  public init(locale: String, displayOrder: DisplayOrder) {
    order = displayOrder
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    isEastAsianLocale = ["ja", "ko", "zh", "yue"].contains(language)
  }

  /// The full name, as a full-name formatter gives it; nil where there is none to show.
  ///
  /// An organization shows its name, and so does a card with no other name.
  public func fullName(of values: ContactValues) -> String? {
    let organization = Self.isBlank(values.organizationName) ? nil : values.organizationName
    if values.contactType == .organization, let organization { return organization }
    let parts = parts(of: values)
    guard !parts.isEmpty else { return organization }
    return parts.joined(separator: parts.allSatisfy(Self.isEastAsian) ? "" : " ")
  }

  /// What a row of a list shows: the full name, else the nickname, e-mail address or number.
  public func rowTitle(of values: ContactValues) -> String {
    if let name = fullName(of: values) { return name }
    if !Self.isBlank(values.nickname) { return values.nickname }
    let entries = values.emailAddresses + values.phoneNumbers
    return entries.first { !Self.isBlank($0.value) }?.value ?? "No Name"
  }

  private func parts(of values: ContactValues) -> [String] {
    let given = [values.givenName, values.middleName].filter { !Self.isBlank($0) }
    let family = [values.familyName].filter { !Self.isBlank($0) }
    let core = isFamilyNameFirst(given + family) ? family + given : given + family
    return ([values.namePrefix] + core + [values.nameSuffix]).filter { !Self.isBlank($0) }
  }

  /// A name of which only some is East Asian goes by the device's language.
  private func isFamilyNameFirst(_ parts: [String]) -> Bool {
    if order == .familyNameFirst { return true }
    return isEastAsianLocale
      ? parts.contains(where: Self.isEastAsian)
      : !parts.isEmpty && parts.allSatisfy(Self.isEastAsian)
  }

  private static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  /// Tells whether all letters of a text are Han, Kana or Hangul, and there is one.
  private static func isEastAsian(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy(isEastAsian)
  }

  private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true  // Kana
    case 0x3005...0x3007, 0x3100...0x312F, 0x31A0...0x31BF: true  // iteration marks, Bopomofo
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Han
    default: false
    }
  }
}
