import ContactsPicker
import ContactsProvider
import Testing

/// The picker of a Mac: its keys say what is picked, and nobody hears of a cancellation.
@MainActor
@Suite struct PopoverRuleTests {
  private func mac(turning rule: RuleID? = nil) throws -> PickerPhone {
    try PickerPhone {
      $0.system = .macOS26
      if let rule { $0.switchedRules = [rule] }
    }
  }

  private func request(
    _ methods: PickerMethods, keys: ContactKeySet? = nil
  ) -> PickerRequest {
    var request = PickerRequest(methods)
    request.isPopover = true
    request.displayedKeys = keys
    return request
  }

  private let either: PickerMethods = [.contact, .property]
  private let numbers = ContactKeySet(.phoneNumbers)

  @Test func `keys decide what is picked, whatever methods there are`() async throws {
    let phone = try mac()
    #expect(await phone.pick(request(either), .choose("ben"))?.text == "contact ben")
    #expect(
      await phone.pick(request(either, keys: numbers), .choose(.phoneNumbers, of: "ana"))?.text
        == "property ana phoneNumbers +1 555 010 0101")
    #expect(phone.device.exercisedRules.contains(.popoverKeysDecide))
    let turned = try mac(turning: .popoverKeysDecide)
    await turned.pick(request(either), .ignore)
    #expect(turned.sheet?.selection == .contactOrProperty)
  }

  @Test func `a click beside it is told to nobody`() async throws {
    let phone = try mac()
    #expect(await phone.pick(request(.contact), .cancel)?.text == "dismissed")
    #expect(phone.device.exercisedRules.contains(.popoverPicksOne))
    let turned = try mac(turning: .popoverPicksOne)
    #expect(await turned.pick(request(.contact), .cancel)?.text == "cancelled")
  }

  @Test(arguments: [PickerMethods.contacts, .properties, [.contact, .contacts]])
  func `it never picks several`(methods: PickerMethods) async throws {
    let phone = try mac()
    #expect(phone.present(request(methods)) == .notOnThisSystem)
    let turned = try mac(turning: .popoverPicksOne)
    #expect(
      await turned.pick(request(.contacts), .choose(["cai", "ana"]))?.text
        == "contacts [cai, ana]")
  }

  @Test func `it opens on a Mac only, and in every status`() async throws {
    let phone = try PickerPhone()
    #expect(phone.present(request(.contact)) == .notOnThisSystem)
    #expect(try mac().present(PickerRequest(.contact)) == .notOnThisSystem)
    for access in [Access.notDetermined, .denied, .authorized] {
      let mac = try PickerPhone(access: access) { $0.system = .macOS26 }
      #expect(await mac.pick(request(.contact), .choose("ana"))?.text == "contact ana")
      #expect(mac.device.promptCount(of: mac.app) == 0)
    }
  }

  @Test func `a card shows the displayed keys only`() async throws {
    let phone = try mac()
    let keys = ContactKeySet(.emailAddresses)
    #expect(
      await phone.pick(request(.property, keys: keys), .choose(.phoneNumbers, of: "ben")) == nil)
    #expect(phone.sheet?.card(of: "ana").map(\.key) == [.emailAddresses, .emailAddresses])
    #expect(phone.device.termination(of: phone.app)?.name == "unfittingAnswer")
  }
}
