import Foundation
import Testing

@testable import ContactsProvider

/// What a history token is worth, and for whom.
@Suite struct HistoryTokenTests {
  @Test func `a token outlives launches and new builds, not a reinstall`() throws {
    let phone = try Phone(access: .authorized)
    let token = phone.process.currentHistoryToken
    try phone.add("Eve")
    #expect(try phone.relaunched().events(since: token) == ["add Eve"])
    phone.device.update(AppDescription())
    #expect(phone.device.process(of: phone.app) == nil)
    #expect(try phone.relaunched().events(since: token) == ["add Eve"])
    phone.device.reinstall(phone.app)
    phone.device.setPerson { _ in .allowFull }
    #expect(
      try phone.relaunched().events(since: token) == [
        "drop", "add Ana", "add Ben", "add Cai", "add Eve",
      ])
  }

  @Test(arguments: [Assumptions.ExpiredToken.dropEverything, .changeHistoryExpired])
  func `an expired token and a made-up one go by the assumption`(
    _ assumed: Assumptions.ExpiredToken
  ) throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.expiredToken = assumed })
    let token = phone.process.currentHistoryToken
    phone.device.expireHistory()
    let madeUp = HistoryToken(data: Data("made up".utf8))
    for (token, error) in [
      (token, ContactsError.Code.changeHistoryExpired), (madeUp, .changeHistoryInvalidAnchor),
    ] {
      if assumed == .dropEverything {
        #expect(try phone.events(since: token) == ["drop", "add Ana", "add Ben", "add Cai"])
      } else {
        #expect(throws: ContactsError(error)) { try phone.events(since: token) }
      }
    }
    #expect(phone.rules().contains(.expiredToken))
    #expect(try phone.events(since: phone.process.currentHistoryToken).isEmpty)
  }

  @Test func `a token is of no use to another app or on another device`() throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.expiredToken = .changeHistoryExpired })
    let token = phone.process.currentHistoryToken
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    other.access = .authorized
    phone.device.install(other)
    let process = try #require(phone.device.launch(other.bundleIdentifier))
    _ = process.currentHistoryToken
    #expect(throws: ContactsError(.changeHistoryInvalidAnchor)) {
      try process.history(HistoryRequest(token: token))
    }
    let elsewhere = try Phone(
      access: .authorized,
      configure: {
        $0.seed = 2
        $0.assumptions.expiredToken = .changeHistoryExpired
      })
    _ = elsewhere.process.currentHistoryToken
    #expect(throws: ContactsError(.changeHistoryInvalidAnchor)) {
      try elsewhere.events(since: token)
    }
  }

  @Test func `the same seed and calls give the same tokens`() throws {
    let tokens = try (0..<2).map { _ in
      let phone = try Phone(access: .authorized)
      try phone.add("Eve")
      return phone.process.currentHistoryToken
    }
    #expect(tokens[0] == tokens[1])
  }
}

extension Phone {
  private init(device: SimulatedDevice, process: AppProcess) {
    self.device = device
    self.process = process
  }

  /// The same phone with the app launched again.
  func relaunched() throws -> Phone {
    guard let process = device.launch(app) else { throw NotInstalled() }
    return Phone(device: device, process: process)
  }
}
