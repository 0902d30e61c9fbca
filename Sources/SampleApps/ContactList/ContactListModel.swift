import Foundation
import Observation
import SimulatedContacts

/// The people who have a phone number, sorted by given name, below a search field.
@MainActor
@Observable
public final class ContactListModel {
  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// What the list is for: nobody was asked for anything.
    case ready
    /// The text for as long as the person has not answered.
    case asking
    /// The list is on its way.
    case loading
    /// The list.
    case loaded
    /// The text for people who did not allow access.
    case denied
    /// The text for people who cannot allow access.
    case restricted
    /// The text of an error.
    case failed(String)
  }

  /// One person of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    /// The identifier of the contact.
    public let id: String
    /// The name; the number where there is none.
    public let name: String
    /// The first phone number.
    public let phoneNumber: String
  }

  /// What the screen shows now.
  public private(set) var state = State.ready
  /// Whether the person shares some contacts and not all of them.
  public private(set) var isLimited = false
  /// Whether the search field is in use, with something in it or not.
  public private(set) var isSearching = false
  /// What was typed into the search field.
  public private(set) var searchText = ""
  private var people: [Row] = []
  @ObservationIgnored private var fetchCount = 0
  @ObservationIgnored private var changes: ContactChanges?

  /// Makes the model of a screen that was just opened.
  public init() {
    changes = ContactChanges { [weak self] in await self?.reload() }
  }

  /// The people whose name contains the search text.
  public var rows: [Row] {
    guard !searchText.isEmpty else { return people }
    return people.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  /// Asks for access and loads the list.
  public func load() async {
    state = status == .notDetermined ? .asking : .loading
    people = []
    do {
      try await CNContactStore().requestAccess(for: .contacts)
      state = .loading
      // The system ends an app whose access becomes another one, so this stays.
      isLimited = status == .limited
      try await fetchPeople()
    } catch {
      show(error)
    }
  }

  /// Loads the list again, for when contacts have changed; what is on the screen stays till then.
  public func reload() async {
    switch state {
    case .loaded, .failed:
      do { try await fetchPeople() } catch { show(error) }
    case .ready, .asking, .loading, .denied, .restricted: return
    }
  }

  /// Searches for the people whose name contains a text.
  public func search(for text: String) {
    searchText = text
    isSearching = true
  }

  /// Shows everybody again.
  public func cancelSearch() {
    searchText = ""
    isSearching = false
  }

  private var status: CNAuthorizationStatus { CNContactStore.authorizationStatus(for: .contacts) }

  private func fetchPeople() async throws {
    fetchCount += 1
    let number = fetchCount
    let people = try await CNContactStore.people(knowing: Row.keys, Row.init)
    // Changes come in bursts: of several fetches the one that began last knows most.
    guard number == fetchCount else { return }
    self.people = people
    state = .loaded
  }

  private func show(_ error: Error) {
    people = []
    if (error as? CNError)?.code != .authorizationDenied {
      state = .failed(error.localizedDescription)
    } else {
      state = status == .restricted ? .restricted : .denied
    }
  }
}

extension ContactListModel.Row {
  /// What a row is made of, and so all that has to be asked for.
  fileprivate static let keys = [
    CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey,
  ]

  fileprivate init?(_ contact: CNContact) {
    guard let number = contact.phoneNumbers.first?.value.stringValue else { return nil }
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    self.init(
      id: contact.identifier, name: names.isEmpty ? number : names.joined(separator: " "),
      phoneNumber: number)
  }
}
