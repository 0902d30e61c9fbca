import Contacts
import ContactsUI
import Foundation
import Observation

/// The screen of birthdays: whose comes next, and whose is not known yet.
@MainActor
@Observable
public final class BirthdayList {
  /// What the screen shows.
  public enum Screen: Equatable {
    /// The text that greets, with a button that opens the list.
    case welcome
    /// The list.
    case list
    /// The text for people who said no, with the way to Settings.
    case noAccess
    /// The text of an error.
    case failed(String)
  }

  /// What the screen shows now.
  public private(set) var screen = Screen.welcome
  /// The people with a birthday, the next one first.
  public private(set) var birthdays: [Person] = []
  /// The people whose birthday is not known yet.
  public private(set) var unknown: [Person] = []
  /// The line below the list while only some contacts are shared.
  public private(set) var hint: String?
  /// Whether the address book is being read.
  public private(set) var isReading = false
  /// What the person looks for by name; empty for everybody.
  public var search = ""

  private let today: Date
  private let store = CNContactStore()
  @ObservationIgnored private var friendPicker: FriendPicker?

  /// Makes the screen of a day.
  public init(today: Date = Date()) {
    self.today = today
  }

  /// The people whose name has what the person looks for, those with a birthday first.
  public var found: [Person] {
    (birthdays + unknown).filter {
      search.isEmpty || $0.name.localizedCaseInsensitiveContains(search)
    }
  }

  /// Asks for access where nobody was asked yet, and reads the list.
  public func open() async {
    do {
      guard try await isAllowed() else { return close() }
      try await read()
      screen = .list
    } catch let error as CNError where error.code == .authorizationDenied {
      close()
    } catch {
      screen = .failed(error.localizedDescription)
    }
  }

  /// Notes a birthday that the person knows.
  public func note(_ birthday: DateComponents, of person: Person) async {
    do {
      let keys = [CNContactBirthdayKey] as [CNKeyDescriptor]
      let contact = try store.unifiedContact(withIdentifier: person.id, keysToFetch: keys)
      guard let changed = contact.mutableCopy() as? CNMutableContact else { return }
      changed.birthday = birthday
      let request = CNSaveRequest()
      request.update(changed)
      try store.execute(request)
      try await read()
    } catch {
      screen = .failed(error.localizedDescription)
    }
  }

  /// Lets the person pick a friend, which needs no access.
  public func pickFriend(from host: UIViewController) {
    let picker = FriendPicker { [weak self] friend in
      guard let self, !birthdays.contains(friend) else { return }
      birthdays.append(friend)
      sortBirthdays()
    }
    friendPicker = picker
    picker.show(from: host)
  }

  private func isAllowed() async throws -> Bool {
    switch CNContactStore.authorizationStatus(for: .contacts) {
    case .authorized, .limited: return true
    case .notDetermined: return try await store.requestAccess(for: .contacts)
    case .denied, .restricted: return false
    @unknown default: return false
    }
  }

  private func read() async throws {
    isReading = true
    defer { isReading = false }
    let people = try await Person.all()
    birthdays = people.filter { $0.birthday != nil }
    sortBirthdays()
    unknown = people.filter { $0.birthday == nil }
    let isLimited = CNContactStore.authorizationStatus(for: .contacts) == .limited
    hint = isLimited ? "Birthdays sees \(people.count) of your contacts." : nil
  }

  private func sortBirthdays() {
    birthdays.sort { first, second in
      let days = (first.daysLeft(from: today) ?? 0, second.daysLeft(from: today) ?? 0)
      return (days.0, first.name) < (days.1, second.name)
    }
  }

  private func close() {
    birthdays = []
    unknown = []
    screen = .noAccess
  }
}
