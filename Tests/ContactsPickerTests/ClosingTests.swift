import ContactsPicker
import ContactsProvider
import Synchronization
import Testing

/// How pickers end, stay open, or never open.
@MainActor
@Suite struct ClosingTests {
  @Test func `cancel is told once`() async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contact), .cancel)
    #expect(phone.results.map(\.text) == ["cancelled"])
  }

  @Test(arguments: [
    (Assumptions.SwipeDown.cancels, "cancelled"), (.silent, "dismissed"),
  ])
  func `swiping down does as the switch says`(
    _ assumption: Assumptions.SwipeDown, _ outcome: String
  ) async throws {
    let phone = try PickerPhone(configure: { $0.assumptions.swipeDown = assumption })
    #expect(await phone.pick(PickerRequest(.contacts), .swipeDown)?.text == outcome)
  }

  @Test func `a picker that is left open can be answered later`() async throws {
    let phone = try PickerPhone()
    #expect(await phone.pick(PickerRequest(.contact), .ignore) == nil)
    #expect(phone.device.heldPicker(of: phone.app)?.number == 1)
    #expect(phone.device.answerHeldPicker(of: phone.app, with: .choose("ana")))
    await phone.settle()
    #expect(phone.results.map(\.text) == ["contact ana"])
    #expect(!phone.device.answerHeldPicker(of: phone.app, with: .cancel))
  }

  @Test func `a second picker is refused while one is open`() async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contact), .ignore)
    #expect(phone.present(PickerRequest(.contacts)) == .anotherIsOpen)
    phone.device.answerHeldPicker(of: phone.app, with: .cancel)
    await phone.settle()
    #expect(await phone.pick(PickerRequest(.contact), .choose("ben"))?.text == "contact ben")
  }

  @Test func `closing the app closes its picker, and nobody is called`() async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contact), .ignore)
    phone.device.quit(phone.app)
    #expect(!phone.device.answerHeldPicker(of: phone.app, with: .choose("ana")))
    phone.process = try #require(phone.device.launch(phone.app))
    #expect(await phone.pick(PickerRequest(.contact), .choose("cai"))?.text == "contact cai")
    #expect(phone.results.map(\.text) == ["contact cai"])
  }

  @Test func `a person who starts the app again does not harm the new run`() async throws {
    let phone = try PickerPhone()
    let app = phone.app
    phone.device.setPerson { [device = phone.device] (_: PickerSheet) in
      device.quit(app)
      _ = device.launch(app)
      return nil
    }
    #expect(await phone.pick(PickerRequest(.contact)) == nil)
    #expect(phone.device.process(of: app) != nil)
    #expect(phone.device.termination(of: app) == nil)
  }

  @Test func `an app that ended cannot open one`() throws {
    let phone = try PickerPhone()
    phone.device.quit(phone.app)
    #expect(phone.present(PickerRequest(.contact)) == .notRunning)
  }

  @Test func `the app can take its picker away`() async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contact), .ignore)
    ContactPicker.dismiss(in: phone.process)
    #expect(phone.present(PickerRequest(.contact)) == nil)
    #expect(phone.results.isEmpty)
  }

  @Test func `a picker that fails to open calls nobody`() async throws {
    let phone = try PickerPhone()
    phone.device.failPickers()
    #expect(phone.present(PickerRequest(.contact)) == .cannotOpen)
    #expect(await phone.pick(PickerRequest(.contact), .choose("ana"))?.text == "contact ana")
  }

  @Test func `an app that nobody is left of to tell gets nothing`() async throws {
    let phone = try PickerPhone()
    phone.seen.answers.withLock { $0 = [.choose("ana")] }
    let refusal = ContactPicker.present(
      PickerRequest(.contact), in: phone.process, isHeard: { false },
      deliver: { phone.results.append($0) })
    #expect(refusal == nil)
    await phone.settle()
    #expect(phone.results.map(\.text) == ["dismissed"])
    #expect(phone.device.exposure(of: phone.app).seen.isEmpty)
    #expect(phone.device.ledger.contains { if case .unheard = $0.event { true } else { false } })
  }

  @Test func `a bare picker is empty and asks nobody`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.isBare = true
    #expect(await phone.pick(request, .choose("ana")) == nil)
    #expect(phone.unused == 1)
    #expect(phone.device.termination(of: phone.app) == nil)
    let sheets = phone.device.ledger.compactMap { entry -> PickerSheet? in
      guard case .sheet(let sheet) = entry.event else { return nil }
      return sheet as? PickerSheet
    }
    #expect(sheets.map { $0.rows().count } == [0])
  }

  @Test(arguments: ["macOS 15", "watchOS 11"])
  func `systems without the sheet refuse it`(_ system: String) throws {
    let phone = try PickerPhone(configure: { $0.system = DeviceSystem(name: system) ?? .iOS26 })
    #expect(phone.present(PickerRequest(.contact)) == .notOnThisSystem)
  }

  @Test func `a predicate that cannot be evaluated ends the app`() throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.enabling = try PredicateFormat("Birthday != nil")
    guard case .invalidPredicate(let error) = phone.present(request) else {
      Issue.record("the predicate was taken")
      return
    }
    #expect(error.offset == 0)
    #expect(phone.device.termination(of: phone.app) == .invalidPredicate(error))
  }

  @Test func `with its rule turned round such a predicate only keeps the picker away`() throws {
    let phone = try PickerPhone(configure: { $0.switchedRules = [.invalidPredicateEndsApp] })
    var request = PickerRequest(.contact)
    request.enabling = try PredicateFormat("Birthday != nil")
    #expect(phone.present(request) != nil)
    #expect(phone.device.termination(of: phone.app) == nil)
  }
}

