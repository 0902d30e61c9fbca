import ContactsProvider
import ContactsTesting
import Testing

struct AccessStateTests {
  @Test
  func `There are six states, each with a name of its own`() {
    #expect(
      AccessState.allCases.map(\.testDescription) == [
        "notDetermined", "restricted", "denied", "limited to the first contact",
        "limited to nobody", "authorized",
      ])
    #expect(
      AccessState.limited(to: ["Kate Bell", "x1"]).testDescription == "limited to Kate Bell, x1")
  }

  @Test(
    arguments: zip(
      AccessState.allCases,
      [AuthorizationState.notDetermined, .restricted, .denied, .limited, .limited, .authorized]))
  func `The app is told the state that the test wants`(
    access: AccessState, status: AuthorizationState
  ) throws {
    try withDevice(access: access) { device in
      #expect(device.status == status)
      #expect(device.promptCount == 0)
    }
  }

  @Test
  func `Limited access shares the first contact, or those that are named`() throws {
    try withDevice(access: .limitedToSome) { #expect($0.sharedContacts == ["Kate Bell"]) }
    try withDevice(access: .limitedToNobody) { #expect($0.sharedContacts == []) }
    try withDevice(access: .limited(to: ["David Taylor", "Kate Bell"])) { device in
      #expect(device.sharedContacts == ["Kate Bell", "David Taylor"])
    }
    try withDevice(
      access: .limited(to: ["second"]),
      contacts: [
        .person("Ann Alpha", identifier: "first"), .person("Ann Alpha", identifier: "second"),
      ]
    ) { device in
      #expect(device.sharedContacts == ["Ann Alpha"])
      let second = try device.contact("second")
      #expect(second.identifierText == "second")
    }
  }

  @Test
  func `A contact that is not there is an error that lists those that are`() {
    #expect(throws: DeviceSetupError.unknownContact("Kate", names: ["Kate Bell", "Ben Beta"])) {
      try withDevice(access: .limited(to: ["Kate"]), contacts: ["Kate Bell", "Ben Beta"]) { _ in }
    }
    let error = DeviceSetupError.unknownContact("Kate", names: ["Kate Bell", "Ben Beta"])
    #expect(
      "\(error)" == """
        No contact has the full name or identifier 'Kate'. The contacts are Kate Bell, Ben Beta.
        """)
    #expect(throws: DeviceSetupError.ambiguousContact("Ann Alpha", count: 2)) {
      try withDevice(access: .limited(to: ["Ann Alpha"]), contacts: ["Ann Alpha", "Ann Alpha"]) {
        _ in
      }
    }
    #expect(throws: DeviceSetupError.nobodyToShare) {
      try withDevice(access: .limitedToSome, contacts: .none) { _ in }
    }
    #expect(throws: DeviceSetupError.noLimitedAccess("iOS 17")) {
      try withDevice(access: .limitedToNobody, system: .iOS17) { _ in }
    }
    #expect(throws: DeviceSetupError.duplicateIdentifier("x")) {
      try withDevice(contacts: [.person("A", identifier: "x"), .person("B", identifier: "x")]) {
        _ in
      }
    }
  }

  @Test
  func `A long list of names is cut short`() {
    let names = (1...20).map { "P\($0)" }
    let text = "\(DeviceSetupError.unknownContact("X", names: names))"
    #expect(text.hasSuffix("P7, P8 and 12 more."))
  }
}
