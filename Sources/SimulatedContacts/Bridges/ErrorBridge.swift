package import ContactsProvider
internal import Foundation

/// The error that an app gets: a `CNError`, or a Foundation error of another domain.
///
/// - Parameter records: the objects of the app among which those at fault are.
package func clientError(_ error: ContactsError, records: [CNContact] = []) -> any Error {
  var userInfo: [String: Any] = [:]
  let affected = Set(error.affectedIdentifiers)
  let objects = records.filter { affected.contains($0.identifier) }
  if !objects.isEmpty { userInfo[CNErrorUserInfoAffectedRecordsKey] = objects }
  if !affected.isEmpty {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] = error.affectedIdentifiers
  }
  if !error.keyPaths.isEmpty { userInfo[CNErrorUserInfoKeyPathsKey] = error.keyPaths }
  guard let code = CNError.Code(rawValue: error.number), error.domain == CNErrorDomain else {
    return NSError(domain: error.domain, code: error.number, userInfo: userInfo)
  }
  return CNError(code, userInfo: userInfo.merging(texts[code] ?? [:]) { given, _ in given })
}

/// The English texts that were seen on devices; other codes come without one.
private let texts: [CNError.Code: [String: String]] = [
  .communicationError: [NSLocalizedDescriptionKey: "Communication Error"],
  .authorizationDenied: [
    NSLocalizedDescriptionKey: "Access Denied",
    NSLocalizedFailureReasonErrorKey:
      "This application has not been granted permission to access Contacts.",
  ],
  .unauthorizedKeys: [
    NSLocalizedDescriptionKey: "Unauthorized Keys",
    NSLocalizedFailureReasonErrorKey:
      "This application has not been granted permission to access some of the requested keys.",
  ],
  .recordDoesNotExist: [NSLocalizedDescriptionKey: "Updated Record Does Not Exist"],
  .predicateInvalid: [NSLocalizedDescriptionKey: "Invalid Predicate"],
  .policyViolation: [NSLocalizedDescriptionKey: "Violated Constraints Error"],
]
