internal import ContactsPicker
internal import ContactsProvider

extension PlannedAnswer.Choice {
  /// The answer as the person makes it in a picker; nil where it is for something else.
  func gesture(_ contacts: KnownContacts) throws(StepProblem) -> PickerGesture? {
    switch self {
    case .search(let text): .search(text)
    case .open(let contact): .open(contact: try contacts.listed(contact).identifierText)
    case .tick(let contact): .tick(contact: try contacts.listed(contact).identifierText)
    case .done: .done
    case .choose(let choices): .choose(try Self.choices(choices, contacts))
    case .cancel: .cancel
    case .swipeDown: .swipeDown
    case .ignore: .ignore
    case .deny, .allowFull, .allowLimited, .cancelSelection, .continue, .tap, .obscuredTap, .select,
      .change:
      nil
    }
  }

  private static func choices(
    _ planned: [PlannedChoice], _ contacts: KnownContacts
  ) throws(StepProblem) -> [PickerChoice] {
    var choices: [PickerChoice] = []
    for choice in planned {
      switch choice {
      case .contact(let contact):
        choices.append(.contact(try contacts.listed(contact).identifierText))
      case .value(let chosen):
        let record = try contacts.listed(chosen.contact)
        choices.append(
          .property(
            contact: record.identifierText, key: chosen.key, value: chosen.value(in: record)))
      }
    }
    return choices
  }
}

extension KnownContacts {
  /// The contact of a name, which a picker can list as long as it is stored.
  fileprivate func listed(_ contact: ContactReference) throws(StepProblem) -> ContactRecord {
    if let record = record(withIdentifier: try identifier(of: contact)) { return record }
    throw StepProblem(
      "'\(contact.text)' is not listed: the contact was deleted", at: contact.span)
  }
}

extension PlannedChoice.Value {
  /// The value as a card shows it; one of several parts is looked up among the contact's own.
  fileprivate func value(in record: ContactRecord) -> PickedValue {
    switch value {
    case nil: return .only
    case .text(let text): return .text(text)
    case .some(let value):
      let text = PickedValue.text(ValueWords.text(of: value))
      guard case .parts = value else { return text }
      return record.values.entryIdentifier(of: key) { value.fits($0) }.map { .entry($0) } ?? text
    }
  }
}

extension ContactValues {
  /// The identity of the first entry under a key whose value fits.
  fileprivate func entryIdentifier(
    of key: ContactKey, where fits: (EntryValue) -> Bool
  ) -> RecordIdentifier? {
    func first<Value: PartedValue>(_ entries: [LabeledValue<Value>]) -> RecordIdentifier? {
      entries.first { fits(.parts($0.value.parts)) }?.identifier
    }
    switch key.field {
    case .postalAddresses(let place): return first(self[keyPath: place])
    case .socialProfiles(let place): return first(self[keyPath: place])
    case .instantMessageAddresses(let place): return first(self[keyPath: place])
    default: return nil
    }
  }
}
