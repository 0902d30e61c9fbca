/// An error as a call of the contacts system ends with.
public struct ContactsError: Error, Sendable, Hashable {
  /// The codes of `CNErrorDomain`
  /// (developer.apple.com/documentation/contacts/cnerror/code).
  public enum Code: Int, CaseIterable, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case featureDisabledByUser = 103
    case featureNotAvailable = 104
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case clientIdentifierDoesNotExist = 601
    case clientIdentifierCollision = 602
    case changeHistoryExpired = 603
    case changeHistoryInvalidAnchor = 604
    case changeHistoryInvalidFetchRequest = 605
    case vCardMalformed = 700
    case vCardSummarizationError = 701
  }

  /// The domain of Apple's own codes.
  public static let domain = "CNErrorDomain"

  /// The error's domain.
  public var domain: String
  /// The error's number in its domain.
  public var number: Int
  /// Identifiers of the records at fault.
  public var affectedIdentifiers: [String]
  /// The properties at fault.
  public var keyPaths: [String]
  /// The single faults, where there are several.
  public var validationErrors: [ContactsError] = []

  /// Makes an error of any domain.
  public init(domain: String, number: Int) {
    self.domain = domain
    self.number = number
    affectedIdentifiers = []
    keyPaths = []
  }

  /// Makes an error of Apple's domain.
  public init(_ code: Code, affectedIdentifiers: [String] = [], keyPaths: [String] = []) {
    self.init(domain: Self.domain, number: code.rawValue)
    self.affectedIdentifiers = affectedIdentifiers
    self.keyPaths = keyPaths
  }

  /// The code, where the domain is Apple's.
  public var code: Code? { domain == Self.domain ? Code(rawValue: number) : nil }
}
