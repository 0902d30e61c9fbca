import Foundation
import SimulatedContacts

extension CNContactStore {
  /// Fetches all contacts, sorted by given name, away from the main thread.
  ///
  /// - Parameters:
  ///   - keys: What has to be known of each contact.
  ///   - make: Makes what the app keeps of a contact; nil leaves the contact out.
  @concurrent
  static func people<Person: Sendable>(
    knowing keys: [String], _ make: @Sendable (CNContact) -> Person?
  ) async throws -> [Person] {
    let request = CNContactFetchRequest(keysToFetch: keys as [CNKeyDescriptor])
    request.sortOrder = .givenName
    var people: [Person] = []
    try CNContactStore().enumerateContacts(with: request) { contact, _ in
      if let person = make(contact) { people.append(person) }
    }
    return people
  }
}
