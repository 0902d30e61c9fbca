import ContactsProvider
import ContactsTesting
import SimulatedContacts
import Testing

/// Fetches given names and phone numbers, and reads the numbers of the contacts with a name.
private func readNumbers(of name: String) throws {
  let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]
  let request = CNContactFetchRequest(keysToFetch: keys)
  try CNContactStore().enumerateContacts(with: request) { contact, _ in
    if contact.givenName == name { _ = contact.phoneNumbers }
  }
}

struct ExposureTests {
  @Test(.device(access: .authorized, contacts: ["Kate Bell", "Ben Beta"]))
  func `What reached the app and what it read are told by name`() throws {
    let device = try TestDevice.current
    #expect(device.exposed.isEmpty)
    try readNumbers(of: "Kate")
    #expect(
      device.exposed == [
        "Kate Bell": [.givenName, .phoneNumbers], "Ben Beta": [.givenName, .phoneNumbers],
      ])
    #expect(device.read == ["Kate Bell": [.givenName, .phoneNumbers], "Ben Beta": [.givenName]])
    #expect(device.exposed["Kate Bell"] == [.phoneNumbers, .givenName])
    #expect(device.exposed["Nobody"] == [])
    #expect(device.exposed.names == ["Ben Beta", "Kate Bell"])
    #expect(
      device.exposed == Exposure(of: ["Ben Beta", "Kate Bell"], [.givenName, .phoneNumbers]))
  }

  @Test
  func `An exposure reads as it is written, in one order`() {
    let exposure: Exposure = [
      "Kate Bell": [.phoneNumbers, .givenName], "Ann": [.note], "Bo": [.dates], "Cai": [.note],
    ]
    #expect(
      "\(exposure)" == """
        ["Ann": [.note], "Bo": [.dates], "Cai": [.note], "Kate Bell": [.givenName, .phoneNumbers]]
        """)
    #expect("\([:] as Exposure)" == "nothing")
    #expect(["Ann": []] as Exposure == [:])
  }

  @Test(
    .device(
      access: .authorized,
      contacts: [
        .person("Ann Alpha", identifier: "first"), .person("Ann Alpha", identifier: "second"),
      ]))
  func `Contacts that share a name are told apart by identifier`() throws {
    let device = try TestDevice.current
    try readNumbers(of: "")
    #expect(device.exposed.names == ["Ann Alpha (first)", "Ann Alpha (second)"])
  }

  @Test(.device(access: .authorized, contacts: ["Kate Bell"]))
  func `A contact that was deleted keeps its name`() throws {
    let device = try TestDevice.current
    try readNumbers(of: "Kate")
    try device.simulation.edit([.delete(identifier: device.contact("Kate Bell").identifierText)])
    #expect(device.contacts == [])
    #expect(device.exposed.names == ["Kate Bell"])
  }
}
