/// A group of contacts of one account, as the device has it.
public struct GroupRecord: Sendable, Hashable {
  /// The group's identity.
  public let identifier: RecordIdentifier
  /// The name.
  public let name: String
  /// The place of its account among the device's accounts.
  public let account: Int
  /// The members, in stored order.
  public let members: [RecordIdentifier]
  /// The group that this one is a part of (macOS).
  public let parent: RecordIdentifier?
}
