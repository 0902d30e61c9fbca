import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

/// The contact code of a newer app, as such apps write it: the main actor and tasks.
@MainActor
private final class ModernScreen {
  private let store = CNContactStore()
  private(set) var names: [String] = []
  private(set) var error: CNError.Code?

  func load() {
    Task {
      do {
        guard try await store.requestAccess(for: .contacts) else { return }
        names = try await fetchNames()
      } catch let error as CNError {
        self.error = error.code
      } catch {}
    }
  }

  private nonisolated func fetchNames() async throws -> [String] {
    let store = CNContactStore()
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
    return names
  }
}

/// An actor that keeps a store to itself.
private actor ContactReader {
  private let store = CNContactStore()

  func names() async throws -> [String] {
    try await store.requestAccess(for: .contacts)
    let predicate = CNContact.predicateForContacts(withIdentifiers: ["ana", "ben"])
    return try store.unifiedContacts(
      matching: predicate, keysToFetch: [CNContactGivenNameKey as NSString]
    ).map { $0.givenName }
  }
}

@Suite("An app's own code in Swift 6 mode")
struct ModernClientTests {
  @Test("loads on the main actor", arguments: [true, false])
  @MainActor func screen(isAllowed: Bool) async throws {
    let run = try AppRun(.notDetermined, person: { _ in isAllowed ? .allowFull : .deny })
    let screen = run.perform { ModernScreen() }
    run.perform { screen.load() }
    #expect(await run.settled())
    #expect(screen.names == (isAllowed ? ["Ana", "Ben"] : []))
    #expect(screen.error == (isAllowed ? nil : .authorizationDenied))
  }

  @Test("loads in an actor")
  func reader() async throws {
    let run = try AppRun(.notDetermined, person: { _ in .allowLimited(["ben"]) })
    let names = try await run.carryOut { try await ContactReader().names() }
    #expect(names == ["Ben"])
  }
}
