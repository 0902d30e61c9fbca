package import ContactsProvider
package import Foundation

/// The error that an app gets: a `CNError`, or a Foundation error of another domain.
///
/// - Parameter records: the objects of the app among which those at fault are.
package func clientError(_ error: ContactsError, records: [NSObject] = []) -> any Error {
  let userInfo = userInfo(of: error, records)
  guard let code = CNError.Code(rawValue: error.number), error.domain == CNErrorDomain else {
    return NSError(domain: error.domain, code: error.number, userInfo: userInfo)
  }
  return CNError(code, userInfo: userInfo.merging(texts[code] ?? [:]) { given, _ in given })
}

private func userInfo(of error: ContactsError, _ records: [NSObject]) -> [String: Any] {
  var userInfo: [String: Any] = [:]
  if !error.affectedIdentifiers.isEmpty {
    let affected = Set(error.affectedIdentifiers)
    let objects = records.filter { identifier(of: $0).map(affected.contains) ?? false }
    if !objects.isEmpty { userInfo[CNErrorUserInfoAffectedRecordsKey] = objects }
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] = error.affectedIdentifiers
  }
  if !error.keyPaths.isEmpty { userInfo[CNErrorUserInfoKeyPathsKey] = error.keyPaths }
  if !error.validationErrors.isEmpty {
    userInfo[CNErrorUserInfoValidationErrorsKey] =
      error.validationErrors.map { clientError($0, records: records) as NSError }
  }
  return userInfo
}

private func identifier(of record: NSObject) -> String? {
  (record as? CNContact)?.identifier ?? (record as? CNGroup)?.identifier
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
