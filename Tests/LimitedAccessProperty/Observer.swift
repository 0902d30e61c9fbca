import ContactsProvider
import Foundation
import SimulatedContacts
import Synchronization

/// An app that plays a script and writes down everything that it can observe.
struct Observer {
  let process: AppProcess
  /// A device with every contact of both versions and full access, where the app could have got
  /// an object whose identifier it was not granted here.
  let donor: AppProcess
  private(set) var transcript: [String] = []
  /// The identifiers and save errors that came back, to see which contacts were reached.
  private(set) var reached: Set<String> = []

  init(process: AppProcess, donor: AppProcess) {
    self.process = process
    self.donor = donor
  }

  mutating func play(_ script: [Step], isOther: Bool) {
    for step in script { play(step, isOther) }
  }

  private mutating func play(_ step: Step, _ isOther: Bool) {
    if case .edits(let edits, let other) = step {
      for edit in isOther ? other : edits { _ = try? process.device.edit([edit]) }
      return
    }
    let lines = AppProcess.$current.withValue(process) { observe(step) }
    transcript += ["\(step)"] + lines
  }

  private mutating func observe(_ step: Step) -> [String] {
    do {
      return try outcome(of: step, CNContactStore())
    } catch {
      let error = error as NSError
      return ["error \(error.domain) \(error.code) \(Self.text(of: error.userInfo))"]
    }
  }

  private mutating func outcome(of step: Step, _ store: CNContactStore) throws -> [String] {
    switch step {
    case .status: return ["\(CNContactStore.authorizationStatus(for: .contacts).rawValue)"]
    case .request: return [request(store)]
    case .enumerate(let order, let stop):
      return try enumerate(store, nil, order, stopAfter: stop)
    case .name(let name, let order):
      return try enumerate(
        store, CNContact.predicateForContacts(matchingName: name), order, stopAfter: nil)
    case .phone(let number):
      return try matches(
        store, CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number)))
    case .email(let address):
      return try matches(
        store, CNContact.predicateForContacts(matchingEmailAddress: address))
    case .identifiers(let identifiers):
      return try matches(
        store, CNContact.predicateForContacts(withIdentifiers: identifiers))
    case .lookUp(let identifier):
      let contact = try store.unifiedContact(withIdentifier: identifier, keysToFetch: Self.keys)
      return [describe(contact)]
    case .add, .addAgain, .update, .delete: return try save(step, store)
    case .edits: return []
    }
  }

  private mutating func save(_ step: Step, _ store: CNContactStore) throws -> [String] {
    let request = CNSaveRequest()
    var saved: CNMutableContact?
    switch step {
    case .add(let name):
      let contact = CNMutableContact()
      contact.givenName = name
      contact.phoneNumbers = [
        CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 555 010 0199"))
      ]
      request.add(contact, toContainerWithIdentifier: nil)
      saved = contact
    case .addAgain(let identifier):
      guard let contact = donated(identifier) else { return ["no such object"] }
      request.add(contact, toContainerWithIdentifier: nil)
      saved = contact
    case .update(let identifier, let nickname):
      guard let contact = donated(identifier) else { return ["no such object"] }
      contact.jobTitle = nickname
      request.update(contact)
      saved = contact
    case .delete(let identifier):
      guard let contact = donated(identifier) else { return ["no such object"] }
      request.delete(contact)
      saved = contact
    default: break
    }
    try store.execute(request)
    if let saved { reached.insert(saved.identifier) }
    return ["saved \(saved?.identifier ?? "")"]
  }

  /// An object with an identifier that the app need not have been granted here.
  private func donated(_ identifier: String) -> CNMutableContact? {
    AppProcess.$current.withValue(donor) {
      let contact = try? CNContactStore().unifiedContact(
        withIdentifier: identifier, keysToFetch: Self.keys)
      return contact?.mutableCopy() as? CNMutableContact
    }
  }

  private mutating func enumerate(
    _ store: CNContactStore, _ predicate: NSPredicate?, _ order: Step.CallOrder, stopAfter: Int?
  ) throws -> [String] {
    let request = CNContactFetchRequest(keysToFetch: Self.keys)
    request.predicate = predicate
    request.sortOrder =
      switch order {
      case .none: .none
      case .userDefault: .userDefault
      case .givenName: .givenName
      case .familyName: .familyName
      }
    var contacts: [CNContact] = []
    try store.enumerateContacts(with: request) { contact, stop in
      contacts.append(contact)
      if contacts.count == stopAfter { stop.pointee = true }
    }
    return contacts.map { describe($0) }
  }

  private mutating func matches(
    _ store: CNContactStore, _ predicate: NSPredicate
  ) throws -> [String] {
    try store.unifiedContacts(matching: predicate, keysToFetch: Self.keys).map { describe($0) }
  }

  private mutating func describe(_ contact: CNContact) -> String {
    reached.insert(contact.identifier)
    let numbers = contact.phoneNumbers.map { "\($0.identifier) \($0.value.stringValue)" }
    let addresses = contact.emailAddresses.map { "\($0.identifier) \($0.value)" }
    return [
      contact.identifier, contact.givenName, contact.familyName, contact.jobTitle,
      contact.departmentName, "\(numbers)", "\(addresses)",
    ].joined(separator: "|")
  }

  private func request(_ store: CNContactStore) -> String {
    let answer = Answer()
    store.requestAccess(for: .contacts) { granted, error in
      answer.set("\(granted) \((error as NSError?)?.code ?? 0)")
    }
    process.queue.sync {}
    return answer.text
  }

  private static var keys: [any CNKeyDescriptor] {
    [
      CNContactGivenNameKey, CNContactFamilyNameKey, CNContactJobTitleKey,
      CNContactDepartmentNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
    ] as [any CNKeyDescriptor]
  }

  private static func text(of userInfo: [String: Any]) -> String {
    userInfo.keys.sorted().map { key in
      if let contacts = userInfo[key] as? [CNContact] {
        return "\(key)=\(contacts.map(\.identifier))"
      }
      return "\(key)=\(userInfo[key] ?? "")"
    }.joined(separator: ",")
  }
}

/// A text that a completion handler leaves behind.
private final class Answer: Sendable {
  private let stored = Mutex("")
  var text: String { stored.withLock { $0 } }
  func set(_ text: String) { stored.withLock { $0 = text } }
}
