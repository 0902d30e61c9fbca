extension SimulatedDevice {
  /// Every group, in stored order.
  public var groups: [GroupRecord] { [] }

  /// The accounts; the first is the default one.
  public var containers: [ContainerRecord] { [] }

  /// The cards of one person: a card and those linked with it, or the cards of a joined contact,
  /// in stored order.
  public func cards(of identifier: RecordIdentifier) -> [RecordIdentifier] { [identifier] }
}
