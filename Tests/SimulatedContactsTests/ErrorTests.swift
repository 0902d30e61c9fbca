import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Errors")
struct ErrorTests {
  private func fetchDenied() throws {
    try AppRun(.denied).perform {
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      try CNContactStore().enumerateContacts(with: request) { _, _ in }
    }
  }

  @Test("are caught in every way that apps write")
  func catching() throws {
    #expect(throws: Never.self) {
      do { try fetchDenied() } catch CNError.authorizationDenied {}
      do { try fetchDenied() } catch let error as CNError where error.code == .authorizationDenied {
      }
      do { try fetchDenied() } catch let error as NSError {
        #expect(error.domain == CNErrorDomain)
        #expect(error.code == CNError.Code.authorizationDenied.rawValue)
        #expect(error.localizedDescription == "Access Denied")
        #expect(error.localizedFailureReason?.hasSuffix("access Contacts.") == true)
        #expect((error as? CNError)?.code == .authorizationDenied)
      }
      do { try fetchDenied() } catch {
        #expect((error as? CNError)?.code == .authorizationDenied)
        #expect(error.localizedDescription == "Access Denied")
        switch error {
        case CNError.recordDoesNotExist: Issue.record("wrong code")
        case CNError.authorizationDenied: break
        default: Issue.record("no match")
        }
      }
    }
  }

  @Test("of another domain are no contact errors")
  func otherDomain() {
    let error = NSError(domain: NSCocoaErrorDomain, code: 100)
    #expect((error as any Error) as? CNError == nil)
    #expect(!(CNError.Code.authorizationDenied ~= error))
    let unknown = NSError(domain: CNErrorDomain, code: 12345)
    #expect((unknown as any Error) as? CNError == nil)
  }

  @Test("come over from Foundation with their details")
  func bridging() {
    let error = NSError(
      domain: CNErrorDomain, code: 302, userInfo: [CNErrorUserInfoKeyPathsKey: ["birthday"]])
    let contactError = (error as any Error) as? CNError
    #expect(contactError?.code == .validationConfigurationError)
    #expect(contactError?.keyPaths == ["birthday"])
    #expect(contactError.map { $0 as NSError } == error)
  }

  @Test("bring the single faults, and the objects of each")
  func validation() throws {
    let contact = CNMutableContact()
    let group = CNMutableGroup()
    var error = ContactsError(.validationMultipleErrors)
    error.validationErrors = [
      ContactsError(
        .validationConfigurationError, affectedIdentifiers: [contact.identifier],
        keyPaths: ["birthday"]),
      ContactsError(.parentRecordDoesNotExist, affectedIdentifiers: [group.identifier]),
    ]
    let thrown = try #require(clientError(error, records: [contact, group]) as? CNError)
    let faults = try #require(
      thrown.userInfo[CNErrorUserInfoValidationErrorsKey] as? [NSError])
    #expect(faults.map(\.code) == [302, 204] && faults.allSatisfy { $0.domain == CNErrorDomain })
    let single = faults.compactMap { ($0 as any Error) as? CNError }
    #expect(single.first?.keyPaths == ["birthday"])
    #expect(single.first?.affectedRecords?.first === contact)
    #expect(single.last?.affectedRecords?.first === group)
    #expect(thrown.affectedRecords == nil && thrown.keyPaths == nil)
  }

  @Test("made by an app have what the app gave")
  func made() {
    let error = CNError(.policyViolation, userInfo: ["reason": "test"])
    #expect(error.errorCode == 500 && error.userInfo["reason"] as? String == "test")
    #expect(error == CNError(.policyViolation, userInfo: ["reason": "test"]))
    #expect(CNError(.dataAccessError) != CNError(.policyViolation))
    #expect(CNError.errorDomain == "CNErrorDomain")
  }
}
