import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// What the app gets (facts 7.4, 7.14 to 7.16).
@MainActor
@Suite struct ResultTests {
  private func value(
    _ key: ContactKey, _ value: PickedValue = .only, of contact: String = "ana"
  ) async throws -> CNContactProperty {
    let screen = try PickerScreen()
    let delegate = P()
    await screen.pick(for: delegate, .choose(key, of: contact, value))
    return try #require(delegate.properties.first)
  }

  @Test func `a phone number comes as a phone number with label and identifier`() async throws {
    let property = try await value(.phoneNumbers)
    let number = property.value as? CNPhoneNumber
    #expect(number?.stringValue == "+1 555 010 0101")
    #expect(property.key == CNContactPhoneNumbersKey && property.label == CNLabelPhoneNumberMobile)
    #expect(property.identifier == property.contact.phoneNumbers.first?.identifier)
  }

  @Test func `an e-mail address comes as a text`() async throws {
    let property = try await value(.emailAddresses, .text("ana@work.example"))
    #expect(property.value as? String == "ana@work.example")
    #expect(property.value as? NSString == "ana@work.example")
    #expect(property.label == CNLabelWork)
    #expect(property.identifier == property.contact.emailAddresses.last?.identifier)
  }

  @Test func `a postal address, a relation and a date come as their objects`() async throws {
    let address = try await value(.postalAddresses)
    #expect((address.value as? CNPostalAddress)?.city == "Springfield")
    let relation = try await value(.contactRelations)
    #expect((relation.value as? CNContactRelation)?.name == "Ben Beta")
    let date = try await value(.dates)
    #expect((date.value as? NSDateComponents)?.year == 2020 && date.label == "met")
    #expect((date.value as? DateComponents)?.month == 5)
  }

  @Test func `a single value has neither label nor identifier`() async throws {
    let birthday = try await value(.birthday)
    #expect((birthday.value as? NSDateComponents)?.day == 29)
    #expect(birthday.label == nil && birthday.identifier == nil)
  }

  @Test func `an entry without a label has an identifier all the same`() async throws {
    let property = try await value(.phoneNumbers, of: "ben")
    #expect(property.label == nil && property.identifier != nil)
  }

  @Test func `a picked contact has every property but the note`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana"))
    let contact = try #require(delegate.contacts.first)
    #expect(contact.nickname == "Annie" && contact.birthday?.month == 2)
    #expect(!contact.isKeyAvailable(CNContactNoteKey))
  }

  @Test func `displayed properties limit what is handed over`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana")) {
      $0.displayedPropertyKeys = [CNContactEmailAddressesKey]
    }
    let contact = try #require(delegate.contacts.first)
    #expect(contact.givenName == "Ana" && contact.emailAddresses.count == 2)
    #expect(!contact.isKeyAvailable(CNContactPhoneNumbersKey))
  }

  @Test func `unknown displayed properties are ignored`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana")) {
      $0.displayedPropertyKeys = ["shoeSize", CNContactBirthdayKey]
    }
    #expect(delegate.contacts.first?.isKeyAvailable(CNContactBirthdayKey) == true)
    #expect(delegate.contacts.first?.isKeyAvailable(CNContactPhoneNumbersKey) == false)
    #expect(screen.sheets.first?.request.displayedKeys == ContactKeySet(.birthday))
  }

  @Test func `a result is a copy that later edits do not reach`() async throws {
    let screen = try PickerScreen()
    let delegate = CP()
    await screen.pick(for: delegate, .choose(.phoneNumbers, of: "ben"))
    var edited = try #require(screen.device.contact(withIdentifier: "ben")).values
    edited.givenName = "Benno"
    edited.phoneNumbers = []
    let keys: ContactKeySet = [.init(.givenName), .init(.phoneNumbers)]
    try screen.device.edit([.update(identifier: "ben", keys: keys, values: edited)])
    let property = try #require(delegate.properties.first)
    #expect(screen.device.contact(withIdentifier: "ben")?.values.givenName == "Benno")
    #expect(property.contact.givenName == "Ben")
    #expect((property.value as? CNPhoneNumber)?.stringValue == "+1 555 010 0102")
  }

  @Test func `only what was chosen is exposed, and what was read is noted`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ben")) {
      $0.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    }
    _ = delegate.contacts.first?.phoneNumbers
    let exposure = screen.device.exposure(of: screen.app)
    let ben = RecordIdentifier(text: "ben")
    #expect(Set(exposure.seen.keys) == [ben])
    #expect(exposure.seen[ben]?.contains(.emailAddresses) == false)
    #expect(exposure.read[ben] == [ContactKeySet(.identifier), ContactKeySet(.phoneNumbers)])
  }

  @Test func `a picked value counts as read`() async throws {
    let screen = try PickerScreen()
    let delegate = P()
    await screen.pick(for: delegate, .choose(.phoneNumbers, of: "ben"))
    let read = screen.device.exposure(of: screen.app).read[RecordIdentifier(text: "ben")]
    #expect(read?.contains(.phoneNumbers) == true && read?.contains(.givenName) == false)
  }
}
