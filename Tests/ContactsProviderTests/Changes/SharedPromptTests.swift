import Foundation
import Synchronization
import Testing

@testable import ContactsProvider

/// Calls that need access while a prompt is open.
@Suite struct SharedPromptTests {
  private func wait(until isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [PromptAnswer.allowFull, .deny])
  func `two requests at the same moment get the same answer after one prompt`(
    _ answer: PromptAnswer
  ) async throws {
    let phone = try Phone(answer: .ignore)
    async let first = try? phone.process.requestAccess()
    async let second = try? phone.process.requestAccess()
    try await wait { phone.device.waitCount(of: phone.app) >= 2 }
    phone.device.answerHeldPrompt(of: phone.app, with: answer)
    let granted = [await first, await second]
    #expect(granted == Array(repeating: answer == .allowFull ? true : nil, count: 2))
    #expect(phone.device.promptCount(of: phone.app) == 1)
    #expect(phone.rules().contains(.waitingCallsShareThePrompt))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a fetch waits for the open sheet, while the app goes on`() async throws {
    let phone = try Phone(answer: .ignore)
    let request = Task { try? await phone.process.requestAccess() }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    let names = Mutex<[String]?>(nil)
    Thread.detachNewThread {
      let found = (try? phone.names()) ?? ["error"]
      names.withLock { $0 = found }
    }
    try await wait { phone.device.waitCount(of: phone.app) >= 2 }
    #expect(phone.process.authorizationStatus() == .notDetermined)
    #expect(names.withLock { $0 } == nil)
    // A task that is given up does not swallow the answer.
    request.cancel()
    phone.device.answerHeldPrompt(of: phone.app, with: .allowFull)
    try await wait { names.withLock { $0 } != nil }
    #expect(names.withLock { $0 } == ["Ana", "Ben", "Cai"])
    #expect(await request.value == true)
    #expect(phone.process.authorizationStatus() == .authorized)
  }

  @Test(.timeLimit(.minutes(10)))
  func `where the rule is turned round a second call is refused at once`() async throws {
    let phone = try Phone(
      answer: .ignore, configure: { $0.switchedRules = [.waitingCallsShareThePrompt] })
    let request = Task { try? await phone.process.requestAccess() }
    try await wait { phone.device.heldPrompt(of: phone.app) != nil }
    #expect(throws: ContactsError(.authorizationDenied)) { try phone.names() }
    phone.device.answerHeldPrompt(of: phone.app, with: .allowFull)
    #expect(await request.value == true)
  }
}
