extension SimulatedDevice {
  /// Every group, in stored order.
  public var groups: [GroupRecord] {
    withState { state in
      state.book.groups.all.map { group in
        GroupRecord(
          identifier: group.identifier, name: group.name, account: group.account,
          members: state.book.members(of: group).map(\.identifier), parent: group.parent)
      }
    }
  }

  /// The accounts; the first is the default one.
  public var containers: [ContainerRecord] { withState { $0.containers } }

  /// The person's own card (macOS).
  public var me: ContactRecord? {
    withState { state in state.me.flatMap(state.book.record) }
  }

  /// The cards of one person: a card and those linked with it, or the cards of a joined contact,
  /// in stored order; none where there is no such contact.
  public func cards(of identifier: RecordIdentifier) -> [RecordIdentifier] {
    withState { $0.book.cards(of: identifier).map(\.identifier) }
  }

  /// Every contact with linked cards as one, in stored order.
  public var unifiedContacts: [ContactRecord] {
    withState { Array($0.book.contacts(sortedBy: .none)) }
  }
}
