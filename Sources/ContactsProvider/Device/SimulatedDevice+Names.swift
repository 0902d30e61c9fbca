// Contacts by the texts that scripts and tests call them.
extension SimulatedDevice {
  /// The contacts that have a text as identifier or full name, in stored order.
  package func contacts(called text: String) -> [ContactRecord] {
    let display = displayName
    return contacts.filter { record in
      record.identifierText == text || display.fullName(of: record.values) == text
    }
  }

  /// The full name of a record, else its identifier.
  package func name(of record: ContactRecord) -> String {
    displayName.fullName(of: record.values) ?? record.identifierText
  }
}
