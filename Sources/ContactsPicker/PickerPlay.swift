internal import ContactsProvider

/// A picker while the person uses it: what is searched for, ticked and picked.
///
/// A value whose rules are plain mutating functions; nothing here calls an app or a person.
struct PickerPlay: Sendable {
  let sheet: PickerSheet
  var rules: PickerRules
  /// Whether the app may read notes.
  let givesNotes: Bool
  /// What decides whether a tap on a contact picks it, where that counts.
  let selectingContact: PredicateFormat?
  /// What decides whether a tap on a value picks it, where that counts.
  let selectingProperty: PredicateFormat?
  private var search = PickerSearch("")
  private var tickedContacts = Ticks<RecordIdentifier, ContactRecord>()
  private var tickedValues = Ticks<PickedRow.Identity, PickedRow>()
  private var listed: [RecordIdentifier: ContactRecord]?

  init(
    _ sheet: PickerSheet, _ rules: PickerRules, givesNotes: Bool,
    selectingContact: PredicateFormat?, selectingProperty: PredicateFormat?
  ) {
    self.sheet = sheet
    self.rules = rules
    self.givesNotes = givesNotes
    self.selectingContact = selectingContact
    self.selectingProperty = selectingProperty
  }

  /// Plays the gestures of an answer, until one of them closes the picker.
  mutating func play(_ answer: PickerAnswer) -> PickerStep {
    var step = PickerStep.open("the answer has no gesture")
    for (place, gesture) in answer.gestures.enumerated() {
      do throws(PickerMisstep) { step = try play(gesture) } catch {
        return .unfitting(error.explanation)
      }
      if case .open = step { continue }
      let after = answer.gestures.dropFirst(place + 1)
      guard let next = after.first else { return step }
      return .unfitting(
        "The picker is gone after '\(gesture.word)', so '\(next.word)' cannot follow.")
    }
    return step
  }

  private mutating func play(_ gesture: PickerGesture) throws(PickerMisstep) -> PickerStep {
    switch gesture {
    case .search(let text):
      search = PickerSearch(text, isWorking: rules.holds(.pickerSearchFindsNamesAndValues))
      return .open("the person searched for '\(text)'")
    case .open(let contact):
      let record = try row(contact)
      return .open("the person looked at the card of \(title(record))")
    case .tick(let contact): return try toggle(contact)
    case .done: return try done()
    case .choose(let choices): return try choose(choices)
    case .cancel: return .closed(tellsCancel() ? .cancelled : .dismissed)
    case .swipeDown:
      if sheet.request.isPopover {
        throw PickerMisstep("A popover cannot be swiped away. A click beside it is 'cancel'.")
      }
      rules.cite(.swipeDown)
      return .closed(rules.assumptions.swipeDown == .cancels ? .cancelled : .dismissed)
    case .ignore: return .held
    }
  }
}

extension PickerPlay {
  /// Whether the app hears that the person picked nothing.
  private mutating func tellsCancel() -> Bool {
    if sheet.request.isPopover { return !rules.holds(.popoverPicksOne) }
    return rules.holds(.cancelIsTold)
  }
}

// MARK: Contacts

extension PickerPlay {
  private mutating func choose(_ choices: [PickerChoice]) throws(PickerMisstep) -> PickerStep {
    guard !sheet.selection.isPlural else {
      for choice in choices { try tick(choice) }
      return try done()
    }
    guard let choice = choices.first, choices.count == 1 else {
      throw PickerMisstep(
        "This picker takes one choice, and the answer makes \(choices.count). For several the "
          + "delegate needs a method for several.")
    }
    switch choice {
    case .contact(let contact): return try tap(contact)
    case .property(let contact, let key, let value): return try tapValue(contact, key, value)
    }
  }

  /// A tap on a row where one thing is picked.
  private mutating func tap(_ contact: String) throws(PickerMisstep) -> PickerStep {
    let record = try enabledRow(contact)
    guard picksAtOnce(record) else {
      let why = sheet.selection == .nothing ? ": the delegate has no method that takes a pick" : ""
      return .open("a tap on \(title(record)) only opens the card\(why)")
    }
    guard sheet.selection == .contact || sheet.selection == .contactOrProperty else {
      return .open("no delegate method takes the contact \(title(record))")
    }
    return .closed(.contact(handedOver(record)))
  }

  /// Whether a tap on the row picks the contact; otherwise it opens the card.
  private mutating func picksAtOnce(_ record: ContactRecord) -> Bool {
    let usually = sheet.selection == .contact
    guard let selectingContact else { return usually }
    guard rules.holds(.contactPredicateDecides) else { return usually }
    return selectingContact.evaluate(with: sheet.subject(of: record))
  }

  private mutating func toggle(_ contact: String) throws(PickerMisstep) -> PickerStep {
    guard sheet.selection == .contacts else {
      throw PickerMisstep("This picker has nothing to tick: it does not pick several contacts.")
    }
    let record = try enabledRow(contact)
    let isTicked = tickedContacts.contains(record.identifier)
    if isTicked {
      tickedContacts.remove(record.identifier)
    } else {
      try tick(.contact(contact))
    }
    return .open(
      "\(title(record)) is \(isTicked ? "no longer" : "now") ticked, and Done is not tapped")
  }

