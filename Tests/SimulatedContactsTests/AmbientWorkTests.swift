import ContactsProvider
import Dispatch
import Foundation
import SimulatedContacts
import Synchronization
import Testing

/// Where work notes as which app it ran.
private final class Trace: Sendable {
  private let seen = Mutex<[Bool]>([])
  let run: AppRun

  init(_ run: AppRun) { self.run = run }

  /// Notes whether a store that is made here belongs to the app.
  func note() {
    let isSame = AppProcess.current === run.process
    seen.withLock { $0.append(isSame) }
  }

  var all: [Bool] { seen.withLock { $0 } }
}

@Suite("Work that an app hands on")
struct AmbientWorkTests {
  @Test("to a queue runs as the app, and is open until it has run")
  func async() async throws {
    let trace = Trace(try AppRun())
    let queue = DispatchQueue(label: "test")
    queue.suspend()
    trace.run.perform {
      queue.async { trace.note() }
      queue.async(qos: .utility) { trace.note() }
      queue.async(flags: .barrier) { trace.note() }
      queue.async(qos: .utility, flags: .barrier) { trace.note() }
      #expect(trace.run.process.openWorkCount == 4)
      queue.resume()
    }
    #expect(await trace.run.settled())
    #expect(trace.all == [true, true, true, true])
  }

  @Test("to a queue in a group runs as the app, and so does what comes after the group")
  func group() async throws {
    let trace = Trace(try AppRun())
    let group = DispatchGroup()
    trace.run.perform {
      DispatchQueue.global().async(group: group) { trace.note() }
      DispatchQueue.global().async(group: group, qos: .utility) { trace.note() }
      DispatchQueue.global().async(group: group, flags: .barrier) { trace.note() }
      group.notify(queue: .global()) { trace.note() }
    }
    #expect(await trace.run.settled())
    #expect(trace.all == [true, true, true, true])
  }

  @Test("to the main queue runs there as the app, on the main actor")
  @MainActor func mainQueue() async throws {
    let trace = Trace(try AppRun())
    let screen = Screen()
    trace.run.perform {
      DispatchQueue.main.async {
        screen.text = "loaded"
        trace.note()
      }
    }
    #expect(await trace.run.settled())
    #expect(trace.all == [true] && screen.text == "loaded")
  }

  @Test("for a later time runs as the app, but is not open")
  func asyncAfter() async throws {
    let trace = Trace(try AppRun())
    let done = DispatchGroup()
    for _ in 0..<6 { done.enter() }
    let body: @Sendable () -> Void = {
      trace.note()
      done.leave()
    }
    let queue = DispatchQueue.global()
    trace.run.perform {
      queue.asyncAfter(deadline: .now()) { body() }
      queue.asyncAfter(deadline: .now(), qos: .utility) { body() }
      queue.asyncAfter(deadline: .now(), flags: .barrier) { body() }
      queue.asyncAfter(wallDeadline: .now()) { body() }
      queue.asyncAfter(wallDeadline: .now(), qos: .utility) { body() }
      queue.asyncAfter(wallDeadline: .now(), flags: .barrier) { body() }
      queue.asyncAfter(deadline: .now() + 3600) { body() }
    }
    #expect(trace.run.process.openWorkCount == 0)
    await withCheckedContinuation { done.notify(qos: .utility, queue: queue, execute: $0.resume) }
    #expect(trace.all == Array(repeating: true, count: 6))
  }

  @Test("as a work item runs as the app that made it")
  func workItem() async throws {
    let trace = Trace(try AppRun())
    let item = trace.run.perform { DispatchWorkItem { trace.note() } }
    DispatchQueue.global().async(execute: item)
    await withCheckedContinuation { continuation in
      item.notify(queue: .global()) { continuation.resume() }
    }
    #expect(trace.all == [true])
  }

  @Test("in a task is open until the task has ended")
  func task() async throws {
    let trace = Trace(try AppRun())
    let gate = AsyncStream.makeStream(of: Void.self)
    trace.run.perform {
      Task {
        for await _ in gate.stream {}
        trace.note()
      }
      Task(priority: .low) { trace.note() }
      Task { () throws in throw CNError(.dataAccessError) }
      Task(priority: .low) { () throws in throw CNError(.dataAccessError) }
      #expect(trace.run.process.openWorkCount == 4)
    }
    gate.continuation.finish()
    #expect(await trace.run.settled())
    #expect(trace.all == [true, true])
  }

  @Test("in a task stays on the actor on which it was written")
  @MainActor func taskIsolation() async throws {
    let run = try AppRun()
    let screen = Screen()
    run.perform {
      Task { screen.text += "a" }
      Task { screen.text += "b" }
      #expect(screen.text == "")
    }
    #expect(await run.settled())
    #expect(screen.text == "ab")
  }

  @Test("in a detached task runs as the app, and is open until the task has ended")
  func detached() async throws {
    let trace = Trace(try AppRun())
    let values = trace.run.perform {
      Task.detached {
        trace.note()
        return 1
      }
      Task.detached(priority: .low) { trace.note() }
      Task.detached { () throws in trace.note() }
      return Task.detached(priority: .low) { () throws in
        trace.note()
        return 2
      }
    }
    #expect(try await values.value == 2)
    #expect(await trace.run.settled())
    #expect(trace.all == [true, true, true, true])
  }

  @Test("outside of any app runs as it is")
  func noApp() async {
    let seen = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: AppProcess.current == nil) }
    }
    #expect(seen)
    #expect(await Task.detached { 7 }.value == 7)
  }
}

@MainActor private final class Screen {
  var text = ""
}
