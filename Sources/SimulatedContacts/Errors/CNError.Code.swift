extension CNError {
  /// What went wrong, with Apple's numbers
  /// (developer.apple.com/documentation/contacts/cnerror/code).
  public enum Code: Int, Sendable {
    /// The contacts system could not be reached, or the app has ended.
    case communicationError = 1
    /// The contacts could not be read or written.
    case dataAccessError = 2
    /// The app may not have contacts.
    case authorizationDenied = 100
    /// There is no account to write to.
    case noAccessableWritableContainers = 101
    /// The app may not have some of the properties.
    case unauthorizedKeys = 102
    /// The person turned the feature off.
    case featureDisabledByUser = 103
    /// The system has no such feature.
    case featureNotAvailable = 104
    /// The app can see no such record.
    case recordDoesNotExist = 200
    /// A record that is to be added is stored already.
    case insertedRecordAlreadyExists = 201
    /// A group would contain itself.
    case containmentCycle = 202
    /// A group and its member are in different accounts.
    case containmentScope = 203
    /// The record above does not exist.
    case parentRecordDoesNotExist = 204
    /// An identifier has no valid form.
    case recordIdentifierInvalid = 205
    /// The record cannot be changed.
    case recordNotWritable = 206
    /// The account cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values are not allowed.
    case validationMultipleErrors = 300
    /// A value is of the wrong type.
    case validationTypeMismatch = 301
    /// A value does not have the parts that it needs.
    case validationConfigurationError = 302
    /// The store cannot evaluate the predicate.
    case predicateInvalid = 400
    /// A policy does not allow the change.
    case policyViolation = 500
    /// The client's identifier has no valid form.
    case clientIdentifierInvalid = 600
    /// The client's identifier is unknown.
    case clientIdentifierDoesNotExist = 601
    /// The client's identifier is in use.
    case clientIdentifierCollision = 602
    /// The changes since the token are no longer known.
    case changeHistoryExpired = 603
    /// The token belongs to no history.
    case changeHistoryInvalidAnchor = 604
    /// The request for changes is not valid.
    case changeHistoryInvalidFetchRequest = 605
    /// The vCard cannot be read.
    case vCardMalformed = 700
    /// The vCard cannot be summarized.
    case vCardSummarizationError = 701

    /// Matches a thrown error in `catch CNError.authorizationDenied`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }
}

// The codes under the names by which apps catch them.
extension CNError {
  /// The contacts system could not be reached, or the app has ended.
  public static var communicationError: Code { .communicationError }

  /// The contacts could not be read or written.
  public static var dataAccessError: Code { .dataAccessError }

  /// The app may not have contacts.
  public static var authorizationDenied: Code { .authorizationDenied }

  /// There is no account to write to.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }

  /// The app may not have some of the properties.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }

  /// The person turned the feature off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }

  /// The system has no such feature.
  public static var featureNotAvailable: Code { .featureNotAvailable }

  /// The app can see no such record.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }

  /// A record that is to be added is stored already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }

  /// A group would contain itself.
  public static var containmentCycle: Code { .containmentCycle }

  /// A group and its member are in different accounts.
  public static var containmentScope: Code { .containmentScope }

  /// The record above does not exist.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }

  /// An identifier has no valid form.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }

  /// The record cannot be changed.
  public static var recordNotWritable: Code { .recordNotWritable }

  /// The account cannot be changed.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }

  /// Several values are not allowed.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }

  /// A value is of the wrong type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }

  /// A value does not have the parts that it needs.
  public static var validationConfigurationError: Code { .validationConfigurationError }

  /// The store cannot evaluate the predicate.
  public static var predicateInvalid: Code { .predicateInvalid }

  /// A policy does not allow the change.
  public static var policyViolation: Code { .policyViolation }

  /// The client's identifier has no valid form.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }

  /// The client's identifier is unknown.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }

  /// The client's identifier is in use.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }

  /// The changes since the token are no longer known.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }

  /// The token belongs to no history.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }

  /// The request for changes is not valid.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }

  /// The vCard cannot be read.
  public static var vCardMalformed: Code { .vCardMalformed }

  /// The vCard cannot be summarized.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
