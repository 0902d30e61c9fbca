import Foundation
import Observation
import SimulatedContacts

/// The people who have a phone number, sorted by given name, below a search field.
@MainActor
@Observable
public final class ContactListModel {
  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// The list is on its way.
    case loading
    /// The list.
    case loaded
    /// The text for people who did not allow access.
    case denied
    /// The text of an error.
    case failed(String)
  }

  /// One person of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    /// The identifier of the contact.
    public let id: String
    /// The name; for a company the organization.
    public let name: String
    /// The first phone number.
    public let phoneNumber: String
  }

  /// What the screen shows now.
  public private(set) var state = State.loading
  /// What was typed into the search field.
  public var searchText = ""
  private var people: [Row] = []
  @ObservationIgnored private let store = CNContactStore()

  /// Makes the model of a screen that was just opened.
  public init() {}

  /// The people whose name contains the search text.
  public var rows: [Row] {
    guard !searchText.isEmpty else { return people }
    return people.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  /// Asks for access and loads the list.
  public func load() {
    state = .loading
    people = []
    store.requestAccess(for: .contacts) { [weak self] granted, error in
      DispatchQueue.main.async {
        if granted {
          self?.fetchPeople()
        } else {
          self?.show(error)
        }
      }
    }
  }

  private func fetchPeople() {
    let keys = [
      CNContactGivenNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey,
      CNContactPhoneNumbersKey,
    ]
    let request = CNContactFetchRequest(keysToFetch: keys as [CNKeyDescriptor])
    request.sortOrder = .givenName
    do {
      var people: [Row] = []
      try store.enumerateContacts(with: request) { contact, _ in
        if let row = Row(contact) { people.append(row) }
      }
      self.people = people
      state = .loaded
    } catch {
      show(error)
    }
  }

  private func show(_ error: Error?) {
    if let error, (error as? CNError)?.code != .authorizationDenied {
      state = .failed(error.localizedDescription)
    } else {
      state = .denied
    }
  }
}

extension ContactListModel.Row {
  fileprivate init?(_ contact: CNContact) {
    guard let number = contact.phoneNumbers.first?.value else { return nil }
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    self.init(
      id: contact.identifier,
      name: name.isEmpty ? contact.organizationName : name.joined(separator: " "),
      phoneNumber: number.stringValue)
  }
}
