import ContactsPicker
import ContactsProvider
import Testing

@Suite("Linked cards in the system's controls")
struct LinkedCardTests {
  @Test("the access button offers a person once, and a tap shares all cards")
  func button() throws {
    let phone = try AccessPhone.withLinkedCards(.limited([]))
    let outcome = phone.button("Ana", .tap)
    #expect(outcome.face == .single)
    #expect(phone.lastButton?.rows.map(\.title) == ["Ana Alpha"])
    #expect(phone.shared == ["ana", "ana2"])
    #expect(outcome.newlyShared.count == 1)
    let cards = phone.device.cards(of: RecordIdentifier(text: outcome.newlyShared[0]))
    #expect(cards == [RecordIdentifier(text: "ana"), RecordIdentifier(text: "ana2")])
  }

  @Test("a person of whom a card is missing is offered, and is found by any of the cards")
  func partly() throws {
    let phone = try AccessPhone.withLinkedCards(.limited(["ana"]))
    #expect(phone.face("5550100101") == .single)
    #expect(phone.face("ana@work.example") == .single)
    #expect(phone.button("Ana", ignoring: ["ana@work.example"]).face == .empty)
    #expect(phone.button("Ana", numbers: ["5550100101"]).face == .empty)
    phone.button("Ana", .tap)
    #expect(phone.shared == ["ana", "ana2"])
    #expect(phone.face("Ana") == .empty)
  }

  @Test("any card of a person can be chosen on the button and on its prompt")
  func chosenByCard() throws {
    let phone = try AccessPhone.withLinkedCards(.notDetermined)
    phone.button("Ana", .tap, prompt: .allowLimited(["ana2"]))
    #expect(phone.fault == nil)
    #expect(phone.shared == ["ana", "ana2"])
    let other = try AccessPhone.withLinkedCards(.notDetermined)
    let row = try #require(
      other.button("Ana").face == .single ? other.lastButton?.rows.first : nil)
    other.button("Ana", .tap, prompt: .allowLimited([row.identifier]))
    #expect(other.shared == ["ana", "ana2"])
  }

  @Test("the access picker has a row for a person, ticked where all cards are shared")
  func picker() throws {
    let phone = try AccessPhone.withLinkedCards(.limited(["ana"]))
    phone.picker(.cancel)
    let sheet = try #require(phone.lastSheet)
    #expect(sheet.rows.map(\.title) == ["Ana Alpha", "Ben Beta"])
    #expect(sheet.ticked == [])
    #expect(phone.picker(.change(adding: ["ana2"], removing: [])) == [sheet.rows[0].identifier])
    #expect(phone.shared == ["ana", "ana2"])
    phone.picker(.cancel)
    #expect(phone.lastSheet?.ticked == [sheet.rows[0].identifier])
    phone.picker(.change(adding: [], removing: ["ana"]))
    #expect(phone.shared == [])
  }

  @Test("the contact picker has a row for a person, and hands over what is joined")
  @MainActor func contactPicker() async throws {
    let phone = try AccessPhone.withLinkedCards(.denied)
    var picked: [FetchedContact] = []
    phone.device.setPerson { (sheet: PickerSheet) in
      #expect(sheet.rows().map(\.title) == ["Ana Alpha", "Ben Beta"])
      #expect(sheet.card(of: "ana2").map(\.key) == [.phoneNumbers, .emailAddresses])
      return .choose("ana2")
    }
    let refusal = ContactPicker.present(PickerRequest(.contact), in: phone.process) {
      picked = $0.contacts
    }
    #expect(refusal == nil)
    while phone.process.openWorkCount > 0 { await Task.yield() }
    #expect(picked.map(\.emailAddresses.count) == [1])
    #expect(picked.map(\.phoneNumbers.count) == [1])
    let seen = phone.device.exposure(of: phone.app).seen.keys
    #expect(Set(seen) == [RecordIdentifier(text: "ana"), RecordIdentifier(text: "ana2")])
  }

  @Test("with unification turned off every card stands for itself")
  func turned() throws {
    let people = [
      AccessPhone.person("ana", "Ana", "Alpha"), AccessPhone.person("ben", "Ben", "Beta"),
    ]
    let phone = try AccessPhone(.limited([]), contacts: people) {
      $0.contacts[1].linkedWith = 0
      $0.switchedRules = [.linkedCardsComeAsOne]
    }
    phone.picker(.cancel)
    #expect(phone.lastSheet?.rows.map(\.identifier) == ["ana", "ben"])
  }
}
