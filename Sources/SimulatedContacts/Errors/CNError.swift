public import Foundation

/// An error of the contacts system.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The error as Foundation knows it.
  let _nsError: NSError

  /// Makes an error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: CNErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  init?(_ error: NSError) {
    guard error.domain == CNErrorDomain, Code(rawValue: error.code) != nil else { return nil }
    _nsError = error
  }

  /// The domain of all codes.
  public static var errorDomain: String { CNErrorDomain }

  /// The code as a number.
  public var errorCode: Int { _nsError.code }

  /// What else is known about the error, with its texts.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }

  /// What else is known about the error.
  public var userInfo: [String: Any] { _nsError.userInfo }

  /// What went wrong.
  public var code: Code { Code(rawValue: _nsError.code) ?? .dataAccessError }

  /// The error's text for people.
  public var localizedDescription: String { _nsError.localizedDescription }

  /// The objects at fault.
  public var affectedRecords: [AnyObject]? {
    userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject]
  }

  /// The identifiers of the records at fault.
  public var affectedRecordIdentifiers: [String]? {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
  }

  /// The key paths of the properties at fault.
  public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }
}

extension CNError: _ObjectiveCBridgeable {
  // Without this conformance `(error as NSError) as? CNError` is nil, and a thrown CNError does
  // not match `catch let error as NSError`.

  /// Gives the error as Foundation knows it.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Makes a contacts error of a Foundation error of its domain.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CNError?) {
    result = CNError(source)
  }

  /// Makes a contacts error of a Foundation error, where it is of the domain.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout CNError?
  ) -> Bool {
    result = CNError(source)
    return result != nil
  }

  /// Makes a contacts error of any Foundation error.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CNError {
    source.flatMap(CNError.init) ?? CNError(.dataAccessError)
  }
}
