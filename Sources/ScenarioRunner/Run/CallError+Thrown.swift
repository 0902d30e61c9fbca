internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

extension CallError {
  /// Makes the error of what a call of the app threw.
  init(thrown error: any Error) {
    let foundation = error as NSError
    identity = ErrorIdentity(domain: foundation.domain, code: foundation.code)
    if let known = error as? CNError ?? foundation as? CNError {
      affected = known.affectedRecordIdentifiers ?? []
      keyPaths = known.keyPaths ?? []
    } else if !(type(of: error) is NSError.Type) {
      text = "\(error)"
    }
  }
}

extension ErrorIdentity {
  /// Makes the identity of an error; those of Apple's domain have names.
  init(domain: String, code: Int) {
    let known = domain == ContactsError.domain ? ContactsError.Code(rawValue: code) : nil
    self.init(domain: domain, code: code, name: known.map { "\($0)" })
  }
}
