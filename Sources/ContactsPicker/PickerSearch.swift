internal import ContactsProvider

/// What stands in the search field of a picker.
///
/// An assumption: a row is found by beginnings of its names' words, by digits of a number and by a
/// part of an e-mail address; Apple documents none.
struct PickerSearch: Sendable {
  /// The text.
  let text: String
  private let words: [ArraySlice<UInt8>]
  private let digits: String
  private let isWorking: Bool

  init(_ text: String, isWorking: Bool = true) {
    self.text = text
    self.isWorking = isWorking
    words = NameFolding.words(of: text)
    digits = text.filter(\.isWholeNumber)
  }

  /// Tells whether a contact is listed.
  func finds(_ values: ContactValues) -> Bool {
    if text.allSatisfy(\.isWhitespace) { return true }
    return isWorking
      && (findsName(of: values) || findsNumber(of: values) || findsAddress(of: values))
  }

  private func findsName(of values: ContactValues) -> Bool {
    guard !words.isEmpty else { return false }
    var borne: [ArraySlice<UInt8>] = []
    values.forEachName(in: .everyName) { borne += NameFolding.words(of: $0) }
    return words.allSatisfy { word in borne.contains { $0.starts(with: word) } }
  }

  private func findsNumber(of values: ContactValues) -> Bool {
    guard digits.count > 2 else { return false }
    return values.phoneNumbers.contains { $0.value.filter(\.isWholeNumber).contains(digits) }
  }

  private func findsAddress(of values: ContactValues) -> Bool {
    let part = text.lowercased()
    return values.emailAddresses.contains { $0.value.lowercased().contains(part) }
  }
}
