// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The domain of the framework's errors.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the objects at fault.
public let CNErrorUserInfoAffectedRecordsKey = "CNInvalidRecords"
/// The key of the identifiers of the records at fault.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNInvalidRecordIdentifiers"
/// The key of the single errors behind `validationMultipleErrors`.
public let CNErrorUserInfoValidationErrorsKey = "CNValidationErrors"
/// The key of the key paths of the properties at fault.
public let CNErrorUserInfoKeyPathsKey = "CNKeyPaths"
