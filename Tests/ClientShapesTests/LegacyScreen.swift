// swift-format-ignore-file: NeverForceUnwrap
// Apps force these casts, and this is the code of such an app.

import Contacts
import Foundation

/// The contact code of an older app, as such apps write it: a class, closures and queues.
final class LegacyScreen {
  private let store = CNContactStore()
  private(set) var names: [String] = []
  private(set) var message: String?
  var onChange: (() -> Void)?

  func load() {
    switch CNContactStore.authorizationStatus(for: .contacts) {
    case .notDetermined: ask()
    case .authorized, .limited: fetch()
    case .denied, .restricted: message = "No access"
    @unknown default: break
    }
  }

  private func ask() {
    store.requestAccess(for: .contacts) { [weak self] granted, error in
      DispatchQueue.main.async {
        guard granted else {
          self?.message = error?.localizedDescription
          self?.onChange?()
          return
        }
        self?.fetch()
      }
    }
  }

  private func fetch() {
    DispatchQueue.global(qos: .userInitiated).async {
      let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
      let request = CNContactFetchRequest(keysToFetch: keys)
      request.sortOrder = .givenName
      var found: [String] = []
      do {
        // A store of its own, as many apps make one wherever they need it.
        try CNContactStore().enumerateContacts(with: request) {
          (contact, stop: UnsafeMutablePointer<ObjCBool>) in
          let number = contact.phoneNumbers.first?.value.stringValue ?? "-"
          found.append("\(contact.givenName) \(number)")
          if found.count == 2 { stop.pointee = true }
        }
      } catch let error as CNError where error.code == .authorizationDenied {
        self.message = "Denied"
      } catch {
        self.message = (error as NSError).domain
      }
      DispatchQueue.main.async {
        self.names = found
        self.onChange?()
      }
    }
  }

  func rename(_ identifier: String, to name: String) throws {
    let keys = [CNContactGivenNameKey as CNKeyDescriptor]
    let contact = try store.unifiedContact(withIdentifier: identifier, keysToFetch: keys)
    let copy = contact.mutableCopy() as! CNMutableContact
    copy.givenName = name
    let request = CNSaveRequest()
    request.update(copy)
    try store.execute(request)
  }

  func add(_ name: String, number: String) throws -> String {
    let contact = CNMutableContact()
    contact.givenName = name
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: number))
    ]
    contact.birthday = NSDateComponents() as DateComponents
    contact.birthday = nil
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
    return contact.identifier
  }
}

extension CNContact {
  var firstMail: String? { emailAddresses.first?.value as String? }
}

extension CNLabeledValue where ValueType == CNPhoneNumber {
  var text: String { value.stringValue }
}

/// A test double, as apps write it.
class EmptyStore: CNContactStore {
  override func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [CNKeyDescriptor]
  ) throws -> [CNContact] { [] }

  override func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
}
