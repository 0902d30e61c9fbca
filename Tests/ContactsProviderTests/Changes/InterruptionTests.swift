import Testing

@testable import ContactsProvider

/// Enumerations that end half-way.
@Suite struct InterruptionTests {
  /// The names that an enumeration gives, and the error that it ends with.
  private func enumerate(
    _ phone: Phone, stopAfter: Int? = nil
  ) -> (names: [String], error: ContactsError?) {
    var names: [String] = []
    do throws(ContactsError) {
      try phone.process.enumerate(FetchRequest(keys: RequestedKeys(.name))) { contact, stop in
        names.append(contact.givenName)
        stop = names.count == stopAfter
      }
      return (names, nil)
    } catch { return (names, error) }
  }

  @Test(arguments: 0...4)
  func `access that is taken back fails the call, and the app goes on`(_ count: Int) throws {
    let phone = try Phone(access: .authorized)
    phone.device.revokeAccess(afterContacts: count)
    let (names, error) = enumerate(phone)
    #expect(names == Array(["Ana", "Ben", "Cai"].prefix(count)))
    #expect(error == (count > 3 ? nil : ContactsError(.authorizationDenied)))
    #expect(phone.process.isRunning)
    #expect(phone.process.authorizationStatus() == (count > 3 ? .authorized : .denied))
    #expect(phone.device.exposure(of: phone.app).seen.count == min(count, 3))
    #expect(phone.rules().contains(.revokedEnumerationFails) == (count <= 3))
  }

  @Test func `a revocation waits for an enumeration that comes that far`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.revokeAccess(afterContacts: 2)
    _ = try phone.process.contact(withIdentifier: "ana", keys: RequestedKeys(.name))
    #expect(enumerate(phone, stopAfter: 1).error == nil)
    #expect(enumerate(phone, stopAfter: 2).error == nil)
    #expect(enumerate(phone, stopAfter: 3).error == ContactsError(.authorizationDenied))
  }

  @Test func `a partial list is never a success`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.inject(
      InjectedFault(call: .fetch, error: ContactsError(.dataAccessError), afterContacts: 2))
    #expect(enumerate(phone).names == ["Ana", "Ben"])
    #expect(enumerate(phone).error == nil)
    phone.device.inject(
      InjectedFault(
        call: .fetch, error: ContactsError(.dataAccessError), times: 2, afterContacts: 1))
    for _ in 0..<2 {
      #expect(throws: ContactsError(.dataAccessError)) { try phone.names() }
    }
    #expect(try phone.names().count == 3)
    #expect(enumerate(phone, stopAfter: 3).names.count == 3)
  }
}
