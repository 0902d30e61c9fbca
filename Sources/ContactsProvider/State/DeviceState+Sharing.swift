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
    []
  }
}
