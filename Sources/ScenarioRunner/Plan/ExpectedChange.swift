public import ContactsProvider

/// A group that is expected; what is nil is not looked at.
public struct ExpectedGroup: Sendable {
  /// The name.
  public var name: String
  /// The place of its account on the device.
  public var account: Int?
  /// Its members, as the app can reach them.
  public var members: ListClaim<ContactReference>?
}

/// An account that is expected; what is nil is not looked at.
public struct ExpectedAccount: Sendable {
  /// The name.
  public var name: String
  /// The kind.
  public var type: ContainerType?
}

/// An event of the change history that is expected.
public enum ExpectedEvent: Sendable {
  /// Everything that the app kept is void.
  case dropEverything
  case addContact(ContactReference)
  case updateContact(ContactReference)
  case deleteContact(ContactReference)
  case addGroup(GroupReference)
  case updateGroup(GroupReference)
  case deleteGroup(GroupReference)
  case addMember(ContactReference, group: GroupReference)
  case removeMember(ContactReference, group: GroupReference)
}
