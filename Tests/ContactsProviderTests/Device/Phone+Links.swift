import Foundation

@testable import ContactsProvider

extension Phone {
  /// A phone where Ana has a card of her own (in Friends, with Ben) and, as Anna, one at work.
  static func withLinks(
    access: Access = .authorized, configure: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws -> Phone {
    try Phone(
      access: access,
      configure: { configuration in
        configuration.accounts = [.onMyPhone, AccountSeed(name: "Work", type: .cardDAV)]
        var work = ContactValues("Anna")
        work.middleName = "M."
        work.jobTitle = "Cook"
        work.organizationName = "Kiosk"
        work.phoneNumbers = [
          LabeledValue(label: "main", value: "+1 555 010 0001"),
          LabeledValue(label: "work", value: "+1 555 010 0002"),
        ]
        work.emailAddresses = [LabeledValue(label: nil, value: "anna@work.example")]
        work.imageData = Data([1])
        work.imageDataAvailable = true
        configuration.contacts[0].values.phoneNumbers = [
          LabeledValue(label: "home", value: "+1 555 010 0001")
        ]
        configuration.contacts.append(
          ContactSeed(identifier: "anna", values: work, account: 1, linkedWith: 0))
        configuration.groups = [
          GroupSeed(name: "Friends", members: [0, 1]), GroupSeed(name: "Colleagues", account: 1),
        ]
        configure(&configuration)
      })
  }

  /// The contact of an identifier, as the app gets it.
  @discardableResult
  func joined(_ identifier: String) throws -> FetchedContact {
    try process.contact(
      withIdentifier: identifier,
      keys: RequestedKeys(.all.subtracting(ContactKeySet(.note))))
  }

  /// The values of a stored card.
  func card(_ identifier: String) -> ContactValues {
    device.contacts.first { $0.identifierText == identifier }?.values ?? ContactValues()
  }
}
