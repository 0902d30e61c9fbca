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

  /// Tells whether the contact is joined of linked cards, of which one has the identifier.
  package func isUnified(with identifierText: String) -> Bool {
    guard delivery?.life.isEnded != true, !identifierText.isEmpty else { return false }
    return record.cards.contains { $0.identifierText == identifierText }
  }

  /// The cards that the contact is joined of; a card alone is its own.
  var cardIdentifiers: [RecordIdentifier] {
    record.cards.isEmpty ? [record.identifier] : record.cards.map(\.identifier)
  }

  /// Reads properties, and gives the keys of those that the app got; where a key was not fetched,
  /// the app is ended.
  func read(_ keys: ContactKeySet) -> ContactKeySet {
    ContactKeySet(keys.keys.filter { $0 != .identifier && mayRead($0) })
  }

  /// Tells whether all of some keys can be read.
  package func hasAvailable(_ keys: ContactKeySet) -> Bool { self.keys.isSuperset(of: keys) }

  /// The same contact with the values of some keys replaced.
  package func replacing(_ edited: ContactKeySet, with values: ContactValues) -> FetchedContact {
    guard !edited.isEmpty else { return self }
    var merged = availableValues
    merged.assign(edited, from: values)
    return FetchedContact(
      detached: record.replacingValues(with: merged),
      keys: keys, isFromStore: isFromStore, delivery: delivery, index: index)
  }

  /// The values of all keys that may be read, for copies, comparisons and archives.
  ///
  /// No read is recorded. Nothing once the app has ended.
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

  /// Tells whether a key has a value to read here, and notes that it is read.
  private func mayRead(_ key: ContactKey) -> Bool {
    delivery?.notesRead(of: key, at: index) ?? true
  }
}

extension FetchedContact {
  package var contactType: ContactType {
    mayRead(.contactType) ? record.values.contactType : .person
  }
  package var namePrefix: String { mayRead(.namePrefix) ? record.values.namePrefix : "" }
  package var givenName: String { mayRead(.givenName) ? record.values.givenName : "" }
  package var middleName: String { mayRead(.middleName) ? record.values.middleName : "" }
  package var familyName: String { mayRead(.familyName) ? record.values.familyName : "" }
  package var previousFamilyName: String {
    mayRead(.previousFamilyName) ? record.values.previousFamilyName : ""
  }
  package var nameSuffix: String { mayRead(.nameSuffix) ? record.values.nameSuffix : "" }
  package var nickname: String { mayRead(.nickname) ? record.values.nickname : "" }
  package var organizationName: String {
    mayRead(.organizationName) ? record.values.organizationName : ""
  }
  package var departmentName: String {
    mayRead(.departmentName) ? record.values.departmentName : ""
  }
  package var jobTitle: String { mayRead(.jobTitle) ? record.values.jobTitle : "" }
  package var phoneticGivenName: String {
    mayRead(.phoneticGivenName) ? record.values.phoneticGivenName : ""
  }
  package var phoneticMiddleName: String {
    mayRead(.phoneticMiddleName) ? record.values.phoneticMiddleName : ""
  }
  package var phoneticFamilyName: String {
    mayRead(.phoneticFamilyName) ? record.values.phoneticFamilyName : ""
  }
  package var phoneticOrganizationName: String {
    mayRead(.phoneticOrganizationName) ? record.values.phoneticOrganizationName : ""
  }
  package var note: String { mayRead(.note) ? record.values.note : "" }
  package var imageData: Data? { mayRead(.imageData) ? record.values.imageData : nil }
  package var thumbnailImageData: Data? {
    mayRead(.thumbnailImageData) ? record.values.thumbnailImageData : nil
  }
  package var imageDataAvailable: Bool {
    mayRead(.imageDataAvailable) ? record.values.imageDataAvailable : false
  }
  package var phoneNumbers: [LabeledValue<String>] {
    mayRead(.phoneNumbers) ? record.values.phoneNumbers : []
  }
  package var emailAddresses: [LabeledValue<String>] {
    mayRead(.emailAddresses) ? record.values.emailAddresses : []
  }
  package var postalAddresses: [LabeledValue<PostalAddress>] {
    mayRead(.postalAddresses) ? record.values.postalAddresses : []
  }
  package var urlAddresses: [LabeledValue<String>] {
    mayRead(.urlAddresses) ? record.values.urlAddresses : []
  }
  package var contactRelations: [LabeledValue<String>] {
    mayRead(.contactRelations) ? record.values.contactRelations : []
  }
  package var socialProfiles: [LabeledValue<SocialProfile>] {
    mayRead(.socialProfiles) ? record.values.socialProfiles : []
  }
  package var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    mayRead(.instantMessageAddresses) ? record.values.instantMessageAddresses : []
  }
  package var birthday: DateComponents? { mayRead(.birthday) ? record.values.birthday : nil }
  package var nonGregorianBirthday: DateComponents? {
    mayRead(.nonGregorianBirthday) ? record.values.nonGregorianBirthday : nil
  }
  package var dates: [LabeledValue<DateComponents>] { mayRead(.dates) ? record.values.dates : [] }
}
