import ContactsProvider
import ContactsTesting
import SimulatedContacts
import Testing

/// Reads a property that was not fetched.
private func readUnfetched() throws {
  let request = CNContactFetchRequest(
    keysToFetch: [CNContactGivenNameKey] as [any CNKeyDescriptor])
  try CNContactStore().enumerateContacts(with: request) { contact, _ in _ = contact.familyName }
}

private let unfetched = """
  The app was ended (propertyNotFetched): A property was not requested when contact was fetched: \
  'familyName'. Add its key to the fetch, or ask isKeyAvailable(_:) first.
  """

struct FaultTests {
  @Test
  func `A property that was not fetched is one issue where the device was made`() async {
    var line = 0
    let found = await issues {
      line = #line + 1
      try withDevice(access: .authorized) { _ in
        try? readUnfetched()
        try? readUnfetched()
      }
    }
    #expect(found.map(\.text) == [unfetched])
    #expect(found.map(\.line) == [line])
  }

  @Test
  func `A trait shows its issues where it stands`() async throws {
    let test = try #require(Test.current)
    let trait: DeviceTrait = .device(access: .authorized)
    let line = #line - 1
    let found = await issues {
      try await trait.provideScope(for: test, testCase: nil) { try? readUnfetched() }
    }
    #expect(found.map(\.text) == [unfetched])
    #expect(found.map(\.line) == [line])
  }

  @Test
  func `Every run that ended is told, and the error of the test beside them`() async {
    let found = await issues {
      try withDevice(access: .authorized, person: .answers(.deny)) { device in
        try? readUnfetched()
        try device.relaunch { try readUnfetched() }
      }
    }
    #expect(found.count == 4)
    #expect(found.prefix(2).map(\.text) == [unfetched, unfetched])
    #expect(
      found.dropFirst(2).first?.text == """
        The person has answers to prompts that never came: deny. Take them away, or use .always(…) \
        where a prompt may come or not.
        """)
    #expect(found.last?.text.hasPrefix("error CNError") == true)
  }

  @Test
  func `A prompt without an answer is an issue`() async {
    let found = await issues {
      try await withDevice { _ in _ = await askForAccess() }
    }
    #expect(
      found.map(\.text) == [
        """
        The app was ended (unansweredPrompt): Nobody answered the prompt “Example” Would Like to \
        Access Your Contacts. Give the person an answer for it beforehand.
        """
      ])
  }

  @Test
  func `An answer that names nobody is an issue with the names that there are`() async {
    let found = await issues {
      try await withDevice(
        contacts: ["Kate Bell", "Ben Beta"], person: .answers(.allowLimited(["Kat Bell"]))
      ) { _ in _ = await askForAccess() }
    }
    #expect(
      found.map(\.text) == [
        """
        The app was ended (unfittingAnswer): The person cannot answer: No contact has the full name \
        or identifier 'Kat Bell'. The contacts are Kate Bell, Ben Beta.
        """
      ])
  }

  @Test
  func `Contacts without a purpose text are an issue`() async {
    let found = await issues {
      try await withDevice(app: .withoutUsageDescription) { _ in _ = await askForAccess() }
    }
    #expect(
      found.map(\.text) == [
        """
        The app was ended (missingUsageDescription): The app touched contacts, but its Info.plist \
        has no NSContactsUsageDescription. Add the purpose text.
        """
      ])
  }

  @Test
  func `A store call while the person answers is an issue`() async {
    let found = await issues {
      try await withDevice { device in
        device.setPerson { _ in
          _ = try? device.perform { try fetchedNames() }
          return .allowFull
        }
        _ = await askForAccess()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("The app was ended (storeCallWhileAnswering): ") == true)
  }

  @Test
  func `A call that would wait for ever is an issue`() async {
    let found = await issues {
      try withDevice(person: .answers(.ignore)) { _ in _ = try? fetchedNames() }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("The app was ended (wouldBlockForever): ") == true)
  }

  @Test
  func `Work that does not end is an issue that tells how much`() async {
    var setup = DeviceSetup()
    setup.patience = .milliseconds(30)
    let place = SourcePlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 3, column: 1)
    let gate = AsyncStream.makeStream(of: Void.self)
    let found = await issues {
      try await TestDevice(setup).run(at: place) { device in
        for _ in 0..<2 {
          Task { for await _ in gate.stream {} }
        }
        await device.settle()
      }
    }
    #expect(
      found.map(\.text) == [
        """
        2 pieces of the app's work are still open after 0.03 seconds: requests, tasks or blocks on \
        queues that have not ended.
        """
      ])
    #expect(found.map(\.line) == [3])
    gate.continuation.finish()
  }

  @Test
  func `Work that ends in time is waited for`() async throws {
    try await withDevice(access: .authorized, contacts: ["Mira Solberg"]) { device in
      Task.detached {
        try? await Task.sleep(for: .milliseconds(20), tolerance: nil, clock: .continuous)
        _ = try? fetchedNames()
      }
      await device.settle()
      #expect(device.exposed == ["Mira Solberg": [.givenName]])
    }
  }

  @Test(arguments: [TestPerson.always(.allowFull), .answers(.ignore)])
  func `Work that is open at the end is waited for, also behind an open prompt`(
    person: TestPerson
  ) async throws {
    let isDone = Guarded(false)
    try await withDevice(person: person) { device in
      Task { await askForAccess() }
      await device.settle()
      Task {
        try? await Task.sleep(for: .milliseconds(30), tolerance: nil, clock: .continuous)
        isDone.withLock { $0 = true }
      }
    }
    #expect(isDone.withLock { $0 })
  }

  @Test
  func `Outside of Swift Testing all faults are one error`() async throws {
    // A detached task has no current test, as code in XCTest has none.
    let task = Task<DeviceFault?, Never>.detached(name: nil, priority: nil) {
      do {
        try withDevice(access: .authorized, person: .answers(.deny)) { _ in
          try readUnfetched()
        }
      } catch {
        return error as? DeviceFault
      }
      return nil
    }
    let fault = try #require(await task.value)
    #expect(fault.reasons.count == 2)
    #expect(fault.reasons.first == unfetched)
    #expect(fault.underlyingError is CNError)
    #expect("\(fault)".contains("FaultTests.swift:\(fault.line): "))
    #expect("\(fault)".contains("\n  \(unfetched)\n"))
  }
}

