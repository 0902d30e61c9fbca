/// An account that a device has from the start: a container of contacts and groups.
public struct AccountSeed: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The kind of account.
  public var type: ContainerType
  /// Whether apps cannot change what is in it.
  public var isReadOnly: Bool

  /// Makes an account of a new device.
  public init(name: String, type: ContainerType, isReadOnly: Bool = false) {
    self.name = name
    self.type = type
    self.isReadOnly = isReadOnly
  }

  /// The local account of a phone.
  public static let onMyPhone = AccountSeed(name: "On My iPhone", type: .local)
}

/// A group that a device has from the start.
public struct GroupSeed: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The place of its account among the device's accounts.
  public var account: Int
  /// The places of its members among the device's contacts.
  public var members: [Int]

  /// Makes a group of a new device.
  public init(name: String, account: Int = 0, members: [Int] = []) {
    self.name = name
    self.account = account
    self.members = members
  }
}
