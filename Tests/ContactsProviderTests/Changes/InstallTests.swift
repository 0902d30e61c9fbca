import Testing

@testable import ContactsProvider

/// Apps and systems that come and go.
@Suite struct InstallTests {
  @Test func `a new build keeps the decision and the set, and does not run`() throws {
    let phone = try Phone(access: .limited(["ana"]))
    var build = AppDescription()
    build.usageDescription = "Another purpose."
    build.access = .authorized
    phone.device.update(build)
    #expect(phone.device.process(of: phone.app) == nil)
    #expect(phone.device.termination(of: phone.app) == nil)
    #expect(!phone.process.isRunning)
    let again = try phone.relaunched()
    #expect(try again.names() == ["Ana"])
    #expect(phone.rules().contains(.newBuildKeepsDecision))
  }

  @Test func `a build of an app that was not there is a new app`() throws {
    let phone = try Phone(access: .denied)
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    other.access = .limited(["ana"])
    phone.device.update(other)
    #expect(phone.device.status(of: other.bundleIdentifier) == .limited)
    #expect(phone.device.status(of: phone.app) == .denied)
  }

  @Test func `a new build has the purpose text of its own`() throws {
    let phone = try Phone(answer: .allowFull)
    var build = AppDescription()
    build.usageDescription = nil
    phone.device.update(build)
    #expect(throws: ContactsError(.communicationError)) { try phone.relaunched().names() }
    #expect(phone.device.termination(of: phone.app) == .missingUsageDescription)
  }

  @Test func `a system update keeps full access full, and no app runs`() throws {
    let phone = try Phone(access: .authorized, system: "iOS 17")
    #expect(phone.device.updateSystem(.iOS18))
    #expect(phone.device.system == .iOS18)
    #expect(phone.device.configuration.system == .iOS17)
    #expect(!phone.process.isRunning)
    let again = try phone.relaunched()
    #expect(again.process.authorizationStatus() == .authorized)
    #expect(try again.names().count == 3)
    #expect(phone.device.promptCount(of: phone.app) == 0)
    try phone.device.choose(.limited(["ana"]), for: phone.app)
    #expect(try phone.relaunched().names() == ["Ana"])
  }

  @Test func `an update brings what the new system has`() throws {
    let phone = try Phone(system: "iOS 12", answer: .allowLimited(["ben"]))
    #expect(phone.device.updateSystem(.iOS26))
    let again = try phone.relaunched()
    #expect(try again.names() == ["Ben"])
    #expect(again.process.currentHistoryToken != nil)
  }

  @Test func `a device takes later versions of its own system only`() throws {
    let phone = try Phone(access: .limited(["ana"]), system: "iOS 18.2")
    for name in ["iOS 17", "iOS 18", "macOS 26"] {
      let system = try #require(DeviceSystem(name: name))
      #expect(!phone.device.updateSystem(system))
      #expect(phone.device.system.name == "iOS 18.2")
    }
    #expect(phone.process.isRunning)
    #expect(try phone.names() == ["Ana"])
  }

  @Test func `an app in the background runs on and leaves it with its next launch`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.background(phone.app)
    #expect(try phone.names().count == 3)
    let again = try phone.relaunched()
    let told = again.process.listen()
    try phone.add("Eve")
    again.process.waitForAnnouncements()
    #expect(told.count == 1)
    phone.device.quit(phone.app)
    phone.device.background(phone.app)
    phone.device.foreground(phone.app)
  }
}