  private mutating func tick(_ choice: PickerChoice) throws(PickerMisstep) {
    switch (choice, sheet.selection) {
    case (.contact(let contact), .contacts):
      let record = try enabledRow(contact)
      if let selectingContact, !selectingContact.evaluate(with: sheet.subject(of: record)) {
        throw PickerMisstep("\(title(record)) cannot be ticked: a tap only opens the card.")
      }
      tickedContacts.add(record, as: record.identifier)
    case (.property(let contact, let key, let value), .properties):
      let row = try valueRow(contact, key, value)
      guard picks(row) else {
        throw PickerMisstep(
          "'\(row.card.text)' of \(title(row.record)) cannot be ticked: "
            + "predicateForSelectionOfProperty refuses it.")
      }
      tickedValues.add(row, as: row.identity)
    case (.contact, _):
      throw PickerMisstep("This picker picks values: choose {contact, key, value}.")
    case (.property, _):
      throw PickerMisstep("This picker picks contacts, not values of theirs.")
    }
  }

  private mutating func done() throws(PickerMisstep) -> PickerStep {
    guard sheet.selection.isPlural else {
      throw PickerMisstep("This picker has no Done: it does not pick several.")
    }
    let isEmpty = tickedContacts.isEmpty && tickedValues.isEmpty
    if isEmpty, !rules.holds(.doneMayBeEmpty) { return .closed(.cancelled) }
    return sheet.selection == .contacts
      ? .closed(.contacts(tickedContacts.inOrder.map { handedOver($0) }))
      : .closed(.properties(tickedValues.inOrder))
  }

  /// What the app gets for a chosen contact: that contact.
  private mutating func handedOver(_ record: ContactRecord) -> ContactRecord {
    guard !rules.holds(.pickHandsOverWhatWasChosen) else { return record }
    var other: ContactRecord?
    sheet.records.visit { listed in
      if listed.identifier != record.identifier { other = listed }
      return other == nil
    }
    return other ?? record
  }
}

// MARK: Values

extension PickerPlay {
  /// A tap on a value of a card, which a tap on the contact opened.
  private mutating func tapValue(
    _ contact: String, _ key: ContactKey, _ value: PickedValue
  ) throws(PickerMisstep) -> PickerStep {
    let record = try enabledRow(contact)
    if picksAtOnce(record) {
      throw PickerMisstep(
        "A tap on \(title(record)) ends the matter at once, so no card shows '\(key.name)'.")
    }
    let row = try valueRow(contact, key, value)
    guard sheet.selection == .property || sheet.selection == .contactOrProperty else {
      return .open("'\(row.card.text)' was called or written to: no delegate method takes a value")
    }
    guard picks(row) else {
      return .open(
        "'\(row.card.text)' was called or written to: predicateForSelectionOfProperty refuses it")
    }
    return .closed(.property(row))
  }

  private mutating func picks(_ row: PickedRow) -> Bool {
    guard let selectingProperty, rules.holds(.propertyPredicateDecides) else { return true }
    return selectingProperty.evaluate(with: row.subject(for: sheet.predicateKeys))
  }

  private mutating func valueRow(
    _ contact: String, _ key: ContactKey, _ value: PickedValue
  ) throws(PickerMisstep) -> PickedRow {
    let record = try enabledRow(contact)
    if sheet.request.displayedKeys != nil { rules.cite(.displayedKeysLimitCard) }
    let rows = sheet.card(of: record).filter { $0.key == key }
    let fitting = rows.filter { $0.fits(value) }
    guard let row = fitting.first, value != .only || fitting.count == 1 else {
      throw noValue(key, value, rows, record)
    }
    return PickedRow(record: record, card: row)
  }

  private func noValue(
    _ key: ContactKey, _ value: PickedValue, _ rows: [PickerCardRow], _ record: ContactRecord
  ) -> PickerMisstep {
    let name = title(record)
    guard !rows.isEmpty else {
      return PickerMisstep("The card of \(name) shows no '\(key.name)'.")
    }
    let texts = rows.map { "'\($0.text)'" }.joined(separator: ", ")
    if case .only = value {
      return PickerMisstep(
        "The card of \(name) shows \(rows.count) values of '\(key.name)': say which of \(texts).")
    }
    return PickerMisstep("The card of \(name) shows no such '\(key.name)'; it shows \(texts).")
  }
}

// MARK: Rows

extension PickerPlay {
  private mutating func row(_ contact: String) throws(PickerMisstep) -> ContactRecord {
    let identifier = RecordIdentifier(text: contact)
    let listed = listed ?? allListed()
    self.listed = listed
    guard let record = listed[identifier] else {
      throw PickerMisstep("The picker lists no contact with the identifier '\(contact)'.")
    }
    guard search.finds(record.values) else {
      throw PickerMisstep("\(title(record)) is not listed while '\(search.text)' is searched for.")
    }
    return record
  }

  private mutating func enabledRow(_ contact: String) throws(PickerMisstep) -> ContactRecord {
    let record = try row(contact)
    if sheet.enabling != nil { rules.cite(.enablingPredicateGreys) }
    guard sheet.row(record).isEnabled else {
      throw PickerMisstep(
        "\(title(record)) is greyed and cannot be chosen: predicateForEnablingContact refuses it.")
    }
    return record
  }

  private func allListed() -> [RecordIdentifier: ContactRecord] {
    var listed: [RecordIdentifier: ContactRecord] = [:]
    listed.reserveCapacity(sheet.count)
    sheet.records.visit { record in
      for identity in record.identities { listed[identity] = record }
      return true
    }
    return listed
  }

  private func title(_ record: ContactRecord) -> String {
    sheet.displayName.rowTitle(of: record.values)
  }
}
