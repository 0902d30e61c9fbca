internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// A value of a contact as an app gets it, ready to be compared.
enum ObservedValue: Sendable, Hashable {
  /// An unset date or image.
  case nothing
  /// The value of a key that has one.
  case single(EntryValue)
  /// The entries of a many-valued key, in stored order.
  case entries([LabeledEntry])
}

extension ObservedValue {
  /// Takes the value of a key out of a contact's values.
  init(_ key: ContactKey, of values: ContactValues) {
    switch key.field {
    case .identifier: self = .nothing
    case .contactType: self = .single(.text("\(values.contactType)"))
    case .text(let place): self = .single(.text(values[keyPath: place]))
    case .flag(let place): self = .single(.flag(values[keyPath: place]))
    case .image(let place): self = Self.optional(values[keyPath: place]) { .data($0) }
    case .date(let place): self = Self.optional(values[keyPath: place]) { .date($0) }
    case .texts(let place): self = Self.entries(values[keyPath: place]) { .text($0) }
    case .dates(let place): self = Self.entries(values[keyPath: place]) { .date($0) }
    case .postalAddresses(let place): self = Self.parted(values[keyPath: place])
    case .socialProfiles(let place): self = Self.parted(values[keyPath: place])
    case .instantMessageAddresses(let place): self = Self.parted(values[keyPath: place])
    }
  }

  private static func optional<Value>(
    _ value: Value?, _ wrap: (Value) -> EntryValue
  ) -> ObservedValue {
    value.map { .single(wrap($0)) } ?? .nothing
  }

  private static func entries<Value>(
    _ entries: [LabeledValue<Value>], _ wrap: (Value) -> EntryValue
  ) -> ObservedValue {
    .entries(entries.map { LabeledEntry(label: $0.label, value: wrap($0.value)) })
  }

  private static func parted<Value: PartedValue>(
    _ entries: [LabeledValue<Value>]
  ) -> ObservedValue {
    Self.entries(entries) { .parts($0.parts) }
  }
}

extension CNContact {
  /// Reads a property as an app does: one whose key was not fetched ends the process.
  func observe(_ key: ContactKey) -> ObservedValue {
    let value = value(forKey: key.name)
    switch value {
    case let text as String: return .single(.text(text))
    case let date as NSDateComponents: return .single(.date(date as DateComponents))
    case let data as Data: return .single(.data(data))
    case let number as NSNumber: return .single(Self.entryValue(of: number, key))
    case let entries as [AnyObject]: return .entries(entries.compactMap(Self.entry))
    default: return .nothing
    }
  }

  private static func entryValue(of number: NSNumber, _ key: ContactKey) -> EntryValue {
    guard key == .contactType else { return .flag(number.boolValue) }
    return .text(number.intValue == CNContactType.organization.rawValue ? "organization" : "person")
  }

  private static func entry(_ object: AnyObject) -> LabeledEntry? {
    switch object {
    case let entry as CNLabeledValue<CNPhoneNumber>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<NSString>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<CNContactRelation>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<NSDateComponents>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<CNPostalAddress>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<CNSocialProfile>: Self.entry(entry.label, entry.value)
    case let entry as CNLabeledValue<CNInstantMessageAddress>:
      Self.entry(entry.label, entry.value)
    default: nil
    }
  }

  private static func entry(_ label: String?, _ value: Any) -> LabeledEntry? {
    EntryValue(ofClient: value).map { LabeledEntry(label: label, value: $0) }
  }
}

extension EntryValue {
  /// Takes the value of a property, or of an entry, out of an app's object.
  init?(ofClient value: Any) {
    switch value {
    case let number as CNPhoneNumber: self = .text(number.stringValue)
    case let relation as CNContactRelation: self = .text(relation.name)
    case let text as String: self = .text(text)
    case let date as DateComponents: self = .date(date)
    case let data as Data: self = .data(data)
    case let address as CNPostalAddress: self = .parts(address.parts)
    case let profile as CNSocialProfile: self = .parts(profile.parts)
    case let address as CNInstantMessageAddress: self = .parts(address.parts)
    default: return nil
    }
  }
}

extension CNPostalAddress {
  fileprivate var parts: [String: String] {
    [
      "street": street, "subLocality": subLocality, "city": city,
      "subAdministrativeArea": subAdministrativeArea, "state": state, "postalCode": postalCode,
      "country": country, "isoCountryCode": isoCountryCode,
    ]
  }
}

extension CNSocialProfile {
  fileprivate var parts: [String: String] {
    [
      "urlString": urlString, "username": username, "userIdentifier": userIdentifier,
      "service": service,
    ]
  }
}

extension CNInstantMessageAddress {
  fileprivate var parts: [String: String] { ["username": username, "service": service] }
}
