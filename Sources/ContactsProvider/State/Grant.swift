/// Which contacts a call may reach.
enum Grant: Sendable {
  /// All.
  case full
  /// The shared ones.
  case limited(Set<RecordIdentifier>)

  /// Tells whether a contact may be reached.
  func covers(_ identifier: RecordIdentifier) -> Bool {
    switch self {
    case .full: true
    case .limited(let shared): shared.contains(identifier)
    }
  }

  /// The records that may be reached, in their order.
  func filter(_ records: [ContactRecord]) -> [ContactRecord] {
    switch self {
    case .full: records
    case .limited(let shared): records.filter { shared.contains($0.identifier) }
    }
  }
}
