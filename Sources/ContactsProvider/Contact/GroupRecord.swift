/// A stored group of contacts of one account, never changed once it was made.
public struct GroupRecord: Sendable, Hashable {
  /// The group's identity.
  public let identifier: RecordIdentifier
  /// The name.
  public var name: String
  /// The place of its account among the device's accounts.
  public let account: Int
  /// The members, in the order in which they joined.
  public var members: [RecordIdentifier] = []
  /// The group that this one is a part of (macOS).
  public var parent: RecordIdentifier?
}
