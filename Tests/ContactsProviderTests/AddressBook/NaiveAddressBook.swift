import Foundation

@testable import ContactsProvider

/// An address book without indexes: every look-up is a scan by Foundation's own means.
struct NaiveAddressBook {
  var records: [ContactRecord] = []

  func matching(name query: String) -> [ContactRecord] {
    let words = Self.words(query)
    guard !words.isEmpty else { return [] }
    return records.filter { record in
      let values = record.values
      let names = [
        values.namePrefix, values.givenName, values.middleName, values.familyName,
        values.previousFamilyName, values.nameSuffix,
      ].flatMap(Self.words)
      return words.allSatisfy { word in
        names.contains { $0.unicodeScalars.starts(with: word.unicodeScalars) }
      }
    }
  }

  func matching(email: String) -> [ContactRecord] {
    records.filter { record in
      !email.isEmpty
        && record.values.emailAddresses.contains { $0.value.lowercased() == email.lowercased() }
    }
  }

  /// Matches numbers of nine national digits in GB, however they are written.
  func matching(phone: String) -> [ContactRecord] {
    records.filter { record in
      record.values.phoneNumbers.contains {
        Self.international($0.value) == Self.international(phone)
      }
    }
  }

  static func international(_ number: String) -> String {
    let digits = number.filter { $0.isASCII && $0.isNumber }
    if number.hasPrefix("+") { return digits }
    if digits.hasPrefix("00") { return String(digits.dropFirst(2)) }
    return "44" + digits.drop { $0 == "0" }
  }

  static func words(_ text: String) -> [String] {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    ).components(separatedBy: separators).filter { !$0.isEmpty }
  }

  private static let separators = CharacterSet.whitespacesAndNewlines
    .union(.punctuationCharacters).union(.controlCharacters)
    .union(CharacterSet(charactersIn: "$+<=>^`|~"))
}
