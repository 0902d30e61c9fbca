import ContactsProvider
import ContactsTesting
import Foundation
import SimulatedContacts
import Testing

struct ExitTests {
  @Test
  func `A device that traps ends the program as the phone ends the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try withDevice(access: .authorized, faults: .trap) { _ in
        let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]
        let kate = try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: keys)
        print(kate[0].phoneNumbers)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("A property was not requested when contact was fetched: 'phoneNumbers'"))
  }

  @Test
  func `A store in an operation queue does not know its app where several run`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await withDevice { _ in
        try await withDevice { _ in
          await withCheckedContinuation { continuation in
            OperationQueue().addOperation { @Sendable in
              _ = CNContactStore()
              continuation.resume()
            }
          }
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("No app runs here, or several do"))
    #expect(text.contains("AppProcess.$current.withValue(process)"))
  }

  @Test
  func `A store in a thread does not know its app where several run`() async throws {
    await #expect(processExitsWith: .failure) {
      try await withDevice { _ in
        try await withDevice { _ in
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              _ = CNContactStore()
              continuation.resume()
            }
          }
        }
      }
    }
  }

  @Test
  func `A store in an operation queue takes the only app that runs`() async {
    await #expect(processExitsWith: .success) {
      try await withDevice(access: .authorized) { device in
        await withCheckedContinuation { continuation in
          OperationQueue().addOperation { @Sendable in
            _ = try? fetchedNames()
            continuation.resume()
          }
        }
        guard device.exposed.names.count == 6 else { exit(EXIT_FAILURE) }
      }
    }
  }
}
