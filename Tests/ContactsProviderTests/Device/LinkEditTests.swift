import Testing

@testable import ContactsProvider

@Suite("Edits of linked cards")
struct LinkEditTests {
  @Test("get each what is changed of it through the contact, and what is new goes to the first")
  func editsReachCards() throws {
    let phone = try Phone.withLinks()
    var values = try phone.joined("ana").availableValues
    values.jobTitle = "Chef"
    values.familyName = "Berg"
    values.departmentName = "Kitchen"
    values.phoneNumbers[1].value = "+1 555 010 0009"
    values.emailAddresses.append(LabeledValue(label: nil, value: "ana@home.example"))
    try phone.save(
      .update(
        identifier: try phone.joined("ana").identifierText,
        keys: [
          ContactKeySet(.jobTitle), .name, ContactKeySet(.departmentName),
          ContactKeySet(.phoneNumbers), ContactKeySet(.emailAddresses),
        ], values: values))
    let (ana, anna) = (phone.card("ana"), phone.card("anna"))
    #expect(ana.familyName == "Berg" && anna.familyName == "")
    #expect(ana.jobTitle == "" && anna.jobTitle == "Chef")
    #expect(ana.departmentName == "Kitchen")
    #expect(ana.phoneNumbers.map(\.value) == ["+1 555 010 0001"])
    #expect(anna.phoneNumbers.map(\.value) == ["+1 555 010 0001", "+1 555 010 0009"])
    #expect(ana.emailAddresses.map(\.value) == ["ana@home.example"])
    #expect(anna.emailAddresses.map(\.value) == ["anna@work.example"])
  }

  @Test("lose what shows once and is removed, each of them")
  func removalsReachEveryCard() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana")
    var values = joined.availableValues
    values.phoneNumbers.removeFirst()
    values.organizationName = ""
    try phone.save(
      .update(
        identifier: joined.identifierText,
        keys: [ContactKeySet(.phoneNumbers), ContactKeySet(.organizationName)], values: values))
    #expect(try phone.joined("ana").phoneNumbers.map(\.value) == ["+1 555 010 0002"])
    #expect(try phone.joined("ana").organizationName == "")
    #expect(phone.card("anna").phoneNumbers.map(\.label) == ["work"])
  }

  @Test("that cannot be written fail an edit that reaches them, and no card changes")
  func readOnlyCards() throws {
    let phone = try Phone.withLinks { $0.accounts[1].isReadOnly = true }
    let joined = try phone.joined("ana")
    var values = joined.availableValues
    values.familyName = "Berg"
    values.jobTitle = "Chef"
    let error = ContactsError(.recordNotWritable, affectedIdentifiers: ["anna"])
    #expect(throws: error) {
      try phone.save(
        .update(
          identifier: joined.identifierText, keys: [.name, ContactKeySet(.jobTitle)],
          values: values))
    }
    #expect(throws: error) { try phone.save(.delete(identifier: joined.identifierText)) }
    #expect(phone.card("ana").familyName == "")
    try phone.save(.update(identifier: joined.identifierText, keys: .name, values: values))
    #expect(phone.card("ana").familyName == "Berg")
    #expect(phone.device.contacts.count == 4)
  }

  @Test("go together where the contact is deleted, one by one where a card is")
  func deleting() throws {
    let phone = try Phone.withLinks()
    try phone.save(.delete(identifier: try phone.joined("ana").identifierText))
    #expect(phone.device.contacts.map(\.identifierText) == ["ben", "cai"])
    let other = try Phone.withLinks()
    try other.save(.delete(identifier: "ana"))
    #expect(try other.joined("anna").identifierText == "anna")
    #expect(try other.names(nil, sortedBy: .givenName) == ["Anna", "Ben", "Cai"])
  }

  @Test("join the group of their account")
  func membersOfJoinedContacts() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana").identifierText
    let colleagues = phone.identifier("Colleagues")
    try phone.save(.addMember(contact: joined, group: colleagues))
    #expect(phone.members("Colleagues") == ["Anna"])
    #expect(try phone.names(.group(colleagues)) == ["Ana"])
    try phone.save(.removeMember(contact: joined, group: phone.identifier("Friends")))
    #expect(phone.members("Friends") == ["Ben"])
  }

  @Test("are linked and parted by the person, whole or not at all")
  func personLinks() throws {
    let phone = try Phone.withLinks()
    try phone.device.edit([.link(["ben", "anna"])])
    #expect(try phone.names(nil) == ["Ana", "Cai"])
    #expect(throws: ContactsError(.recordDoesNotExist, affectedIdentifiers: ["nobody"])) {
      try phone.device.edit([
        .unlink("ana"), .link(["cai", "ben"]), .delete(identifier: "ben"),
        .link(["cai", "nobody"]),
      ])
    }
    #expect(try phone.names(nil) == ["Ana", "Cai"])
    try phone.device.edit([.unlink("anna")])
    #expect(try phone.names(nil) == ["Ana", "Cai", "Anna"])
    try phone.device.edit([.unlink(try phone.joined("ben").identifierText)])
    #expect(try phone.names(nil) == ["Ana", "Ben", "Cai", "Anna"])
  }

  @Test("stay linked where the deletion of one is taken back")
  func undoneDeletion() throws {
    let phone = try Phone.withLinks()
    #expect(
      ContactsError.Code {
        try phone.save(.delete(identifier: "ana"), .delete(identifier: "nobody"))
      } == .recordDoesNotExist)
    #expect(try phone.names(nil) == ["Ana", "Ben", "Cai"])
    #expect(try phone.names(.group(phone.identifier("Friends"))) == ["Ana", "Ben"])
  }

  @Test("by the person go the same way, and what is new gets an identity")
  func personEditsJoinedContacts() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana").identifierText
    var values = try phone.joined("ana").availableValues
    values.jobTitle = "Chef"
    values.urlAddresses = [LabeledValue(label: nil, value: "https://ana.example")]
    try phone.device.edit([
      .update(
        identifier: joined, keys: [ContactKeySet(.jobTitle), ContactKeySet(.urlAddresses)],
        values: values)
    ])
    #expect(phone.card("anna").jobTitle == "Chef")
    let entry = try #require(phone.card("ana").urlAddresses.first)
    #expect(entry.identifier != .unset)
    try phone.device.edit([.delete(identifier: joined)])
    #expect(phone.device.contacts.map(\.identifierText) == ["ben", "cai"])
  }
}
