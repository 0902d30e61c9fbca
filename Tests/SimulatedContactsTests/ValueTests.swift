import Foundation
import SimulatedContacts
import Testing

@Suite("Values of contacts")
struct ValueTests {
  @Test("A labeled value keeps its identifier through edits")
  func labeledValue() {
    let value = CNLabeledValue(label: CNLabelHome, value: "a@mail.example" as NSString)
    let relabeled = value.settingLabel(CNLabelWork)
    let changed = value.settingLabel(nil, value: "b@mail.example")
    #expect(relabeled.identifier == value.identifier && relabeled.label == CNLabelWork)
    #expect(relabeled.value == "a@mail.example")
    #expect(changed.identifier == value.identifier && changed.label == nil)
    #expect(value.settingValue("c@mail.example").value == "c@mail.example")
    #expect(value.label == CNLabelHome && value.copy() as? NSObject === value)
  }

  @Test("A labeled value made anew is another entry")
  func newLabeledValue() {
    let value = CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "1"))
    let other = CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "1"))
    #expect(value.identifier != other.identifier && value != other)
    #expect(value == value.settingLabel(nil))
  }

  @Test("A labeled value keeps a copy of a mutable address")
  func copiedValue() {
    let address = CNMutablePostalAddress()
    address.city = "Exempelstad"
    let value = CNLabeledValue<CNPostalAddress>(label: nil, value: address)
    address.city = "Provby"
    #expect(value.value.city == "Exempelstad")
    let mutable = CNLabeledValue<CNMutablePostalAddress>(label: nil, value: address)
    #expect(mutable.value.city == "Provby")
  }

  @Test("A postal address can be copied, changed and compared")
  func postalAddress() throws {
    let address = CNMutablePostalAddress()
    address.street = "1 Example Way\nFlat 2"
    address.subLocality = "a"
    address.city = "b"
    address.subAdministrativeArea = "c"
    address.state = "d"
    address.postalCode = "e"
    address.country = "f"
    address.isoCountryCode = "g"
    let copy = try #require(address.copy() as? CNPostalAddress)
    #expect(copy == address && copy.hash == address.hash && !(copy is CNMutablePostalAddress))
    let twin = try #require(copy.mutableCopy() as? CNMutablePostalAddress)
    twin.city = ""
    #expect(twin != copy && copy.city == "b" && address.city == "b")
    #expect(copy.street.hasSuffix("Flat 2") && copy.isoCountryCode == "g")
    #expect(copy.copy() as? NSObject === copy)
  }

  @Test("A social profile has empty texts for missing parts")
  func socialProfile() {
    let profile = CNSocialProfile(
      urlString: nil, username: "ana", userIdentifier: nil, service: nil)
    #expect(profile.urlString == "" && profile.userIdentifier == "" && profile.service == "")
    #expect(profile.username == "ana")
  }

  @Test("Values with the same parts are equal, others are not")
  func equality() {
    #expect(CNPhoneNumber(stringValue: "1") == CNPhoneNumber(stringValue: "1"))
    #expect(CNPhoneNumber(stringValue: "1") != CNPhoneNumber(stringValue: "1 "))
    #expect(CNContactRelation(name: "Bea") == CNContactRelation(name: "Bea"))
    #expect(
      CNInstantMessageAddress(username: "a", service: "b")
        != CNInstantMessageAddress(username: "b", service: "a"))
    #expect(
      Set([CNPhoneNumber(stringValue: "1"), CNPhoneNumber(stringValue: "1")]).count == 1)
  }

  @Test("Values come back from an archive")
  func archives() throws {
    let address = CNMutablePostalAddress()
    address.city = "Exempelstad"
    #expect(try restored(address) == address)
    #expect(try restored(CNPhoneNumber(stringValue: "1")).stringValue == "1")
    #expect(try restored(CNContactRelation(name: "Bea")).name == "Bea")
    let profile = CNSocialProfile(
      urlString: "u", username: "n", userIdentifier: "i", service: "s")
    #expect(try restored(profile) == profile)
    let message = CNInstantMessageAddress(username: "n", service: "s")
    #expect(try restored(message) == message)
    let request = CNContactFetchRequest(keysToFetch: nameKeys)
    request.sortOrder = .givenName
    request.unifyResults = false
    let copy = try restored(request)
    #expect(copy.keysToFetch.count == 2 && copy.sortOrder == .givenName && !copy.unifyResults)
  }

  private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: value, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }
}
