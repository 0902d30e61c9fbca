import ContactsPicker
import ContactsProvider
import Testing

/// What a picker needs, shows and leaves behind.
@MainActor
@Suite struct ScopeTests {
  @Test(arguments: [Access.notDetermined, .denied, .limited(["ben"]), .limited([]), .authorized])
  func `it opens in every state, lists everybody, asks nothing and changes nothing`(
    _ access: Access
  ) async throws {
    let phone = try PickerPhone(access: access)
    let status = phone.device.status(of: phone.app)
    let result = await phone.pick(PickerRequest(.contact), .choose("cai"))
    #expect(result?.text == "contact cai")
    #expect(phone.titles == ["No Name", "Acme Tools", "Ana Alpha", "Ben Beta", "Cai Gamma"])
    #expect(phone.device.status(of: phone.app) == status)
    #expect(phone.device.promptCount(of: phone.app) == 0)
    let shared = phone.device.reachableContacts(of: phone.app).map(\.identifierText)
    #expect(
      shared == (access == .authorized ? ["ana", "ben", "cai", "org", "nobody"] : access.shared))
  }

  @Test func `it opens where access is restricted`() async throws {
    let phone = try PickerPhone(configure: { $0.isRestricted = true })
    #expect(await phone.pick(PickerRequest(.contact), .choose("ana"))?.text == "contact ana")
    #expect(phone.device.status(of: phone.app) == .restricted)
  }

  @Test func `it needs no purpose text`() async throws {
    let phone = try PickerPhone(describe: { $0.usageDescription = nil })
    #expect(await phone.pick(PickerRequest(.contact), .choose("ana"))?.text == "contact ana")
  }

  @Test func `what was picked is a copy that later edits do not reach`() async throws {
    let phone = try PickerPhone(access: .limited(["ana"]))
    let result = await phone.pick(PickerRequest(.contact), .choose("cai"))
    var renamed = ContactValues()
    renamed.givenName = "Kai"
    try phone.device.edit([
      .update(identifier: "cai", keys: ContactKeySet(.givenName), values: renamed)
    ])
    #expect(result?.contacts.map(\.givenName) == ["Cai"])
    #expect(throws: ContactsError(.recordDoesNotExist, affectedIdentifiers: ["cai"])) {
      try phone.process.contact(withIdentifier: "cai", keys: RequestedKeys(.name))
    }
  }

  @Test func `only what was picked counts as seen, with every key but the note`() async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contacts), .choose(["cai", "ana"]))
    let seen = phone.device.exposure(of: phone.app).seen
    let keys = ContactKeySet.all.subtracting([.init(.note), .init(.identifier)])
    #expect(seen == [.init(text: "ana"): keys, .init(text: "cai"): keys])
  }

  @Test func `with the entitlement the note comes along`() async throws {
    let phone = try PickerPhone(describe: { $0.entitlements = [.notes] })
    let result = await phone.pick(PickerRequest(.contact), .choose("ana"))
    #expect(result?.contacts.first?.note == "likes tea")
  }

  @Test func `reading the note without the entitlement ends the app`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(PickerRequest(.contact), .choose("ana"))
    #expect(result?.contacts.first?.note == "")
    #expect(phone.device.termination(of: phone.app) == .propertyNotFetched(.note))
  }

  @Test(arguments: Assumptions.DisplayedKeys.allCases)
  func `displayed keys limit what comes, as the switch says`(
    _ assumption: Assumptions.DisplayedKeys
  ) async throws {
    let phone = try PickerPhone(configure: { $0.assumptions.displayedKeys = assumption })
    var request = PickerRequest(.contact)
    request.displayedKeys = ContactKeySet(.phoneNumbers)
    let contact = await phone.pick(request, .choose("ana"))?.contacts.first
    #expect(contact?.hasAvailable(ContactKeySet(.phoneNumbers).union(.name)) == true)
    #expect(contact?.hasAvailable(ContactKeySet(.emailAddresses)) == (assumption == .all))
  }

  @Test func `a note that the app may not have does not decide what can be picked`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.enabling = try PredicateFormat("note CONTAINS 'tea'")
    #expect(await phone.pick(request, .cancel)?.text == "cancelled")
    #expect(phone.sheet?.rows().contains(where: \.isEnabled) == false)
    let entitled = try PickerPhone(describe: { $0.entitlements = [.notes] })
    #expect(await entitled.pick(request, .choose("ana"))?.text == "contact ana")
  }

  @Test func `the card shows displayed keys only`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.property)
    request.displayedKeys = ContactKeySet(.phoneNumbers)
    await phone.pick(request, .choose(.emailAddresses, of: "cai"))
    #expect(phone.explanation == "The card of Cai Gamma shows no 'emailAddresses'.")
    #expect(phone.sheet?.card(of: "ana").map(\.text) == ["+1 555 010 0101"])
  }

  @Test func `with its rule turned round the card shows every key`() async throws {
    let phone = try PickerPhone(configure: { $0.switchedRules = [.displayedKeysLimitCard] })
    var request = PickerRequest(.property)
    request.displayedKeys = ContactKeySet(.phoneNumbers)
    #expect(
      await phone.pick(request, .choose(.emailAddresses, of: "cai"))?.text
        == "property cai emailAddresses cai@mail.example")
  }

  @Test func `contacts that the enabling predicate refuses are greyed`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.enabling = try PredicateFormat("emailAddresses.@count > 0")
    await phone.pick(request, .choose("ana"))
    #expect(
      phone.sheet?.rows().filter { !$0.isEnabled }.map(\.title)
        == ["No Name", "Acme Tools", "Ben Beta"])
  }

  @Test func `the order is that of Settings`() async throws {
    let phone = try PickerPhone(configure: {
      $0.sortOrder = .givenName
      $0.displayOrder = .familyNameFirst
    })
    await phone.pick(PickerRequest(.contact), .cancel)
    #expect(phone.titles.contains("Alpha Ana"))
  }

  @Test func `an empty address book gives an empty list`() async throws {
    let phone = try PickerPhone(configure: { $0.contacts = [] })
    #expect(await phone.pick(PickerRequest(.contacts), .choose([]))?.text == "contacts []")
    #expect(phone.titles == [])
  }
}

extension Access {
  fileprivate var shared: [String] {
    if case .limited(let identifiers) = self { identifiers } else { [] }
  }
}

extension PickerPhone {
  /// What the system says of an answer that it cannot carry out.
  var explanation: String? { device.termination(of: app)?.explanation }
}
