/// Bare loops over an array of records.
public struct ArrayFloor {
  private let records: [FloorRecord]

  /// Makes the loops for some records.
  public init(_ records: [FloorRecord]) { self.records = records }

  /// Reads three texts of each record.
  public func readThreeTexts() -> Int {
    for record in records {
      consume(
        record.givenName.utf8.count + record.familyName.utf8.count
          + record.organizationName.utf8.count)
    }
    return records.count
  }

  /// Reads five texts of each record.
  public func readFiveTexts() -> Int {
    for record in records {
      consume(
        record.givenName.utf8.count + record.familyName.utf8.count
          + record.organizationName.utf8.count + record.jobTitle.utf8.count
          + record.nickname.utf8.count)
    }
    return records.count
  }

  /// Reads the first phone number of each record.
  public func readFirstPhoneNumber() -> Int {
    for record in records { consume(record.phoneNumbers.first?.utf8.count ?? 0) }
    return records.count
  }
}