struct ExpectedTerminationTests {
  @Test(.device(access: .authorized))
  func `An end that the test expects is no fault, before or after`() throws {
    let device = try TestDevice.current
    device.expectTermination(.propertyNotFetched(.familyName))
    try? readUnfetched()
    #expect(device.termination == .propertyNotFetched(.familyName))
    try? device.relaunch { try readUnfetched() }
    device.expectTermination(.propertyNotFetched(.familyName))
  }

  @Test
  func `An end that does not come, or another, is an issue`() async {
    let found = await issues {
      try withDevice(access: .authorized) { device in
        device.expectTermination(.propertyNotFetched(.note))
        try? readUnfetched()
      }
    }
    #expect(
      found.map(\.text) == [
        unfetched,
        "The test expects that the app is ended (propertyNotFetched(.note)), and it was not.",
      ])
  }

  @Test(
    arguments: [
      (ExpectedTermination.unansweredPrompt, TestPerson.nobody, AppDescription()),
      (.unfittingAnswer, .answers(.allowLimited(["Nobody"])), AppDescription()),
      (.missingUsageDescription, .nobody, .withoutUsageDescription),
      (.wouldBlockForever, .answers(.ignore), AppDescription()),
    ] as [(ExpectedTermination, TestPerson, AppDescription)])
  func `Every kind of end can be expected`(
    end: ExpectedTermination, person: TestPerson, app: AppDescription
  ) async throws {
    try withDevice(person: person, app: app) { device in
      device.expectTermination(end)
      _ = try? fetchedNames()
      #expect(!device.isRunning)
    }
  }
}
