internal import ContactsProvider
public import Foundation

/// Why a ``SimulatedServer`` does not do what is asked: `ServerErrorDomain` with a number of HTTP.
public enum ServerError: Error, Sendable, Hashable {
  /// The path is none of a collection: it has an odd number of parts (400).
  case noCollection
  /// Nobody is signed in (401).
  case notSignedIn
  /// What is asked for belongs to somebody else (403).
  case notAllowed
  /// There is no such document (404).
  case noDocument
  /// The server says why it cannot do it just now (503).
  case unavailable(String)

  /// The error of an answer; that of a missing network is Foundation's own.
  static func of(_ error: ContactsError, message: String?) -> any Error {
    switch error {
    case .noCollection: return ServerError.noCollection
    case .notSignedIn: return ServerError.notSignedIn
    case .notAllowed: return ServerError.notAllowed
    case .noDocument: return ServerError.noDocument
    case .serverUnavailable: return ServerError.unavailable(message ?? "")
    default:
      let text =
        error.number == -1009
        ? "The Internet connection appears to be offline." : "The operation could not be completed."
      return NSError(
        domain: error.domain, code: error.number, userInfo: [NSLocalizedDescriptionKey: text])
    }
  }
}

extension ServerError: CustomNSError {
  /// The domain by which scenarios know the errors.
  public static let errorDomain = ContactsError.serverDomain

  /// The number of the answer in HTTP.
  public var errorCode: Int {
    switch self {
    case .noCollection: ContactsError.noCollection.number
    case .notSignedIn: ContactsError.notSignedIn.number
    case .notAllowed: ContactsError.notAllowed.number
    case .noDocument: ContactsError.noDocument.number
    case .unavailable: ContactsError.serverUnavailable.number
    }
  }

  /// The sentence for people, which `localizedDescription` gives.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }

  /// The error in a sentence for people.
  private var sentence: String {
    switch self {
    case .noCollection: "This is no place for documents."
    case .notSignedIn: "Nobody is signed in."
    case .notAllowed: "This belongs to somebody else."
    case .noDocument: "There is no such document."
    case .unavailable(let message): message
    }
  }
}
