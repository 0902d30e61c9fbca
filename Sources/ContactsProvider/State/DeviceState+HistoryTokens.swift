internal import Foundation

extension DeviceState {
  /// What a token of a request is worth.
  enum TokenStanding {
    /// The app was told everything up to a place.
    case at(UInt64)
    /// The app has to begin anew.
    case renewed
    /// The token was the system's, and is too old.
    case expired
    /// The system never gave this app such a token.
    case unknown
  }

  /// Where an app stands now; nil without access.
  mutating func currentHistoryToken(of app: String) -> HistoryToken? {
    guard capabilities.hasHistory else { return nil }
    beginDecision()
    let status = status(of: app)
    let isBarred = apps[app].map { barring($0.description) != nil } ?? true
    guard access(of: app) != nil && !isBarred || !holds(.tokenNeedsAccess) else {
      record(.refused(.history, ContactsError(.authorizationDenied)), by: .system, app: app)
      return nil
    }
    record(.allowed(.history, status), by: .app, app: app)
    return takeHistoryToken(of: app)
  }

  /// Gives a token of the place at which an app stands; the history begins with the first.
  mutating func takeHistoryToken(of app: String) -> HistoryToken {
    var history = apps[app]?.history.take() ?? AppHistory()
    let place = history.takePlace()
    apps[app]?.history = consume history
    return historyToken(at: place, of: app)
  }

  /// Tells what a token is worth.
  mutating func standing(of token: HistoryToken, for app: String) -> TokenStanding {
    let bytes = Array(token.data)
    guard bytes.count == 24, let history = apps[app]?.history else { return .unknown }
    let masked = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    let place = masked ^ historyDigest(of: app, at: nil).low
    guard place <= history.place, historyToken(at: place, of: app) == token else {
      return .unknown
    }
    if let expired = history.expiredPlace, place <= expired { return .expired }
    if let renewed = history.renewedPlace, place <= renewed { return .renewed }
    return .at(place)
  }

  /// Lets every token that was given so far be too old.
  mutating func expireHistory() {
    beginDecision()
    for app in apps.keys { apps[app]?.history?.expire() }
    record(.setting("history expired"), by: .system, app: nil)
  }

  /// The token of a place: the place, hidden, and a digest by which it is known again.
  private mutating func historyToken(at place: UInt64, of app: String) -> HistoryToken {
    let digest = historyDigest(of: app, at: place)
    let words = [place ^ historyDigest(of: app, at: nil).low, digest.high, digest.low]
    let bytes = words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }
    return HistoryToken(data: Data(bytes))
  }

  private mutating func historyDigest(of app: String, at place: UInt64?) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: configuration.seed)
    digest.combine("history")
    digest.combine(app)
    digest.combine(UInt64(apps[app]?.earlierInstalls ?? 0))
    if !holds(.tokenOutlivesProcess) { digest.combine(UInt64(apps[app]?.launches ?? 0)) }
    if let place { digest.combine(place) }
    return digest.finish()
  }
}
