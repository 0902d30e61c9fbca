import ContactsProvider
import Foundation
import SimulatedContacts
import Synchronization
import Testing

/// How many notifications a task is through with.
private final class Count: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

@Suite("Notifications and other parts of Foundation")
struct NotificationTests {
  @Test("Each run of an app hears of changes under a name of its own")
  func names() throws {
    let one = try AppRun()
    let other = try AppRun()
    let name = one.perform { Notification.Name.CNContactStoreDidChange }
    #expect(name == one.perform { .CNContactStoreDidChange })
    #expect(name != other.perform { .CNContactStoreDidChange })
    let again = try #require(one.device.launch(one.process.bundleIdentifier))
    #expect(name != AppProcess.$current.withValue(again) { .CNContactStoreDidChange })
  }

  @Test("Notifications can be awaited from the moment of asking")
  func sequence() async {
    let name = Notification.Name("NotificationTests.sequence")
    let center = NotificationCenter.default
    let notifications = center.notifications(named: name)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    var numbers: [Int?] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test("A cancelled task stops waiting for notifications")
  func cancelling() async {
    let name = Notification.Name("NotificationTests.cancelling")
    let task = Task {
      for await _ in NotificationCenter.default.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("A task that waits for notifications is no open work; what it does with one is")
  func settling() async throws {
    let run = try AppRun()
    let name = Notification.Name("NotificationTests.settling")
    let gate = AsyncStream.makeStream(of: Void.self)
    let count = Count()
    let task = run.perform {
      Task {
        for await _ in NotificationCenter.default.notifications(named: name) {
          for await _ in gate.stream { break }
          count.add()
        }
        for await _ in gate.stream { break }
      }
    }
    #expect(await run.settled())
    for _ in 0..<2 { NotificationCenter.default.post(name: name, object: nil) }
    for seen in 0..<2 {
      #expect(run.process.openWorkCount == 1)
      #expect(count.value == seen)
      gate.continuation.yield()
      while count.value == seen { await Task<Never, Never>.yield() }
    }
    #expect(await run.settled())
    task.cancel()
    gate.continuation.finish()
    await task.value
    #expect(await run.settled())
  }

  @Test("A task is open work again when it has left its notifications", arguments: [false, true])
  func leaving(isDetached: Bool) async throws {
    let run = try AppRun()
    let name = Notification.Name("NotificationTests.leaving.\(isDetached)")
    let gate = AsyncStream.makeStream(of: Void.self)
    let work: @Sendable () async -> Void = {
      for await _ in NotificationCenter.default.notifications(named: name) { break }
      for await _ in gate.stream {}
    }
    run.perform {
      _ = isDetached ? Task.detached(operation: work) : Task(operation: work)
    }
    while run.process.openWorkCount > 0 { await Task<Never, Never>.yield() }
    NotificationCenter.default.post(name: name, object: nil)
    try await Task<Never, Never>.sleep(for: .milliseconds(20))
    #expect(run.process.openWorkCount == 1)
    gate.continuation.finish()
    #expect(await run.settled())
  }

  @Test("An autorelease pool gives and throws what its body does")
  func pool() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
