import Foundation
import Testing

@testable import ContactsProvider

/// In a plain program the device's punishments stop the program with their reason.
@Suite struct TrapTests {
  @Test func `reading an unfetched property stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let phone = try Phone(access: .authorized, configure: { $0.faultPolicy = .trap })
      let contact = try phone.process.contact(
        withIdentifier: "ana", keys: RequestedKeys(ContactKeySet(.givenName)))
      _ = contact.familyName
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("A property was not requested when contact was fetched: 'familyName'"))
  }

  @Test func `an unfetched property stops the program after its device is gone too`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func contact() throws -> FetchedContact {
        let phone = try Phone(access: .authorized, configure: { $0.faultPolicy = .trap })
        return try phone.process.contact(
          withIdentifier: "ana", keys: RequestedKeys(ContactKeySet(.givenName)))
      }
      _ = try contact().familyName
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("A property was not requested when contact was fetched: 'familyName'"))
  }

  @Test func `a missing purpose text stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let phone = try Phone(
        configure: { $0.faultPolicy = .trap }, describe: { $0.usageDescription = nil })
      _ = try? phone.names()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSContactsUsageDescription"))
  }

  @Test func `a store that belongs to nobody stops the program and names the remedies`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = AppProcess.requireAmbient()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("AppProcess.bootstrap"))
    #expect(text.contains("withValue"))
  }
}
