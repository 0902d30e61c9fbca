import ContactsProvider
import Foundation
import SimulatedContacts
import Synchronization
import Testing

@Suite("News of changes", .timeLimit(.minutes(10)))
struct StoreChangeTests {
  /// What was told with one notification.
  private struct Heard: Sendable {
    let isExternal: Bool
    let saves: Int?
    let hasSources: Bool
    let isOfApp: Bool
  }

  /// What an observer has heard so far.
  private final class Listener: Sendable {
    private let heard = Mutex<[Heard]>([])
    var all: [Heard] { heard.withLock { $0 } }
    func append(_ one: Heard) { heard.withLock { $0.append(one) } }
  }

  /// Observes in the name of an app.
  private func listen(_ process: AppProcess) -> Listener {
    let listener = Listener()
    AppProcess.$current.withValue(process) {
      _ = NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { [bundleIdentifier = process.bundleIdentifier] news in
        listener.append(
          Heard(
            isExternal: news.userInfo?["CNNotificationOriginationExternally"] != nil,
            saves: (news.userInfo?["CNNotificationSaveIdentifiersKey"] as? [String])?.count,
            hasSources: news.userInfo?["CNNotificationSourcesKey"] is [String],
            isOfApp: AppProcess.current?.bundleIdentifier == bundleIdentifier))
      }
    }
    return listener
  }

  private func rename(_ run: AppRun, _ name: String = "Anna") throws {
    try run.perform {
      let store = CNContactStore()
      let contact = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      let copy = try #require(contact.mutableCopy() as? CNMutableContact)
      copy.givenName = name
      let request = CNSaveRequest()
      request.update(copy)
      try store.execute(request)
    }
  }

  private func edit(_ run: AppRun) throws {
    var values = ContactValues()
    values.givenName = "Anja"
    try run.device.edit([
      .update(identifier: "ana", keys: ContactKeySet(.givenName), values: values)
    ])
  }

  private func use(_ run: AppRun) throws {
    try run.perform {
      _ = try CNContactStore().unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
    }
  }

  @Test("An edit by the person is told as an external change, on the app's own queue")
  func externalChange() throws {
    let run = try AppRun()
    try use(run)
    let listener = listen(run.process)
    try edit(run)
    run.process.waitForAnnouncements()
    let heard = listener.all
    #expect(heard.count == 1)
    #expect(heard.first?.isExternal == true && heard.first?.saves == 0)
    #expect(heard.first?.hasSources == true && heard.first?.isOfApp == true)
  }

  @Test("An app hears of its own saves, by their identifiers")
  func ownSave() throws {
    let run = try AppRun()
    let listener = listen(run.process)
    try rename(run)
    run.process.waitForAnnouncements()
    #expect(listener.all.count == 1)
    #expect(listener.all.first?.isExternal == false && listener.all.first?.saves == 1)
  }

  @Test("A Mac does not say that a change is external")
  func mac() throws {
    let run = try AppRun(configure: { $0.system = .macOS26 })
    try use(run)
    let listener = listen(run.process)
    try edit(run)
    run.process.waitForAnnouncements()
    #expect(listener.all.map(\.isExternal) == [false])
  }

  @Test("Nothing is told before a store was used, or to another app's observers")
  func unheard() throws {
    let (run, other) = (try AppRun(), try AppRun())
    try use(other)
    let listener = listen(run.process)
    let others = listen(other.process)
    run.perform { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
    try edit(run)
    run.process.waitForAnnouncements()
    other.process.waitForAnnouncements()
    #expect(listener.all.isEmpty && others.all.isEmpty)
  }

  @Test("A store that is used by another run of its app hears for that run")
  func nextLaunch() throws {
    let run = try AppRun()
    let store = run.perform { CNContactStore() }
    run.device.quit(run.process.bundleIdentifier)
    let next = try #require(run.device.launch(run.process.bundleIdentifier))
    try AppProcess.$current.withValue(next) {
      _ = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      let listener = listen(next)
      try edit(run)
      next.waitForAnnouncements()
      #expect(listener.all.count == 1)
    }
  }

  @Test("Observers may use the store, on a queue of their own and on the main queue")
  func storeInObserver() async throws {
    for queue in [OperationQueue(), .main] {
      let run = try AppRun()
      try use(run)
      let names = Mutex<[String]>([])
      let token = run.perform {
        NotificationCenter.default.addObserver(
          forName: .CNContactStoreDidChange, object: nil, queue: queue
        ) { _ in
          let name = try? run.perform {
            try CNContactStore().unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
              .givenName
          }
          names.withLock { $0.append(name ?? "none") }
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      try edit(run)
      for _ in 0..<5000 where names.withLock(\.isEmpty) {
        try await Task<Never, Never>.sleep(for: .milliseconds(2))
      }
      #expect(names.withLock { $0 } == ["Anja"])
    }
  }

  @Test("Changes can be awaited as a sequence")
  func sequence() async throws {
    let run = try AppRun()
    try use(run)
    let news = run.perform {
      NotificationCenter.default.notifications(named: .CNContactStoreDidChange)
    }
    try edit(run)
    for await notification in news {
      #expect(notification.userInfo?["CNNotificationOriginationExternally"] as? Bool == true)
      break
    }
  }

  @Test("An app that is let go takes its device along")
  func lifetime() throws {
    weak var device: SimulatedDevice?
    do {
      let run = try AppRun()
      try use(run)
      device = run.device
    }
    #expect(device == nil)
  }
}
