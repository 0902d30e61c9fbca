import Foundation
import SimulatedContacts
import Testing

@Suite("Picked values")
struct ContactPropertyValueTests {
  private let contact = CNMutableContact()
  private let entry = CNLabeledValue(
    label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 555 010 0001"))

  init() {
    contact.givenName = "Ana"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "07700 900001")), entry,
    ]
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "ana@mail.example")]
    contact.birthday = DateComponents(month: 6, day: 15)
  }

  private var phone: CNContactProperty {
    CNContactProperty(
      contact: contact, key: CNContactPhoneNumbersKey, value: entry.value,
      identifier: entry.identifier, label: entry.label)
  }

  private var birthday: CNContactProperty {
    CNContactProperty(
      contact: contact, key: CNContactBirthdayKey, value: contact.birthday, identifier: nil,
      label: nil)
  }

  @Test("have the contact as it was, the key, the value and the label")
  func parts() {
    let picked = phone
    contact.givenName = "Anna"
    #expect(picked.contact.givenName == "Ana")
    #expect(picked.key == CNContactPhoneNumbersKey)
    #expect((picked.value as? CNPhoneNumber)?.stringValue == "+1 555 010 0001")
    #expect(picked.identifier == entry.identifier)
    #expect(picked.label == CNLabelHome)
    #expect(birthday.value as? DateComponents == DateComponents(month: 6, day: 15))
    #expect(birthday.value as? NSDateComponents != nil)
    #expect(birthday.identifier == nil && birthday.label == nil)
    #expect(picked.copy() as? CNContactProperty === picked)
  }

  @Test("are found in the contact by their entry")
  func entries() {
    #expect(
      phone == CNContactProperty(contact: contact, key: phone.key, entry: entry.identifier))
    #expect(birthday == CNContactProperty(contact: contact, key: birthday.key, entry: nil))
    let gone = CNContactProperty(contact: contact, key: phone.key, entry: "gone")
    #expect(gone.value == nil && gone.label == nil && gone.identifier == "gone")
  }

  @Test("are equal with the same contact, key, entry and value")
  func equality() {
    #expect(phone == phone)
    #expect(phone.hash == phone.hash)
    #expect(Set([phone, phone, birthday]).count == 2)
    #expect(phone != birthday)
    let other = CNContactProperty(
      contact: contact, key: CNContactPhoneNumbersKey,
      value: CNPhoneNumber(stringValue: "07700 900002"), identifier: entry.identifier,
      label: entry.label)
    #expect(phone != other)
    #expect(
      phone
        != CNContactProperty(
          contact: CNContact(), key: phone.key, value: phone.value, identifier: phone.identifier,
          label: phone.label))
  }

  @Test("come back out of an archive")
  func archive() throws {
    for picked in [phone, birthday] {
      let archived = try NSKeyedArchiver.archivedData(
        withRootObject: picked, requiringSecureCoding: true)
      let restored = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContactProperty.self, from: archived))
      #expect(restored == picked)
    }
  }
}
