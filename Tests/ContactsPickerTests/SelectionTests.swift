import ContactsPicker
import ContactsProvider
import Foundation
import Testing

/// What a tap does, by the methods that the delegate has.
@MainActor
@Suite struct SelectionTests {
  @Test func `without a method a tap opens the card and nothing is picked`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(PickerRequest([]), .init([.choose([.contact("ana")]), .cancel]))
    #expect(result?.text == "cancelled")
    #expect(phone.sheet?.selection == .nothing)
    #expect(phone.device.exposure(of: phone.app).seen.isEmpty)
  }

  @Test func `one contact is picked by a tap`() async throws {
    let phone = try PickerPhone()
    #expect(await phone.pick(PickerRequest(.contact), .choose("ben"))?.text == "contact ben")
    #expect(phone.sheet?.buttons == ["Cancel"])
  }

  @Test(arguments: [(true, "contact ana"), (false, "cancelled")])
  func `the contact predicate decides between pick and card`(
    _ isPicked: Bool, _ outcome: String
  ) async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.selectingContact = .constant(isPicked)
    let result = await phone.pick(request, .choose("ana"), .cancel)
    #expect(result?.text == outcome)
    #expect(phone.unused == (isPicked ? 1 : 0))
  }

  @Test func `one value is picked from the card`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(
      PickerRequest(.property), .choose(.emailAddresses, of: "ana", .text("ana@work.example")))
    #expect(result?.text == "property ana emailAddresses ana@work.example")
  }

  @Test func `a single value needs no text and has no entry`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(PickerRequest(.property), .choose(.birthday, of: "cai"))
    guard case .property(let property) = result else {
      Issue.record("no property was picked")
      return
    }
    #expect(property.entry == nil)
    #expect(property.contact.birthday?.day == 3)
  }

  @Test(
    arguments: [
      (nil, "property ana phoneNumbers +1 555 010 0101"),
      (false, "property ana phoneNumbers +1 555 010 0101"),
    ] as [(Bool?, String)])
  func `with both methods a card opens unless the contact predicate is true`(
    _ predicate: Bool?, _ outcome: String
  ) async throws {
    let phone = try PickerPhone()
    var request = PickerRequest([.contact, .property])
    request.selectingContact = predicate.map { .constant($0) }
    #expect(await phone.pick(request, .choose(.phoneNumbers, of: "ana"))?.text == outcome)
  }

  @Test func `with both methods a true contact predicate picks the contact`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest([.contact, .property])
    request.selectingContact = .constant(true)
    #expect(await phone.pick(request, .choose("ana"))?.text == "contact ana")
  }

  @Test func `several contacts come in the order of the ticks`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(
      PickerRequest(.contacts),
      .init([
        .tick(contact: "cai"), .tick(contact: "ana"), .tick(contact: "ben"), .tick(contact: "ana"),
        .tick(contact: "org"), .done,
      ]))
    #expect(result?.text == "contacts [cai, ben, org]")
    #expect(phone.sheet?.buttons == ["Cancel", "Done"])
  }

  @Test func `choosing several is ticking them and Done`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(PickerRequest(.contacts), .choose(["ben", "ana", "ben"]))
    #expect(result?.text == "contacts [ben, ana]")
  }

  @Test func `Done with nothing ticked gives an empty list and is no cancellation`() async throws {
    let phone = try PickerPhone()
    #expect(await phone.pick(PickerRequest(.contacts), .choose([]))?.text == "contacts []")
    #expect(await phone.pick(PickerRequest(.properties), .choose([]))?.text == "properties []")
  }

  @Test func `several contacts can be picked whatever the contact predicate says`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contacts)
    request.selectingContact = .constant(false)
    #expect(await phone.pick(request, .choose(["ana"]))?.text == "contacts [ana]")
  }

  @Test func `several values are picked across contacts`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(
      PickerRequest(.properties),
      .init([
        .choose([
          .property(contact: "cai", key: .emailAddresses, value: .only),
          .property(contact: "ana", key: .emailAddresses, value: .text("ana@mail.example")),
        ])
      ]))
    #expect(
      result?.text
        == "properties [cai emailAddresses cai@mail.example, ana emailAddresses ana@mail.example]")
  }

  @Test(
    arguments: [
      ([.contact, .contacts], .contacts), ([.property, .contacts], .contacts),
      ([.contact, .property, .contacts], .contacts), ([.contact, .properties], .properties),
      ([.property, .properties], .properties), ([.contacts, .properties], .contacts),
      ([.contact, .property, .contacts, .properties], .contacts),
    ] as [(PickerMethods, PickerSheet.Selection)])
  func `methods for several win over methods for one`(
    _ methods: PickerMethods, _ selection: PickerSheet.Selection
  ) async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(methods), .cancel)
    #expect(phone.sheet?.selection == selection)
  }

  @Test func `a value that the property predicate refuses is called instead`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.property)
    request.selectingProperty = try PredicateFormat("key == 'emailAddresses'")
    let result = await phone.pick(
      request, .choose(.phoneNumbers, of: "ana"),
      .choose(.emailAddresses, of: "ana", .text("ana@mail.example")))
    #expect(result?.text == "property ana emailAddresses ana@mail.example")
  }

  @Test func `selection predicates without their method are ignored`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.property)
    request.selectingContact = .constant(true)
    #expect(
      await phone.pick(request, .choose(.phoneNumbers, of: "ana"))?.text
        == "property ana phoneNumbers +1 555 010 0101")
    var contact = PickerRequest(.contact)
    contact.selectingProperty = .constant(false)
    #expect(await phone.pick(contact, .choose("ana"))?.text == "contact ana")
  }
}
