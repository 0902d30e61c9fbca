import Testing

@testable import ContactsProvider

@Suite("Saves that fail at their end")
struct SaveUndoTests {
  @Test(
    "leave cards, groups, links, look-ups and shared sets as they were", arguments: UInt64(1)...8)
  func everythingComesBack(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let isLimited = seed % 3 == 0
    let phone = try Phone.withAccounts(
      access: isLimited ? .limited(["ana", "ben", "dia"]) : .authorized, system: "iOS 26"
    ) { configuration in
      configuration.contacts[3].linkedWith = 0
      configuration.contacts[4].linkedWith = 1
    }
    for _ in 0..<12 {
      let before = try picture(of: phone)
      let operations = (0..<Int.random(in: 1...8, using: &numbers)).map { _ in
        operation(on: phone, &numbers)
      }
      let failing = SaveOperation.delete(identifier: "nobody")
      #expect(throws: ContactsError.self) {
        try phone.process.save(SaveRequest(operations: operations + [failing]))
      }
      #expect(try picture(of: phone) == before)
      _ = try? phone.process.save(SaveRequest(operations: operations))
    }
  }

  /// Everything that can be seen of a phone, by the app and from outside.
  private func picture(of phone: Phone) throws -> [String] {
    var lines = phone.device.contacts.map { "\($0.identifierText) \($0.account) \($0.values)" }
    lines += phone.device.groups.map { "\($0)" }
    lines += phone.device.unifiedContacts.map { "\($0.identifierText) \($0.values)" }
    lines += phone.device.reachableContacts(of: phone.app).map(\.identifierText)
    for order in [ContactSortOrder.givenName, .familyName] {
      lines += try phone.fetch(nil, sortedBy: order).map(\.identifierText)
    }
    for name in ["Ana", "New", "Eve"] { lines += try phone.names(.name(name)) }
    for account in phone.device.containers {
      lines += try phone.names(.container(account.identifier.uuidText))
    }
    for group in phone.device.groups {
      lines += try phone.names(.group(group.identifier.uuidText))
    }
    return lines
  }

  private func operation(on phone: Phone, _ numbers: inout SeededNumbers) -> SaveOperation {
    let contacts = (phone.device.contacts + phone.device.unifiedContacts).map(\.identifierText)
    let contact = contacts.randomElement(using: &numbers) ?? "nobody"
    let groups = phone.device.groups.map(\.identifier.uuidText)
    let group = groups.randomElement(using: &numbers) ?? "nobody"
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: return .add(phone.process.makeIdentifier(), .named("New"), isFromStore: false)
    case 1: return .delete(identifier: contact)
    case 2, 3: return .update(identifier: contact, keys: .name, values: .named("Eve"))
    case 4: return .addGroup(phone.process.makeIdentifier(), name: "G", isFromStore: false)
    case 5: return .deleteGroup(identifier: group)
    case 6: return .updateGroup(identifier: group, name: "Renamed")
    case 7: return .removeMember(contact: contact, group: group)
    default: return .addMember(contact: contact, group: group)
    }
  }
}
