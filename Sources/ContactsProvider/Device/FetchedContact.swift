package import Foundation

/// A contact as an app holds it: a shared record and the keys that may be read of it.
///
/// The record itself is private; each property checks its key, so nothing else can be read.
package struct FetchedContact: Sendable {
  private let record: ContactRecord
  private let delivery: Delivery?
  private let index: Int
  /// The keys that may be read.
  package let keys: ContactKeySet
  /// Whether the contact came from a store, or was put into one.
  package let isFromStore: Bool

  init(_ record: ContactRecord, in delivery: Delivery, at index: Int) {
    self.record = record
    self.delivery = delivery
    self.index = index
    keys = delivery.keys
    isFromStore = true
  }

  /// Makes a contact in memory: every key is there, and no read is recorded.
  package init(memory identifier: RecordIdentifier, values: ContactValues = ContactValues()) {
    self.init(
      detached: ContactRecord(identifier: identifier, values: values), keys: .all,
      isFromStore: false)
  }

  /// Makes a contact that came out of an app's own archive, with the keys that it had.
  package init(restored identifierText: String, keys: ContactKeySet, values: ContactValues) {
    let identifier = RecordIdentifier(text: identifierText)
    let chosen = identifier.uuidText == identifierText ? nil : identifierText
    self.init(
      detached: ContactRecord(identifier: identifier, chosenIdentifier: chosen, values: values),
      keys: keys, isFromStore: true)
  }

  /// Makes a contact that was stored a moment ago by the app that holds it.
  init(stored record: ContactRecord) {
    self.init(detached: record, keys: .all, isFromStore: true)
  }

  private init(
    detached record: ContactRecord, keys: ContactKeySet, isFromStore: Bool,
    delivery: Delivery? = nil, index: Int = 0
  ) {
    self.record = record
    self.keys = keys
    self.isFromStore = isFromStore
    self.delivery = delivery
    self.index = index
  }

  /// The record's identity; available whatever was fetched.
  package var identifier: RecordIdentifier { record.identifier }

  /// The identifier as an app reads it; empty once the app has ended.
  package var identifierText: String {
    guard delivery?.life.isEnded != true else { return "" }
    delivery?.markRead(.identifier, at: index)
    return record.identifierText
  }

  /// Tells whether all of some keys can be read.
  package func hasAvailable(_ keys: ContactKeySet) -> Bool { self.keys.isSuperset(of: keys) }

  /// The same contact with the values of some keys replaced.
  package func replacing(_ edited: ContactKeySet, with values: ContactValues) -> FetchedContact {
    guard !edited.isEmpty else { return self }
    var merged = availableValues
    merged.assign(edited, from: values)
    return FetchedContact(
      detached: ContactRecord(
        identifier: record.identifier, chosenIdentifier: record.chosenIdentifier, values: merged),
      keys: keys, isFromStore: isFromStore, delivery: delivery, index: index)
  }

  /// The values of all keys that may be read, for copies, comparisons and archives: no read is
  /// recorded. Nothing once the app has ended.
  package var availableValues: ContactValues {
    guard delivery?.life.isEnded != true else { return ContactValues() }
    var available = ContactValues()
    available.assign(keys.subtracting(delivery?.withheld ?? []), from: record.values)
    return available
  }

  /// The same contact as it is once it was stored.
  package func markedAsStored() -> FetchedContact {
    FetchedContact(
      detached: record, keys: keys, isFromStore: true, delivery: delivery, index: index)
  }

  /// Tells whether a property may be set; where its key was not fetched, the app is ended.
  package func mayWrite(_ key: ContactKey) -> Bool {
    guard delivery?.life.isEnded != true else { return false }
    if keys.contains(key) { return true }
    return delivery?.touchUnfetched(key, by: .unfetchedWriteEndsApp) ?? true
  }

  /// The record to read a key from; an empty one where there is nothing to read.
  private func readable(_ key: ContactKey) -> ContactRecord {
    guard let delivery else { return record }
    if delivery.life.isEnded { return Self.empty }
    guard keys.contains(key) else {
      _ = delivery.touchUnfetched(key, by: .unfetchedReadEndsApp)
      return Self.empty
    }
    if delivery.withheld.contains(key) { return Self.empty }
    delivery.markRead(key, at: index)
    return record
  }

  private static let empty = ContactRecord(
    identifier: .unset, values: ContactValues())
}

extension FetchedContact {
  package var contactType: ContactType { readable(.contactType).values.contactType }
  package var namePrefix: String { readable(.namePrefix).values.namePrefix }
  package var givenName: String { readable(.givenName).values.givenName }
  package var middleName: String { readable(.middleName).values.middleName }
  package var familyName: String { readable(.familyName).values.familyName }
  package var previousFamilyName: String {
    readable(.previousFamilyName).values.previousFamilyName
  }
  package var nameSuffix: String { readable(.nameSuffix).values.nameSuffix }
  package var nickname: String { readable(.nickname).values.nickname }
  package var organizationName: String { readable(.organizationName).values.organizationName }
  package var departmentName: String { readable(.departmentName).values.departmentName }
  package var jobTitle: String { readable(.jobTitle).values.jobTitle }
  package var phoneticGivenName: String { readable(.phoneticGivenName).values.phoneticGivenName }
  package var phoneticMiddleName: String {
    readable(.phoneticMiddleName).values.phoneticMiddleName
  }
  package var phoneticFamilyName: String {
    readable(.phoneticFamilyName).values.phoneticFamilyName
  }
  package var phoneticOrganizationName: String {
    readable(.phoneticOrganizationName).values.phoneticOrganizationName
  }
  package var note: String { readable(.note).values.note }
  package var imageData: Data? { readable(.imageData).values.imageData }
  package var thumbnailImageData: Data? {
    readable(.thumbnailImageData).values.thumbnailImageData
  }
  package var imageDataAvailable: Bool { readable(.imageDataAvailable).values.imageDataAvailable }
  package var phoneNumbers: [LabeledValue<String>] { readable(.phoneNumbers).values.phoneNumbers }
  package var emailAddresses: [LabeledValue<String>] {
    readable(.emailAddresses).values.emailAddresses
  }
  package var postalAddresses: [LabeledValue<PostalAddress>] {
    readable(.postalAddresses).values.postalAddresses
  }
  package var urlAddresses: [LabeledValue<String>] { readable(.urlAddresses).values.urlAddresses }
  package var contactRelations: [LabeledValue<String>] {
    readable(.contactRelations).values.contactRelations
  }
  package var socialProfiles: [LabeledValue<SocialProfile>] {
    readable(.socialProfiles).values.socialProfiles
  }
  package var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    readable(.instantMessageAddresses).values.instantMessageAddresses
  }
  package var birthday: DateComponents? { readable(.birthday).values.birthday }
  package var nonGregorianBirthday: DateComponents? {
    readable(.nonGregorianBirthday).values.nonGregorianBirthday
  }
  package var dates: [LabeledValue<DateComponents>] { readable(.dates).values.dates }
}
