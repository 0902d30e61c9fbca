import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// The methods of the delegate decide what can be picked (facts 7.5 to 7.9).
@MainActor
@Suite struct DelegateMatrixTests {
  @Test(arguments: DelegateCase.all)
  func `the methods are known before any is called`(delegate: DelegateCase) {
    let made = delegate.make()
    #expect(pickerMethods(of: made) == delegate.methods)
    #expect(made.calls.isEmpty)
  }

  @Test(arguments: DelegateCase.all)
  func `the person sees what the methods let them pick`(delegate: DelegateCase) async throws {
    let screen = try PickerScreen()
    let made = delegate.make()
    await screen.pick(for: made, .cancel)
    #expect(screen.sheets.map(\.selection) == [delegate.selection])
    #expect(made.calls == ["cancel"])
  }

  @Test(arguments: DelegateCase.all)
  func `a chosen contact reaches the method that fits`(delegate: DelegateCase) async throws {
    let screen = try PickerScreen()
    let made = delegate.make()
    await screen.pick(for: made, .choose("ana"))
    switch delegate.selection {
    case .contact: #expect(made.calls == ["contact ana"])
    case .contacts: #expect(made.calls == ["contacts ana"])
    // A tap opens the card, and the person gave no further answer.
    case .nothing, .property, .contactOrProperty, .properties: #expect(made.calls == [])
    }
  }

  @Test(arguments: DelegateCase.all)
  func `a chosen value reaches the method that fits`(delegate: DelegateCase) async throws {
    let screen = try PickerScreen()
    let made = delegate.make()
    await screen.pick(for: made, .choose(.phoneNumbers, of: "ben"))
    switch delegate.selection {
    case .property, .contactOrProperty: #expect(made.calls == ["property ben.phoneNumbers"])
    case .properties: #expect(made.calls == ["properties ben.phoneNumbers"])
    case .nothing, .contact, .contacts: #expect(made.calls == [])
    }
  }

  @Test(arguments: DelegateCase.all)
  func `a predicate that is true picks the contact at once`(delegate: DelegateCase) async throws {
    let screen = try PickerScreen()
    let made = delegate.make()
    await screen.pick(for: made, .choose("ben")) {
      $0.predicateForSelectionOfContact = NSPredicate(value: true)
    }
    switch delegate.selection {
    case .contact, .contactOrProperty: #expect(made.calls == ["contact ben"])
    case .contacts: #expect(made.calls == ["contacts ben"])
    case .nothing, .property, .properties: #expect(made.calls == [])
    }
  }

  @Test(arguments: DelegateCase.all)
  func `a predicate that is false opens the card`(delegate: DelegateCase) async throws {
    let screen = try PickerScreen()
    let made = delegate.make()
    await screen.pick(for: made, .choose("ben")) {
      $0.predicateForSelectionOfContact = NSPredicate(value: false)
    }
    // With several contacts the predicate is ignored.
    #expect(made.calls == (delegate.selection == .contacts ? ["contacts ben"] : []))
  }

  @Test func `several contacts come in the order of their ticks`() async throws {
    let screen = try PickerScreen()
    let delegate = Cs()
    await screen.pick(for: delegate, .choose(["cai", "ana"]))
    #expect(delegate.calls == ["contacts cai ana"])
  }

  @Test func `Done with nothing ticked gives an empty list`() async throws {
    let screen = try PickerScreen()
    let delegate = Cs()
    await screen.pick(for: delegate, .choose([]))
    #expect(delegate.calls == ["contacts "])
  }

  @Test func `several values come in the order of their ticks`() async throws {
    let screen = try PickerScreen()
    let delegate = Ps()
    let choices: [PickerChoice] = [
      .property(contact: "cai", key: .emailAddresses, value: .only),
      .property(contact: "ana", key: .emailAddresses, value: .text("ana@work.example")),
    ]
    await screen.pick(for: delegate, PickerAnswer([.choose(choices)]))
    #expect(delegate.calls == ["properties cai.emailAddresses ana.emailAddresses"])
    #expect(
      delegate.properties.map { $0.value as? String } == ["cai@mail.example", "ana@work.example"])
  }

  @Test func `a greyed contact cannot be picked`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana")) {
      $0.predicateForEnablingContact = NSPredicate(value: false)
    }
    #expect(delegate.calls == [])
    #expect(screen.sheets.first?.rows().map(\.isEnabled) == [false, false, false])
  }

  @Test func `a value that the predicate refuses is not picked`() async throws {
    let screen = try PickerScreen()
    let delegate = P()
    await screen.pick(for: delegate, .choose(.phoneNumbers, of: "ben")) {
      $0.predicateForSelectionOfProperty = NSPredicate(value: false)
    }
    #expect(delegate.calls == [])
  }
}
