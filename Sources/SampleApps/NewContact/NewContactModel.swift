import Foundation
import Observation
import SimulatedContacts

/// A form for a new contact: name, e-mail address and phone number.
@MainActor
@Observable
public final class NewContactModel {
  /// A field of the form.
  public enum Field: String, CaseIterable, Sendable {
    /// The full name.
    case name
    /// The e-mail address.
    case email
    /// The phone number.
    case phone
  }

  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// The form.
    case editing
    /// The text that the contact was saved.
    case saved
    /// The text for people who did not allow access.
    case denied
    /// The text of an error.
    case failed(String)
  }

  /// What was typed into the field of the name.
  public var name = ""
  /// What was typed into the field of the e-mail address.
  public var email = ""
  /// What was typed into the field of the phone number.
  public var phone = ""
  /// The error text below each field that is not right.
  public private(set) var errors: [Field: String] = [:]
  /// What the screen shows now.
  public private(set) var state = State.editing
  @ObservationIgnored private let store = CNContactStore()

  /// Makes the model of an empty form.
  public init() {}

  /// Saves the contact where every field is right, and says below the others what is wrong.
  public func save() async {
    state = .editing
    errors = validated()
    guard errors.isEmpty else { return }
    do {
      try await store.requestAccess(for: .contacts)
      let request = CNSaveRequest()
      request.add(makeContact(), toContainerWithIdentifier: nil)
      try store.execute(request)
      state = .saved
    } catch let error as CNError where error.code == .authorizationDenied {
      state = .denied
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  private func validated() -> [Field: String] {
    var errors: [Field: String] = [:]
    if name.isBlank { errors[.name] = "Enter a name." }
    if email.isBlank { errors[.email] = "Enter an e-mail address." }
    if phone.isBlank {
      errors[.phone] = "Enter a phone number."
    } else if !phone.isPhoneNumber {
      errors[.phone] = "A phone number has digits only, and may start with a plus sign."
    }
    return errors
  }

  private func makeContact() -> CNMutableContact {
    let words = name.split(separator: " ")
    let contact = CNMutableContact()
    contact.givenName = words.count > 1 ? words.dropLast().joined(separator: " ") : name
    contact.familyName = words.count > 1 ? String(words[words.count - 1]) : ""
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: email as NSString)]
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))
    ]
    return contact
  }
}

extension String {
  /// Whether there is nothing but spaces.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether there are digits, and nothing but what stands between the digits of a number.
  fileprivate var isPhoneNumber: Bool {
    let number = hasPrefix("+") ? dropFirst() : self[...]
    return number.contains(where: \.isNumber)
      && number.allSatisfy { $0.isNumber || " -.()".contains($0) }
  }
}
