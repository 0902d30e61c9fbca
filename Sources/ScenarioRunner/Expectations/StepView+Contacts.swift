internal import ContactsProvider
internal import SimulatedContacts

// Comparing is no reading by the app: values are looked at without a mark.
extension StepView {
  func contacts(_ claim: ListClaim<ExpectedContact>) -> Verdict {
    result(outcome.contacts) { found in
      let shown = claim.fieldKeys
      let comparison = ListComparison<ExpectedContact, CNContact>(
        matches: fits, expectedText: text,
        actualText: { contact, partner in text(of: contact, partner.map(\.shownKeys) ?? shown) })
      return comparison.verdict(claim, found, isOrdered: outcome.isOrdered)
    }
  }

  func contact(_ claim: ContactClaim) -> Verdict {
    guard case .none = claim else {
      return result(outcome.contact) { contact in
        guard case .contact(let expected) = claim else {
          return Verdict(true, expected: "any", actual: text(of: contact, []))
        }
        return Verdict(
          fits(expected, contact), expected: text(of: expected),
          actual: text(of: contact, expected.fields.map(\.key)))
      }
    }
    let found = outcome.contact.map { text(of: $0, []) }
    return Verdict(
      found == nil && outcome.error == nil && !outcome.isPending, expected: "none",
      actual: found ?? reasonForNothing)
  }

  private func fits(_ expected: ExpectedContact, _ contact: CNContact) -> Bool {
    let fetched = fetchedContact(contact)
    if let reference = expected.reference,
      person(reference) != contacts.person(of: fetched.identifier)
    {
      return false
    }
    guard !expected.fields.isEmpty else { return true }
    let values = fetched.availableValues
    return expected.fields.allSatisfy { field in
      fetched.keys.contains(field.key)
        && field.value.holds(for: ObservedValue(field.key, of: values))
    }
  }

  private func text(of expected: ExpectedContact) -> String {
    if let reference = expected.reference, expected.fields.isEmpty { return reference.text }
    var parts = expected.reference.map { ["id: \($0.text)"] } ?? []
    parts += NamedTexts.folded(
      expected.fields.map { ($0.key, ValueWords.text(of: $0.value)) })
    return "{\(parts.joined(separator: ", "))}"
  }

  /// A contact with the keys that the expectation looks at.
  private func text(of contact: CNContact, _ keys: [ContactKey]) -> String {
    let fetched = fetchedContact(contact)
    guard !keys.isEmpty else { return contacts.name(of: fetched.identifier) }
    let values = fetched.availableValues
    let parts = keys.map { key in
      let value =
        fetched.keys.contains(key)
        ? ValueWords.text(of: ObservedValue(key, of: values)) : "(not fetched)"
      return (key, value)
    }
    return "{\(NamedTexts.folded(parts).joined(separator: ", "))}"
  }
}

extension ExpectedContact {
  /// The keys that the entry looks at; none for a name alone.
  fileprivate var shownKeys: [ContactKey] { ContactKeySet(fields.map(\.key)).keys }
}

extension ListClaim<ExpectedContact> {
  /// The keys that any entry looks at; none where one of them is a name alone.
  fileprivate var fieldKeys: [ContactKey] {
    if entries.contains(where: { $0.reference != nil && $0.fields.isEmpty }) { return [] }
    return ContactKeySet(entries.flatMap { $0.fields.map(\.key) }).keys
  }
}

/// Keys and values of a contact on one line.
enum NamedTexts {
  /// The texts with given and family name as one `name`, as scenarios write it.
  static func folded(_ texts: [(key: ContactKey, text: String)]) -> [String] {
    let given = texts.first { $0.key == .givenName }?.text
    let family = texts.first { $0.key == .familyName }?.text
    guard let given, let family, !given.hasPrefix("("), !family.hasPrefix("(") else {
      return texts.map { "\($0.key.name): \($0.text)" }
    }
    let name = [given, family].filter { $0 != "\"\"" }.joined(separator: " ")
    let rest = texts.filter { $0.key != .givenName && $0.key != .familyName }
    return ["name: \(name.isEmpty ? "\"\"" : name)"] + rest.map { "\($0.key.name): \($0.text)" }
  }
}
