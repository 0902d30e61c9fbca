import Testing

@testable import ContactsProvider

@Suite struct SettingsTests {
  @Test func `a change of access ends a running app, each way`() throws {
    let changes: [(Access, SettingsChoice)] = [
      (.denied, .authorized), (.authorized, .denied), (.authorized, .limited(["ana"])),
      (.limited([]), .authorized), (.limited([]), .denied), (.denied, .limited(nil)),
    ]
    for (access, choice) in changes {
      let phone = try Phone(access: access)
      try phone.device.choose(choice, for: phone.app)
      #expect(!phone.process.isRunning, "\(access) to \(choice)")
      #expect(phone.device.termination(of: phone.app) == .privacySettingsChanged)
      #expect(throws: ContactsError(.communicationError)) { try phone.names() }
    }
  }

  @Test func `choosing what was chosen changes nothing and ends nobody`() throws {
    let phone = try Phone(access: .denied)
    try phone.device.choose(.denied, for: phone.app)
    #expect(phone.process.isRunning)
  }

  @Test func `on the Mac a change in Settings lets the app go on`() throws {
    let phone = try Phone(access: .denied, system: "macOS 15")
    try phone.device.choose(.authorized, for: phone.app)
    #expect(try phone.names().count == 3)
  }

  @Test func `editing the shared set lets the app go on unless the switch says otherwise`() throws {
    let phone = try Phone(access: .limited(["ana", "ben"]))
    try phone.device.share(["cai"], with: phone.app)
    #expect(try phone.names() == ["Cai"])

    let strict = try Phone(
      access: .limited(["ana"]), configure: { $0.assumptions.selectionChangeEndsApp = true })
    try strict.device.share(["cai"], with: strict.app)
    #expect(!strict.process.isRunning)
  }

  @Test func `what the person cannot do in Settings is refused with the reason`() throws {
    let fresh = try Phone()
    #expect(throws: SettingsRefusal.noRow) {
      try fresh.device.choose(.authorized, for: fresh.app)
    }
    let restricted = try Phone(access: .authorized, configure: { $0.isRestricted = true })
    #expect(throws: SettingsRefusal.restricted) {
      try restricted.device.choose(.denied, for: restricted.app)
    }
    let old = try Phone(access: .authorized, system: "iOS 17")
    #expect(throws: SettingsRefusal.notOnThisSystem) {
      try old.device.choose(.limited([]), for: old.app)
    }
    #expect(throws: SettingsRefusal.notOnThisSystem) {
      try old.device.share(["ana"], with: old.app)
    }
  }

  @Test func `the set that was shared before comes back with limited access`() throws {
    let phone = try Phone(access: .limited(["ben"]))
    try phone.device.choose(.denied, for: phone.app)
    try phone.device.choose(.limited(nil), for: phone.app)
    let process = try #require(phone.device.launch(phone.app))
    #expect(try process.contacts(FetchRequest(keys: RequestedKeys(.name))).count == 1)
  }

  @Test func `a reset forgets decision and set, and the next call asks`() throws {
    let phone = try Phone(access: .limited(["ben"]), answer: .allowLimited(["ana"]))
    phone.device.privacy(.reset, .all)
    #expect(phone.device.status(of: phone.app) == .notDetermined)
    #expect(!phone.process.isRunning)
    let process = try #require(phone.device.launch(phone.app))
    let names = try process.contacts(FetchRequest(keys: RequestedKeys(.name))).map(\.givenName)
    #expect(names == ["Ana"])
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test func `tools set access without a prompt`() throws {
    let expectations: [(PrivacyAction, PrivacyService, AuthorizationState)] = [
      (.grant, .contacts, .authorized), (.grant, .contactsLimited, .limited),
      (.grant, .all, .authorized), (.revoke, .contacts, .denied), (.revoke, .all, .denied),
    ]
    for (action, service, status) in expectations {
      let phone = try Phone()
      phone.device.privacy(action, service)
      #expect(phone.device.status(of: phone.app) == status)
      #expect(phone.device.promptCount(of: phone.app) == 0)
    }
  }

  @Test func `a restriction hides the decision and lifting it brings it back`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.setRestricted(true)
    #expect(phone.device.status(of: phone.app) == .restricted)
    #expect(!phone.process.isRunning)
    phone.device.setRestricted(false)
    #expect(phone.device.status(of: phone.app) == .authorized)
  }

  @Test func `a reinstall forgets the decision, or keeps it where the switch says so`() throws {
    for (outcome, status) in [
      (Assumptions.Reinstall.forgets, AuthorizationState.notDetermined), (.remembers, .limited),
    ] {
      let phone = try Phone(
        access: .limited(["ana"]), configure: { $0.assumptions.reinstall = outcome })
      phone.device.reinstall(phone.app)
      #expect(phone.device.status(of: phone.app) == status)
      #expect(phone.device.process(of: phone.app) == nil)
    }
  }

  @Test func `one app's access tells nothing about another's`() throws {
    let phone = try Phone(access: .authorized)
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    phone.device.install(other)
    let process = try #require(phone.device.launch(other.bundleIdentifier))
    #expect(process.authorizationStatus() == .notDetermined)
    phone.device.privacy(.revoke, app: other.bundleIdentifier)
    #expect(phone.process.isRunning)
    #expect(phone.process.authorizationStatus() == .authorized)
  }
}
