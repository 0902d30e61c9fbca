import ContactsProvider
import ContactsTesting
import Dispatch
import Foundation
import SimulatedContacts
import Testing

/// Every form of work that leaves its task, on several devices at the same time.
@Suite(
  "Work that leaves its task finds its app",
  .device(access: .authorized, contacts: ["Mira Solberg"]))
struct WorkFormTests {
  /// Waits for the app, and expects that it alone fetched, once for each piece of work.
  private func expectFetches(_ count: Int = 1) async throws {
    let device = try TestDevice.current
    await device.settle()
    #expect(device.exposed == ["Mira Solberg": [.givenName]])
    #expect(device.ledger.count { $0.delivery != nil } == count)
  }

  @Test("by DispatchQueue.async", arguments: 0..<6)
  func async(_: Int) async throws {
    let queue = DispatchQueue(label: "test")
    queue.async { fetch() }
    queue.async(qos: .utility) { fetch() }
    queue.async(flags: .barrier) { fetch() }
    queue.async(qos: .utility, flags: .barrier) { fetch() }
    try await expectFetches(4)
  }

  @Test("by DispatchQueue.async in a group, and DispatchGroup.notify", arguments: 0..<6)
  func group(_: Int) async throws {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "test")
    queue.async(group: group) { fetch() }
    queue.async(group: group, qos: .utility) { fetch() }
    queue.async(group: group, flags: .barrier) { fetch() }
    group.notify(queue: queue) { fetch() }
    try await expectFetches(4)
  }

  @Test("by DispatchQueue.main", arguments: 0..<6)
  func mainQueue(_: Int) async throws {
    DispatchQueue.main.async { fetch() }
    try await expectFetches()
  }

  @Test("by DispatchQueue.asyncAfter, which is not waited for", arguments: 0..<6)
  func asyncAfter(_: Int) async throws {
    let queue = DispatchQueue(label: "test")
    await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now()) {
        fetch()
        continuation.resume()
      }
    }
    await withCheckedContinuation { continuation in
      queue.asyncAfter(wallDeadline: .now(), qos: .utility) {
        fetch()
        continuation.resume()
      }
    }
    try await expectFetches(2)
  }

  @Test("as a DispatchWorkItem, which is not waited for", arguments: 0..<6)
  func workItem(_: Int) async throws {
    let item = DispatchWorkItem { fetch() }
    DispatchQueue.global().async(execute: item)
    await withCheckedContinuation { continuation in
      item.notify(queue: .global()) { continuation.resume() }
    }
    try await expectFetches()
  }

  @Test("as a task", arguments: 0..<6)
  func task(_: Int) async throws {
    Task { fetch() }
    Task(priority: .low) { fetch() }
    Task { () throws in fetch() }
    try await expectFetches(3)
  }

  @Test("as a detached task", arguments: 0..<6)
  func detachedTask(_: Int) async throws {
    Task.detached { fetch() }
    Task.detached(priority: .low) { fetch() }
    Task.detached { () throws in fetch() }
    try await expectFetches(3)
  }

  @Test("in the completion handler of requestAccess", arguments: 0..<6)
  func completionHandler(_: Int) async throws {
    CNContactStore().requestAccess(for: .contacts) { granted, _ in
      if granted { fetch() }
      DispatchQueue.main.async { fetch() }
    }
    try await expectFetches(2)
  }

  @Test("by a hop to the main actor", arguments: 0..<6)
  func mainActor(_: Int) async throws {
    await MainActor.run { fetch() }
    await fetchOnMainActor()
    Task { @MainActor in fetch() }
    try await expectFetches(3)
  }

  @Test("by async let", arguments: 0..<6)
  func asyncLet(_: Int) async throws {
    async let first: Void = fetch()
    async let second: Void = fetch()
    _ = await (first, second)
    try await expectFetches(2)
  }

  @Test("in a task group", arguments: 0..<6)
  func taskGroup(_: Int) async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { fetch() } }
    }
    try await expectFetches(3)
  }

  @Test("in a task that waits for notifications, which is waited for while it works")
  func notifications() async throws {
    let device = try TestDevice.current
    _ = CNContactStore().defaultContainerIdentifier()
    let task = Task {
      for await _ in NotificationCenter.default.notifications(named: .CNContactStoreDidChange) {
        fetch()
      }
    }
    await device.settle()
    try device.simulation.edit([.addGroup(name: "Friends")])
    try await expectFetches()
    task.cancel()
  }

  @Test("in an operation queue or a thread, where it enters its app", arguments: 0..<6)
  func entered(_: Int) async throws {
    let device = try TestDevice.current
    let queue = OperationQueue()
    await withCheckedContinuation { continuation in
      queue.addOperation { @Sendable in
        device.perform { fetch() }
        continuation.resume()
      }
    }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        device.perform { fetch() }
        continuation.resume()
      }
    }
    try await expectFetches(2)
  }
}

/// Fetches the only contact with a store that is made here.
@Sendable private func fetch() {
  #expect((try? fetchedNames()) == ["Mira"])
}

@MainActor private func fetchOnMainActor() { fetch() }
