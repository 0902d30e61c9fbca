/// A contact as the simplest program would keep it: an object with its texts.
public final class FloorRecord: Sendable {
  /// The identifier.
  public let identifier: String
  /// The given name.
  public let givenName: String
  /// The family name.
  public let familyName: String
  /// The name of the organization.
  public let organizationName: String
  /// The job title.
  public let jobTitle: String
  /// The nickname.
  public let nickname: String
  /// The phone numbers, as they were written.
  public let phoneNumbers: [String]
  /// The e-mail addresses.
  public let emailAddresses: [String]

  /// Makes a record of its texts.
  public init(
    identifier: String, givenName: String, familyName: String, organizationName: String,
    jobTitle: String, nickname: String, phoneNumbers: [String], emailAddresses: [String]
  ) {
    self.identifier = identifier
    self.givenName = givenName
    self.familyName = familyName
    self.organizationName = organizationName
    self.jobTitle = jobTitle
    self.nickname = nickname
    self.phoneNumbers = phoneNumbers
    self.emailAddresses = emailAddresses
  }

  /// The same record under another given name.
  public func named(_ givenName: String) -> FloorRecord {
    FloorRecord(
      identifier: identifier, givenName: givenName, familyName: familyName,
      organizationName: organizationName, jobTitle: jobTitle, nickname: nickname,
      phoneNumbers: phoneNumbers, emailAddresses: emailAddresses)
  }
}
