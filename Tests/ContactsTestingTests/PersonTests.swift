import ContactsProvider
import ContactsTesting
import SimulatedContacts
import Synchronization
import Testing

/// Asks for access as the app; nil where an error came.
func askForAccess() async -> Bool? {
  try? await CNContactStore().requestAccess(for: .contacts)
}

struct PersonTests {
  @Test(.device(person: .answers(.allowFull)))
  func `A list of answers is used in order`() async throws {
    #expect(await askForAccess() == true)
    let device = try TestDevice.current
    #expect(device.status == .authorized)
    #expect(device.promptCount == 1)
    #expect(device.prompts.map(\.stage) == [.alert, .selection])
    #expect(device.prompts[0].title == "“Example” Would Like to Access Your Contacts")
  }

  @Test(.device(person: .answers(.deny, .allowLimited(["Kate Bell", "David Taylor"]))))
  func `An answer names contacts by full name`() async throws {
    let device = try TestDevice.current
    #expect(await askForAccess() == nil)
    try device.changeAccess(to: .notDetermined)
    try await device.relaunch { #expect(await askForAccess() == true) }
    #expect(device.sharedContacts == ["Kate Bell", "David Taylor"])
    #expect(device.promptCount == 2)
  }

  @Test(.device(person: .answers(.continue, .cancelSelection)))
  func `Each stage can have an answer of its own`() async throws {
    _ = await askForAccess()
    #expect(try TestDevice.current.status == .notDetermined)
  }

  @Test(.device(person: .answering { $0.number == 1 ? .deny : .allowFull }))
  func `A function answers as well`() async throws {
    #expect(await askForAccess() == nil)
    #expect(try TestDevice.current.status == .denied)
  }

  @Test(.device(person: .always(.allowLimited(["Anna Haro"]))), arguments: [true, false])
  func `An answer for whatever comes need not be asked for`(asks: Bool) async throws {
    if asks { #expect(await askForAccess() == true) }
    #expect(try TestDevice.current.sharedContacts == (asks ? ["Anna Haro"] : []))
  }

  @Test(.device())
  func `The person can be changed while the test runs`() async throws {
    let device = try TestDevice.current
    let seen = Mutex<[String]>([])
    device.setPerson { prompt in
      seen.withLock { $0.append(prompt.purpose) }
      return .allowLimited(["Kate Bell"])
    }
    #expect(await askForAccess() == true)
    #expect(device.sharedContacts == ["Kate Bell"])
    #expect(seen.withLock { $0 } == ["Example uses your contacts."])
  }

  @Test(.device(person: .answers(.ignore)))
  func `A prompt that stays on the screen is answered later`() async throws {
    let device = try TestDevice.current
    let answer = Task { await askForAccess() }
    await device.settle()
    #expect(device.openPrompt?.number == 1)
    #expect(try device.answerOpenPrompt(.allowLimited(["Kate Bell"])))
    #expect(await answer.value == true)
    #expect(device.sharedContacts == ["Kate Bell"])
    #expect(try !device.answerOpenPrompt(.deny))
  }

  @Test
  func `A prompt that nobody answers any more does not keep a test`() async throws {
    try await withDevice(person: .answers(.ignore)) { device in
      CNContactStore().requestAccess(for: .contacts) { _, _ in }
      Task { await askForAccess() }
      await device.settle()
      #expect(device.openPrompt != nil)
    }
  }
}
