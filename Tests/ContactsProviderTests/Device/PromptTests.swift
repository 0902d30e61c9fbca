import Dispatch
import Synchronization
import Testing

@testable import ContactsProvider

@Suite struct PromptTests {
  @Test func `two threads that ask at once share one prompt and its answer`() async throws {
    let phone = try Phone()
    let isShown = DispatchSemaphore(value: 0)
    let mayAnswer = DispatchSemaphore(value: 0)
    phone.device.setPerson { _ in
      isShown.signal()
      mayAnswer.wait()
      return .allowFull
    }
    let counts = Mutex<[Int]>([])
    let group = DispatchGroup()
    let fetch: @Sendable () -> Void = {
      let count = (try? phone.names().count) ?? -1
      counts.withLock { $0.append(count) }
    }
    DispatchQueue.global().async(group: group, execute: fetch)
    isShown.wait()
    DispatchQueue.global().async(group: group, execute: fetch)
    #expect(phone.process.authorizationStatus() == .notDetermined)
    mayAnswer.signal()
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    #expect(counts.withLock { $0 } == [3, 3])
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test func `the second stage is asked on its own after continue`() throws {
    let phone = try Phone()
    let stages = Mutex<[Prompt.Stage]>([])
    phone.device.setPerson { prompt in
      stages.withLock { $0.append(prompt.stage) }
      return prompt.stage == .alert ? .continue : .allowLimited(["cai"])
    }
    #expect(try phone.names() == ["Cai"])
    #expect(stages.withLock { $0 } == [.alert, .selection])
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test func `a prompt says who asks, why, and how many contacts there are`() throws {
    let phone = try Phone(describe: {
      $0.name = "Invites"
      $0.usageDescription = "To invite."
    })
    let seen = Mutex<Prompt?>(nil)
    phone.device.setPerson { prompt in
      seen.withLock { $0 = prompt }
      return .deny
    }
    #expect(throws: ContactsError(.authorizationDenied)) { try phone.names() }
    let prompt = try #require(seen.withLock { $0 })
    #expect(prompt.title == "“Invites” Would Like to Access Your Contacts")
    #expect(prompt.purpose == "To invite.")
    #expect(prompt.buttons == ["Don’t Allow", "Continue"])
    #expect(prompt.selectionButtons == ["Select Contacts", "Share All 3 Contacts"])
  }

  @Test(arguments: ["iOS 17", "macOS 15", "watchOS 10", "visionOS 1"])
  func `systems with one stage ask with OK`(system: String) throws {
    let phone = try Phone(system: system)
    let seen = Mutex<Prompt?>(nil)
    phone.device.setPerson { prompt in
      seen.withLock { $0 = prompt }
      return .allowFull
    }
    #expect(try phone.names().count == 3)
    let prompt = try #require(seen.withLock { $0 })
    #expect(prompt.buttons == ["Don’t Allow", "OK"])
    #expect(prompt.selectionButtons.isEmpty)
  }

  @Test func `a prompt that nobody answers ends the process and leaves no decision`() throws {
    let phone = try Phone(answer: nil)
    #expect(throws: ContactsError(.communicationError)) { try phone.names() }
    #expect(phone.device.termination(of: phone.app)?.name == "unansweredPrompt")
    #expect(phone.device.status(of: phone.app) == .notDetermined)
    let again = try #require(phone.device.launch(phone.app))
    phone.device.setPerson { _ in .allowFull }
    #expect(try again.contacts(FetchRequest(keys: RequestedKeys(.name))).count == 3)
  }

  @Test(arguments: [PromptAnswer.allowLimited([]), .continue, .cancelSelection])
  func `an answer that does not fit a one-stage prompt is named`(answer: PromptAnswer) throws {
    let phone = try Phone(system: "iOS 17", answer: answer)
    #expect(throws: ContactsError(.communicationError)) { try phone.names() }
    let end = try #require(phone.device.termination(of: phone.app))
    #expect(end.name == "unfittingAnswer")
    #expect(end.explanation.contains("allowFull or deny"))
  }

  @Test func `the person may use the device but not act for the app while answering`() throws {
    let phone = try Phone()
    phone.device.setPerson { _ in
      _ = try? phone.device.edit([.delete(identifier: "ana")])
      return .allowFull
    }
    #expect(try phone.names() == ["Ben", "Cai"])

    let other = try Phone()
    other.device.setPerson { _ in
      _ = try? other.names()
      return .allowFull
    }
    #expect(throws: ContactsError(.communicationError)) { try other.names() }
    #expect(other.device.termination(of: other.app) == .storeCallWhileAnswering)
  }

  @Test func `a request returns before it is answered and calls back on the queue`() throws {
    let phone = try Phone()
    let mayAnswer = DispatchSemaphore(value: 0)
    phone.device.setPerson { _ in
      mayAnswer.wait()
      return .allowFull
    }
    let granted = Mutex<Bool?>(nil)
    phone.process.requestAccess { isGranted, _ in granted.withLock { $0 = isGranted } }
    #expect(granted.withLock { $0 } == nil)
    #expect(phone.device.status(of: phone.app) == .notDetermined)
    #expect(phone.process.openWorkCount == 1)
    mayAnswer.signal()
    phone.process.queue.sync {}
    #expect(granted.withLock { $0 } == true)
    #expect(phone.process.openWorkCount == 0)
  }

  @Test func `the awaited form throws the refusal`() async throws {
    let phone = try Phone(answer: .deny)
    await #expect(throws: ContactsError(.authorizationDenied)) {
      try await phone.process.requestAccess()
    }
    let other = try Phone(answer: .allowLimited([]))
    #expect(try await other.process.requestAccess())
  }

  @Test(arguments: ["quit", "install", "reinstall", "launch"])
  func `an app that is closed or replaced takes its prompt along`(what: String) async throws {
    let phone = try Phone()
    let isShown = DispatchSemaphore(value: 0)
    let mayAnswer = DispatchSemaphore(value: 0)
    phone.device.setPerson { _ in
      isShown.signal()
      mayAnswer.wait()
      return .allowFull
    }
    let group = DispatchGroup()
    let failed = Mutex(0)
    let fetch: @Sendable () -> Void = {
      do throws(ContactsError) { _ = try phone.names() } catch { failed.withLock { $0 += 1 } }
    }
    DispatchQueue.global().async(group: group, execute: fetch)
    isShown.wait()
    DispatchQueue.global().async(group: group, execute: fetch)
    switch what {
    case "quit": phone.device.quit(phone.app)
    case "install": phone.device.install()
    case "reinstall": phone.device.reinstall(phone.app)
    default: _ = phone.device.launch(phone.app)
    }
    mayAnswer.signal()
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    #expect(failed.withLock { $0 } == 2)
    #expect(phone.device.status(of: phone.app) == .notDetermined)
  }
}
