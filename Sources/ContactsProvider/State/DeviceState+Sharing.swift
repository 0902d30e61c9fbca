extension DeviceState {
  /// Shares more contacts with an app and takes others back, as the person chose on a control of
  /// the system.
  ///
  /// - Returns: The contacts that were not shared before, in stored order.
  @discardableResult
  mutating func share(
    _ added: [RecordIdentifier], removing removed: [RecordIdentifier] = [], with app: String,
    _ rules: RuleSet
  ) -> [RecordIdentifier] {
    cite(rules)
    let before = sharingGrant(of: app)
    let shared = apps[app]?.shared ?? []
    let new = book.records(withIdentifiers: added.filter { !shared.contains($0) })
      .map(\.identifier)
    let gone = book.records(withIdentifiers: removed.filter(shared.contains)).map(\.identifier)
    guard !new.isEmpty || !gone.isEmpty else { return [] }
    apps[app]?.shared.formUnion(new)
    apps[app]?.shared.subtract(gone)
    record(.shared(new, removed: gone), by: .person, app: app)
    announceGrant(of: app, from: before)
    return new
  }

  private func sharingGrant(of app: String) -> Grant? {
    switch peekStatus(of: app) {
    case .authorized: .full
    case .limited: .limited(apps[app]?.shared ?? [])
    case .notDetermined, .denied, .restricted: nil
    }
  }
}
