import ContactsTesting
import SampleApps
import SimulatedContacts
import XCTest

/// XCTest has no traits: there `withDevice` gives the device, and throws what went wrong.
final class PlainTests: XCTestCase {
  func testADeviceForAsynchronousCode() async throws {
    try await withDevice(person: .answers(.allowFull)) { device in
      let granted = try await CNContactStore().requestAccess(for: .contacts)
      XCTAssertTrue(granted)
      XCTAssertEqual(device.promptCount, 1)
    }
  }

  func testADeviceForSynchronousCodeWaitsForTheMainQueue() throws {
    var device: TestDevice?
    try withDevice(access: .authorized, contacts: ["Mira Solberg"]) { scoped in
      device = scoped
      DispatchQueue.main.async { _ = try? fetchedNames() }
      XCTAssertTrue(scoped.exposed.isEmpty)
    }
    XCTAssertEqual(device?.exposed, ["Mira Solberg": [.givenName]])
  }

  func testFaultsAreThrown() {
    let line = #line + 1
    XCTAssertThrowsError(try withDevice { _ in _ = try? fetchedNames() }) { error in
      XCTAssertEqual((error as? DeviceFault)?.reasons.count, 1)
      XCTAssertTrue("\(error)".contains("PlainTests.swift:\(line): "), "\(error)")
      XCTAssertTrue("\(error)".contains("Nobody answered the prompt"), "\(error)")
    }
  }

  func testTheRefusalIsTold() async throws {
    try await withDevice(access: .denied) { device in
      let model = await ContactListModel()
      await model.load()
      let state = await model.state
      XCTAssertEqual(state, .denied)
    }
  }
}
