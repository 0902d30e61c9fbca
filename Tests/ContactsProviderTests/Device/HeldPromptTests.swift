import ContactsProvider
import Foundation
import Synchronization
import Testing

/// Prompts that the person leaves on the screen.
@Suite struct HeldPromptTests {
  /// Waits until something holds; the test's time limit ends what never does.
  private func wait(until isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a request stays pending and is answered later`() async throws {
    let phone = try Phone(answer: .ignore)
    let answers = Answers()
    phone.process.requestAccess { answers.add($0, $1) }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    #expect(phone.process.authorizationStatus() == .notDetermined)
    #expect(phone.device.hasOpenQuestion(of: phone.app))
    #expect(answers.all.isEmpty)
    #expect(phone.device.answerHeldPrompt(of: phone.app, with: .allowFull))
    try await wait { !answers.all.isEmpty }
    #expect(answers.all.map(\.granted) == [true])
    #expect(!phone.device.hasOpenQuestion(of: phone.app))
    #expect(!phone.device.answerHeldPrompt(of: phone.app, with: .deny))
  }

  @Test(.timeLimit(.minutes(10)), arguments: [PromptAnswer.deny, .allowFull])
  func `calls that joined get the same answer, after one prompt`(
    _ answer: PromptAnswer
  ) async throws {
    let phone = try Phone(answer: .ignore)
    let answers = Answers()
    for _ in 0..<3 { phone.process.requestAccess { answers.add($0, $1) } }
    async let awaited = try? phone.process.requestAccess()
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    phone.device.answerHeldPrompt(of: phone.app, with: answer)
    try await wait { answers.all.count == 3 }
    #expect(Set(answers.all.map(\.granted)) == [answer == .allowFull])
    #expect(await awaited == (answer == .allowFull ? true : nil))
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a store call on a thread of its own waits for the answer`() async throws {
    let phone = try Phone(answer: .ignore)
    let found = Mutex<[String]?>(nil)
    let names: @Sendable () -> Void = {
      let names = try? phone.names()
      found.withLock { $0 = names ?? ["error"] }
    }
    Thread.detachNewThread(names)
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    #expect(found.withLock { $0 } == nil)
    phone.device.answerHeldPrompt(of: phone.app, with: .allowLimited(["ben"]))
    try await wait { found.withLock { $0 != nil } }
    #expect(found.withLock { $0 } == ["Ben"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `threads go on in the order in which they came`() async throws {
    for _ in 0..<20 {
      let phone = try Phone(answer: .ignore)
      for number in 0..<6 {
        Thread.detachNewThread {
          _ = try? phone.process.save(
            SaveRequest(operations: [.delete(identifier: "nobody \(number)")], author: nil))
        }
        // The next one comes when this one waits.
        try await wait { phone.device.waitCount(of: phone.app) == number + 1 }
      }
      phone.device.answerHeldPrompt(of: phone.app, with: .allowFull)
      func failed() -> [Int] {
        phone.device.ledger.compactMap { entry in
          guard case .refused(.save, let error) = entry.event else { return nil }
          return error.affectedIdentifiers.first?.last?.wholeNumberValue
        }
      }
      try await wait { failed().count == 6 }
      #expect(failed() == [0, 1, 2, 3, 4, 5])
    }
  }

  @Test func `a store call in a task ends the app, because nobody could answer`() throws {
    let phone = try Phone(answer: .ignore)
    #expect(throws: ContactsError(.communicationError)) { try phone.names() }
    #expect(phone.device.termination(of: phone.app)?.name == "wouldBlockForever")
  }

  @Test(.timeLimit(.minutes(10)))
  func `a task that waits while the person looks ends the app once the prompt is left`()
    async throws
  {
    let phone = try Phone()
    let isAsked = Atomic<Bool>(false)
    let mayLeave = DispatchSemaphore(value: 0)
    phone.device.setPerson { _ in
      isAsked.store(true, ordering: .releasing)
      mayLeave.wait()
      return .ignore
    }
    phone.process.requestAccess { _, _ in }
    try await wait { isAsked.load(ordering: .acquiring) }
    let timer = DispatchQueue(label: "the person takes their time")
    timer.asyncAfter(deadline: .now() + 0.05) { mayLeave.signal() }
    #expect(throws: ContactsError(.communicationError)) { try phone.names() }
    #expect(phone.device.termination(of: phone.app)?.name == "wouldBlockForever")
  }

  @Test(.timeLimit(.minutes(10)))
  func `the second sheet can be left, too`() async throws {
    let phone = try Phone()
    phone.device.setPerson { $0.stage == .alert ? .continue : .ignore }
    let answers = Answers()
    phone.process.requestAccess { answers.add($0, $1) }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    #expect(phone.device.heldPrompt(of: phone.app)?.stage == .selection)
    phone.device.answerHeldPrompt(of: phone.app, with: .allowLimited([]))
    try await wait { !answers.all.isEmpty }
    #expect(phone.device.status(of: phone.app) == .limited)
    #expect(phone.device.promptCount(of: phone.app) == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `continue on a left alert leaves the sheet`() async throws {
    let phone = try Phone(answer: .ignore)
    let answers = Answers()
    phone.process.requestAccess { answers.add($0, $1) }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    phone.device.answerHeldPrompt(of: phone.app, with: .continue)
    #expect(phone.device.heldPrompt(of: phone.app)?.stage == .selection)
    #expect(answers.all.isEmpty)
    phone.device.answerHeldPrompt(of: phone.app, with: .ignore)
    phone.device.answerHeldPrompt(of: phone.app, with: .allowFull)
    try await wait { !answers.all.isEmpty }
    #expect(phone.device.status(of: phone.app) == .authorized)
  }

  @Test(.timeLimit(.minutes(10)))
  func `an answer that does not fit a left prompt ends the app`() async throws {
    let phone = try Phone(system: "iOS 17", answer: .ignore)
    phone.process.requestAccess { _, _ in }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    phone.device.answerHeldPrompt(of: phone.app, with: .allowLimited(["ana"]))
    #expect(phone.device.termination(of: phone.app)?.name == "unfittingAnswer")
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func `a prompt that goes with its app leaves no decision, unless the rule is turned round`(
    _ isTurned: Bool
  ) async throws {
    let phone = try Phone(
      answer: .ignore,
      configure: { if isTurned { $0.switchedRules = [.closedPromptLeavesNoDecision] } })
    let answers = Answers()
    phone.process.requestAccess { answers.add($0, $1) }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    phone.device.quit(phone.app)
    #expect(!phone.device.hasOpenQuestion(of: phone.app))
    let again = try #require(phone.device.launch(phone.app))
    #expect(again.authorizationStatus() == (isTurned ? .denied : .notDetermined))
    phone.device.setPerson { _ in .allowFull }
    _ = try? await again.requestAccess()
    #expect(phone.device.promptCount(of: phone.app) == (isTurned ? 1 : 2))
    #expect(answers.all.isEmpty)
  }

  /// The answers of requests, in the order in which they came.
  private final class Answers: Sendable {
    private let answers = Mutex<[(granted: Bool, error: ContactsError?)]>([])
    var all: [(granted: Bool, error: ContactsError?)] { answers.withLock { $0 } }
    func add(_ granted: Bool, _ error: ContactsError?) {
      answers.withLock { $0.append((granted, error)) }
    }
  }
}
