/// An account of the device, as the system keeps it: a container of contacts and groups.
public struct ContainerRecord: Sendable, Hashable {
  /// The container's identity.
  public let identifier: RecordIdentifier
  /// The name of the account.
  public let name: String
  /// The kind of account.
  public let type: ContainerType
  /// Whether apps cannot change what is in it.
  public let isReadOnly: Bool
}
