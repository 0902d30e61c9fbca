package import ContactsProvider

extension ContactKey {
  /// What its value is, in words.
  package var takes: String {
    switch field {
    case .identifier: "Text; a file writes it as 'id'."
    case .contactType: "'person' or 'organization'."
    case .text: "Text."
    case .image: "A picture: {file: path} or {bytes: N}."
    case .flag: "'true' or 'false'."
    case .date: "A date: 1990-05-14, or --05-14 without a year."
    case .dates: "Dates with labels."
    case .texts: "Texts with labels."
    case .postalAddresses, .socialProfiles, .instantMessageAddresses:
      "Mappings of \(field.partNames.listed(conjunction: "and")), with labels."
    }
  }
}
