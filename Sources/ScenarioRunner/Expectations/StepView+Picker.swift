internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

extension StepView {
  /// The contacts that the step's picker lists; none where it did not open.
  var shownIdentifiers: [RecordIdentifier] { identifiers { _ in true } }

  /// The contacts that the step's picker greys.
  var disabledIdentifiers: [RecordIdentifier] { identifiers { !$0.isEnabled } }

  private func identifiers(_ isWanted: (PickerRow) -> Bool) -> [RecordIdentifier] {
    (events.sheets.last?.rows() ?? []).filter(isWanted)
      .map { RecordIdentifier(text: $0.identifier) }
  }

  func property(_ claim: PropertyClaim) -> Verdict {
    switch claim {
    case .none:
      let found = outcome.property.map { text(of: $0) }
      return Verdict(
        found == nil && outcome.error == nil && !outcome.isPending, expected: "none",
        actual: found ?? reasonForNothing)
    case .any:
      return result(outcome.property) { Verdict(true, expected: "any", actual: text(of: $0)) }
    case .property(let expected):
      let wanted = text(of: expected)
      return result(outcome.property, expected: wanted) { property in
        Verdict(fits(expected, property), expected: wanted, actual: text(of: property))
      }
    }
  }

  func properties(_ claim: ListClaim<ExpectedProperty>) -> Verdict {
    result(outcome.properties) { found in
      let comparison = ListComparison<ExpectedProperty, CNContactProperty>(
        matches: fits, expectedText: text, actualText: { property, _ in text(of: property) })
      return comparison.verdict(claim, found, isOrdered: true)
    }
  }

  private func fits(_ expected: ExpectedProperty, _ property: CNContactProperty) -> Bool {
    if let contact = expected.contact,
      person(contact) != contacts.person(of: fetchedContact(property.contact).identifier)
    {
      return false
    }
    if let key = expected.key, key.name != property.key { return false }
    if let label = expected.label, label != property.label ?? "" { return false }
    return expected.value?.holds(for: property.observed) ?? true
  }

  private func text(of expected: ExpectedProperty) -> String {
    let parts = [
      expected.contact.map { "contact: \($0.text)" }, expected.key.map { "key: \($0.name)" },
      expected.label.map { "label: \($0.isEmpty ? "~" : ValueWords.word(for: $0))" },
      expected.value.map { "value: \(ValueWords.text(of: $0))" },
    ]
    return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
  }

  /// A picked value in the words in which a scenario writes it.
  func text(of property: CNContactProperty) -> String {
    let name = contacts.name(of: fetchedContact(property.contact).identifier)
    let label = property.label.map { "label: \(ValueWords.word(for: $0)), " } ?? ""
    return "{contact: \(name), key: \(property.key), \(label)"
      + "value: \(ValueWords.text(of: property.observed))}"
  }
}

extension CNContactProperty {
  /// The value, ready to be compared.
  fileprivate var observed: ObservedValue {
    value.flatMap(EntryValue.init(ofClient:)).map { .single($0) } ?? .nothing
  }
}
