import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

private final class FixedStore: CNContactStore {
  override class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .restricted
  }

  override func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  override func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }

  override func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stop = ObjCBool(false)
    block(FixedContact(), &stop)
  }

  override func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.policyViolation) }
}

private final class FixedContact: CNContact {
  override var givenName: String { "Fixed" }
}

private final class CountingRequest: CNSaveRequest {
  var count = 0

  override func add(
    _ contact: CNMutableContact, toContainerWithIdentifier identifier: String?
  ) {
    count += 1
    super.add(contact, toContainerWithIdentifier: identifier)
  }
}

/// What an app asks of a store, so that tests can put another in its place.
private protocol ContactReading {
  func requestAccess(for entityType: CNEntityType) async throws -> Bool
  func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
}

extension CNContactStore: ContactReading {}

@Suite("Subclasses that apps write for their tests")
struct SubclassTests {
  @Test("take the place of the store's answers")
  func store() async throws {
    try await AppRun(.denied).carryOut {
      let store: any ContactReading = FixedStore()
      let granted = try await store.requestAccess(for: .contacts)
      #expect(granted)
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { contact, _ in
        #expect(contact.givenName == "Fixed")
        #expect(contact.value(forKey: CNContactGivenNameKey) as? String == "Fixed")
      }
      #expect(FixedStore.authorizationStatus(for: .contacts) == .restricted)
      #expect(throws: CNError.self) { try FixedStore().execute(CNSaveRequest()) }
    }
  }

  @Test("of a save request can count")
  func request() {
    let request = CountingRequest()
    request.add(CNMutableContact(), toContainerWithIdentifier: nil)
    #expect(request.count == 1)
  }
}
