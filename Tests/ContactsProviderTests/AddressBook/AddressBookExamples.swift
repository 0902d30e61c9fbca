@testable import ContactsProvider

extension ContactValues {
  /// A person with a given and a family name, and what `change` sets beside them.
  init(_ given: String, _ family: String = "", _ change: (inout ContactValues) -> Void = { _ in }) {
    self.init()
    givenName = given
    familyName = family
    change(&self)
  }

  mutating func addPhone(_ numbers: String...) {
    phoneNumbers += numbers.map {
      LabeledValue(identifier: RecordIdentifier(text: $0), label: nil, value: $0)
    }
  }

  mutating func addEmail(_ addresses: String...) {
    emailAddresses += addresses.map {
      LabeledValue(identifier: RecordIdentifier(text: $0), label: nil, value: $0)
    }
  }
}

extension ContactRecord {
  /// A record whose identifier tells nothing but its number.
  convenience init(_ number: Int, _ values: ContactValues) {
    self.init(identifier: RecordIdentifier(text: "record \(number)"), values: values)
  }

  /// Given and family name, as a test lists them.
  var name: String {
    [values.givenName, values.familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension AddressBook {
  /// A book of the given contacts, in their order.
  init(
    locale: String = "en_US", nameSearch: NameSearchCoverage = .names, of contacts: [ContactValues]
  ) {
    self.init(locale: locale, nameSearch: nameSearch)
    for (number, values) in contacts.enumerated() {
      _ = apply(.insert(ContactRecord(number, values)))
    }
  }
}
