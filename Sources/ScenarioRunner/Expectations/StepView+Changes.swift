internal import ContactsProvider

extension StepView {
  func notified(_ claim: NumberClaim) -> Verdict {
    let count = app.observer?.count ?? 0
    let actual = app.observer == nil ? "0, as the app does not listen" : "\(count)"
    return Verdict(
      claim.holds(for: count), expected: ValueWords.text(of: claim), actual: actual)
  }

  func events(_ claim: ListClaim<ExpectedEvent>) -> Verdict {
    result(outcome.events) { events in
      let comparison = ListComparison<ExpectedEvent, ObservedEvent>(
        matches: fits, expectedText: text, actualText: { event, _ in text(of: event) })
      return comparison.verdict(claim, events, isOrdered: true)
    }
  }

  private func fits(_ expected: ExpectedEvent, _ event: ObservedEvent) -> Bool {
    switch (expected, event) {
    case (.dropEverything, .dropEverything): true
    case (.addContact(let contact), .addContact(let found)),
      (.updateContact(let contact), .updateContact(let found)),
      (.deleteContact(let contact), .deleteContact(let found)):
      isContact(contact, found)
    case (.addGroup(let group), .addGroup(let found)),
      (.updateGroup(let group), .updateGroup(let found)),
      (.deleteGroup(let group), .deleteGroup(let found)):
      isGroup(group, found)
    case (.addMember(let contact, let group), .addMember(let found, let parent)),
      (.removeMember(let contact, let group), .removeMember(let found, let parent)):
      isContact(contact, found) && isGroup(group, parent)
    default: false
    }
  }

  private func isContact(_ contact: ContactReference, _ identifier: String) -> Bool {
    person(contact) == contacts.person(of: RecordIdentifier(text: identifier))
  }

  private func isGroup(_ group: GroupReference, _ identifier: String) -> Bool {
    contacts.groups.known(group.text) == identifier
  }

  private func text(of event: ExpectedEvent) -> String {
    switch event {
    case .dropEverything: "dropEverything"
    case .addContact(let contact): "addContact: \(contact.text)"
    case .updateContact(let contact): "updateContact: \(contact.text)"
    case .deleteContact(let contact): "deleteContact: \(contact.text)"
    case .addGroup(let group): "addGroup: \(group.text)"
    case .updateGroup(let group): "updateGroup: \(group.text)"
    case .deleteGroup(let group): "deleteGroup: \(group.text)"
    case .addMember(let contact, let group):
      "addMember: {contact: \(contact.text), group: \(group.text)}"
    case .removeMember(let contact, let group):
      "removeMember: {contact: \(contact.text), group: \(group.text)}"
    }
  }

  /// An event in the words in which a scenario writes it.
  func text(of event: ObservedEvent) -> String {
    switch event {
    case .dropEverything: "dropEverything"
    case .addContact(let contact): "addContact: \(contacts.name(of: contact))"
    case .updateContact(let contact): "updateContact: \(contacts.name(of: contact))"
    case .deleteContact(let contact): "deleteContact: \(contacts.name(of: contact))"
    case .addGroup(let group): "addGroup: \(contacts.name(of: group))"
    case .updateGroup(let group): "updateGroup: \(contacts.name(of: group))"
    case .deleteGroup(let group): "deleteGroup: \(contacts.name(of: group))"
    case .addMember(let contact, let group): "addMember: \(text("contact", contact, group))"
    case .removeMember(let contact, let group): "removeMember: \(text("contact", contact, group))"
    case .addSubgroup(let subgroup, let group): "addSubgroup: \(text("subgroup", subgroup, group))"
    case .removeSubgroup(let subgroup, let group):
      "removeSubgroup: \(text("subgroup", subgroup, group))"
    }
  }

  private func text(_ kind: String, _ part: String, _ group: String) -> String {
    "{\(kind): \(contacts.name(of: part)), group: \(contacts.name(of: group))}"
  }
}