/// Answers that a picker cannot carry out, and what they are told.
@MainActor
@Suite struct MisstepTests {
  @Test(
    arguments: [
      (.contact, [.choose("zoe")], "The picker lists no contact with the identifier 'zoe'."),
      (
        .contact, [.init([.search("be"), .choose([.contact("ana")])])],
        "Ana Alpha is not listed while 'be' is searched for."
      ),
      (
        .contact, [.choose(["ana", "ben"])],
        "This picker takes one choice, and the answer makes 2. For several the delegate needs a method for several."
      ),
      (
        .contact, [.choose([])],
        "This picker takes one choice, and the answer makes 0. For several the delegate needs a method for several."
      ),
      (.contact, [.init([.done])], "This picker has no Done: it does not pick several."),
      (
        .contact, [.init([.tick(contact: "ana")])],
        "This picker has nothing to tick: it does not pick several contacts."
      ),
      (
        .contact, [.init([.cancel, .search("a")])],
        "The picker is gone after 'cancel', so 'search' cannot follow."
      ),
      (
        .contacts, [.choose(.phoneNumbers, of: "ana")],
        "This picker picks contacts, not values of theirs."
      ),
      (.properties, [.choose("ana")], "This picker picks values: choose {contact, key, value}."),
      (
        .property, [.choose(.phoneNumbers, of: "ben")],
        "The card of Ben Beta shows 2 values of 'phoneNumbers': say which of '+1 555 010 0102', '+1 555 010 0103'."
      ),
      (
        .property, [.choose(.phoneNumbers, of: "ben", .text("+1"))],
        "The card of Ben Beta shows no such 'phoneNumbers'; it shows '+1 555 010 0102', '+1 555 010 0103'."
      ),
      (.property, [.choose(.givenName, of: "ben")], "The card of Ben Beta shows no 'givenName'."),
      (
        .contact, [.choose(.phoneNumbers, of: "ana")],
        "A tap on Ana Alpha ends the matter at once, so no card shows 'phoneNumbers'."
      ),
      (
        .contact, [],
        "Nobody answered the contact picker. Give the person an answer for it beforehand."
      ),
      (
        .property, [.choose("ana")],
        "The picker is still open and nobody closed it: a tap on Ana Alpha only opens the card."
      ),
      (
        .contacts, [.init([.tick(contact: "ana")])],
        "The picker is still open and nobody closed it: Ana Alpha is now ticked, and Done is not tapped."
      ),
      (
        [], [.choose("ana")],
        "The picker is still open and nobody closed it: a tap on Ana Alpha only opens the card: the delegate has no method that takes a pick."
      ),
      (
        .contact, [.init([])],
        "The picker is still open and nobody closed it: the answer has no gesture."
      ),
    ] as [(PickerMethods, [PickerAnswer], String)])
  func `a misstep says what is wrong`(
    _ methods: PickerMethods, _ answers: [PickerAnswer], _ explanation: String
  ) async throws {
    let phone = try PickerPhone()
    phone.seen.answers.withLock { $0 = answers }
    #expect(await phone.pick(PickerRequest(methods)) == nil)
    #expect(phone.explanation == explanation)
  }

  @Test func `what is greyed cannot be chosen`() async throws {
    let phone = try PickerPhone()
    var request = PickerRequest(.contact)
    request.enabling = .constant(false)
    #expect(await phone.pick(request, .choose("ana")) == nil)
    #expect(
      phone.explanation
        == "Ana Alpha is greyed and cannot be chosen: predicateForEnablingContact refuses it.")
  }

  @Test func `a person who never closes the picker is stopped`() async throws {
    let phone = try PickerPhone()
    phone.device.setPerson { (_: PickerSheet) in .init([.open(contact: "ana")]) }
    #expect(await phone.pick(PickerRequest(.contact)) == nil)
    #expect(phone.explanation == "The picker is still open after 1000 answers.")
  }

  @Test func `the person must not call the store for the app`() async throws {
    let phone = try PickerPhone(access: .authorized)
    let process = phone.process
    phone.device.setPerson { (_: PickerSheet) in
      _ = try? process.contacts(FetchRequest(keys: RequestedKeys(.name)))
      return .cancel
    }
    await phone.pick(PickerRequest(.contact))
    #expect(phone.device.termination(of: phone.app) == .storeCallWhileAnswering)
  }
}

/// The search field.
@MainActor
@Suite struct SearchTests {
  @Test(arguments: [
    ("", 5), ("  ", 5), ("al", 1), ("ALPHA ana", 1), ("lpha", 0), ("caich", 1), ("acme", 1),
    ("0103", 1), ("01", 0), ("work.example", 1), ("WORK.EXAMPLE", 1), ("zzz", 0),
  ])
  func `names by beginnings, numbers by digits, addresses by a part`(
    _ query: String, _ count: Int
  ) async throws {
    let phone = try PickerPhone()
    await phone.pick(PickerRequest(.contact), .cancel)
    #expect(phone.sheet?.rows(matching: query).count == count)
  }

  @Test func `a found row can be chosen`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(
      PickerRequest(.contact), .init([.search("al"), .choose([.contact("ana")])]))
    #expect(result?.text == "contact ana")
  }

  @Test func `ticks stay while something else is searched for`() async throws {
    let phone = try PickerPhone()
    let result = await phone.pick(
      PickerRequest(.contacts),
      .init([
        .search("al"), .tick(contact: "ana"), .search("be"), .tick(contact: "ben"), .done,
      ]))
    #expect(result?.text == "contacts [ana, ben]")
  }
}
