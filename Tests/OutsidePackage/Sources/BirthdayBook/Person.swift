import Contacts

/// A person of the list.
public struct Person: Identifiable, Equatable, Sendable {
  /// The identifier of the contact.
  public let id: String
  /// The nickname, or the given and family name.
  public let name: String
  /// The birthday, with or without a year.
  public let birthday: DateComponents?

  /// The days from a day to the next birthday, 0 on the day itself; nil without a birthday.
  public func daysLeft(from today: Date) -> Int? {
    guard let birthday else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = calendar.startOfDay(for: today)
    let day = DateComponents(month: birthday.month, day: birthday.day)
    let next = calendar.nextDate(
      after: start - 1, matching: day, matchingPolicy: .nextTimePreservingSmallerComponents)
    return next.flatMap { calendar.dateComponents([.day], from: start, to: $0).day }
  }
}

extension Person {
  /// Reads the people of the address book on a queue in the background.
  static func all() async throws -> [Person] {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try fetch() })
      }
    }
  }

  private static func fetch() throws -> [Person] {
    let keys = [
      CNContactGivenNameKey, CNContactFamilyNameKey, CNContactNicknameKey, CNContactBirthdayKey,
    ]
    let request = CNContactFetchRequest(keysToFetch: keys as [CNKeyDescriptor])
    request.sortOrder = .givenName
    var people: [Person] = []
    try CNContactStore().enumerateContacts(with: request) { contact, _ in
      people.append(Person(contact))
    }
    return people
  }

  /// Keeps what the list needs of a contact.
  init(_ contact: CNContact) {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    id = contact.identifier
    name = contact.nickname.isEmpty ? names.joined(separator: " ") : contact.nickname
    birthday = contact.birthday
  }
}
