internal import ContactsProvider
internal import Foundation

extension ContactValues {
  /// The values that a card shows as rows of their own, and that can so be picked.
  var cardRows: [PickerCardRow] {
    rows(.phoneNumbers, phoneNumbers) { $0 } + rows(.emailAddresses, emailAddresses) { $0 }
      + rows(.urlAddresses, urlAddresses) { $0 }
      + rows(.postalAddresses, postalAddresses, Self.text) + single(.birthday, birthday)
      + single(.nonGregorianBirthday, nonGregorianBirthday) + rows(.dates, dates, Self.text)
      + rows(.contactRelations, contactRelations) { $0 }
      + rows(.socialProfiles, socialProfiles) { $0.username }
      + rows(.instantMessageAddresses, instantMessageAddresses) { $0.username }
  }

  private func rows<Value>(
    _ key: ContactKey, _ entries: [LabeledValue<Value>], _ text: (Value) -> String
  ) -> [PickerCardRow] {
    entries.map {
      PickerCardRow(key: key, label: $0.label, text: text($0.value), entry: $0.identifier)
    }
  }

  private func single(_ key: ContactKey, _ date: DateComponents?) -> [PickerCardRow] {
    guard let date else { return [] }
    return [PickerCardRow(key: key, label: nil, text: Self.text(date), entry: nil)]
  }

  private static func text(_ address: PostalAddress) -> String {
    let parts = [address.street, address.city, address.state, address.postalCode, address.country]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The date as scenario files write it, such as `1998-06-15` or `--06-15`.
  private static func text(_ date: DateComponents) -> String {
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = number.map { String($0) } ?? ""
      return String(repeating: number == nil ? "-" : "0", count: max(count - text.count, 0)) + text
    }
    let year = date.year.map { digits($0, 4) } ?? "-"
    return "\(year)-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }
}
