import ContactsPicker
import ContactsProvider
import ContactsTesting
import Synchronization
import Testing

/// Shows a contact picker in front of the app, and gives the names of who was picked.
@MainActor
private func pick(_ methods: PickerMethods = .contact) async throws -> [String] {
  let picked = Mutex<[String]>([])
  let process = try #require(AppProcess.current)
  let refusal = ContactPicker.present(PickerRequest(methods), in: process) { result in
    switch result {
    case .contact(let contact): picked.withLock { $0 = [name(of: contact)] }
    case .contacts(let contacts): picked.withLock { $0 = contacts.map(name(of:)) }
    case .property(let property): picked.withLock { $0 = ["\(property.key)"] }
    case .properties: break
    case .cancelled: picked.withLock { $0 = ["cancelled"] }
    case .dismissed: picked.withLock { $0 = ["dismissed"] }
    }
  }
  #expect(refusal == nil)
  await (try TestDevice.current).settle()
  return picked.withLock { $0 }
}

private func name(of contact: FetchedContact) -> String { contact.givenName }

@MainActor
struct PickerTests {
  @Test(.device(access: .denied, person: .picks(.choose("Kate Bell"), .cancel)))
  func `The person picks contacts by name, whatever the access`() async throws {
    let device = try TestDevice.current
    #expect(try await pick() == ["Kate"])
    #expect(device.exposed.names == ["Kate Bell"])
    #expect(try await pick() == ["cancelled"])
    #expect(device.pickers.map(\.selection) == [.contact, .contact])
    #expect(device.promptCount == 0)
  }

  @Test(.device())
  func `A function answers pickers, and another one prompts`() async throws {
    let device = try TestDevice.current
    device.setPerson { (sheet: PickerSheet) in
      #expect(sheet.rows().count == 6)
      return .choose(["Anna Haro", "David Taylor"])
    }
    device.setPerson { _ in .deny }
    #expect(try await pick(.contacts) == ["Anna", "David"])
    #expect(await askForAccess() == nil)
  }

  @Test(.device(person: .answers(.deny).picks(.choose(.phoneNumbers, of: "Kate Bell"))))
  func `One person answers both`() async throws {
    #expect(await askForAccess() == nil)
    #expect(try await pick(.property) == ["phoneNumbers"])
  }

  @Test(.device(person: .picks(.ignore)))
  func `A picker that stays open is answered later`() async throws {
    let device = try TestDevice.current
    #expect(try await pick() == [])
    #expect(device.openPicker?.number == 1)
    #expect(try device.answerOpenPicker(.choose("Kate Bell")))
    await device.settle()
    #expect(device.exposed.names == ["Kate Bell"])
    #expect(device.openPicker == nil)
  }

  @Test
  func `A picker that stays open does not keep a test`() async throws {
    try await withDevice(person: .picks(.ignore)) { device in
      _ = try await pick()
      #expect(device.openPicker != nil)
    }
  }

  @Test
  func `A picker without an answer, and an answer without a picker, are issues`() async {
    let unanswered = await issues {
      try await withDevice { _ in _ = try await pick() }
    }
    #expect(
      unanswered.map(\.text) == [
        """
        The app was ended (unansweredPrompt): Nobody answered the contact picker. Give the person an \
        answer for it beforehand.
        """
      ])
    let unused = await issues {
      try withDevice(person: .picks(.choose("Kate Bell"), .cancel)) { _ in }
    }
    #expect(
      unused.map(\.text) == [
        """
        The person has answers to contact pickers that never came: \
        choose(Kate Bell), cancel. Take them away, or let the app show the picker.
        """
      ])
    let unknown = await issues {
      try await withDevice(contacts: ["Ann Alpha"], person: .picks(.choose("Kate"))) { _ in
        _ = try await pick()
      }
    }
    #expect(
      unknown.map(\.text) == [
        """
        The app was ended (unfittingAnswer): The person cannot answer: No contact has the full name \
        or identifier 'Kate'. The contacts are Ann Alpha.
        """
      ])
  }
}
