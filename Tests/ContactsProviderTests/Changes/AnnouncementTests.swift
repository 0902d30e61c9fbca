import Testing

@testable import ContactsProvider

/// What apps are told of changes while they run.
@Suite struct AnnouncementTests {
  @Test func `the person's edits and the app's own saves are told, each once`() throws {
    let phone = try Phone(access: .authorized)
    let told = phone.process.listen()
    try phone.device.edit([
      .add(ContactSeed(values: .named("Eve"))), .delete(identifier: "ana"),
    ])
    try phone.save("Eva")
    phone.process.waitForAnnouncements()
    #expect(told.all.map(\.isExternal) == [true, false])
    #expect(told.all.map(\.saveIdentifiers.count) == [0, 1])
    #expect(phone.device.announcements(to: phone.app) == told.all)
    #expect(
      phone.rules().isSuperset(of: [
        .changeIsAnnounced, .ownSavesAreAnnounced, .notificationsPerChange,
        .announcementTellsOrigin,
      ]))
  }

  @Test func `saves have identifiers of their own, which count nobody else's`() throws {
    let quiet = try Phone(access: .authorized)
    let busy = try Phone(access: .authorized)
    let told = [quiet.process.listen(), busy.process.listen()]
    try busy.add("Eve")
    for phone in [quiet, busy] {
      try phone.save("Eva")
      try phone.save("Una")
      phone.process.waitForAnnouncements()
    }
    let identifiers = told.map { $0.all.flatMap(\.saveIdentifiers) }
    #expect(identifiers[0] == identifiers[1])
    #expect(Set(identifiers[0]).count == 2)
  }

  @Test func `nothing is told before a store was used`() throws {
    let phone = try Phone(access: .authorized)
    try phone.add("Eve")
    #expect(phone.device.announcements(to: phone.app).isEmpty)
    _ = try phone.names()
    try phone.add("Eva")
    #expect(phone.device.announcements(to: phone.app).count == 1)
  }

  @Test func `without access, and after its end, an app is told nothing`() throws {
    let phone = try Phone(access: .denied)
    let told = phone.process.listen()
    try phone.add("Eve")
    let running = try Phone(access: .authorized)
    let toldRunning = running.process.listen()
    running.device.quit(running.app)
    try running.add("Eve")
    for process in [phone.process, running.process] { process.waitForAnnouncements() }
    #expect(told.count == 0)
    #expect(toldRunning.count == 0)
    #expect(running.device.announcements(to: running.app).isEmpty)
  }

  @Test func `a burst tells one change four times`() throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.notificationsPerChange = .four })
    let told = phone.process.listen()
    try phone.add("Eve")
    phone.process.waitForAnnouncements()
    #expect(told.count == 4)
    #expect(phone.device.announcements(to: phone.app).count == 4)
  }

  @Test(arguments: [false, true])
  func `with limited access changes outside the set are silent, unless assumed otherwise`(
    _ isAssumed: Bool
  ) throws {
    let phone = try Phone(
      access: .limited(["ana"]),
      configure: { $0.assumptions.changesOutsideSetNotify = isAssumed })
    let told = phone.process.listen()
    try phone.add("Eve")
    try phone.nickname("ben", "B")
    try phone.delete("cai")
    phone.process.waitForAnnouncements()
    #expect(told.count == (isAssumed ? 3 : 0))
    #expect(phone.rules().contains(.changesOutsideSetStaySilent))
    try phone.nickname("ana", "A")
    try phone.save("Eva")
    try phone.delete("ana")
    phone.process.waitForAnnouncements()
    #expect(told.count == (isAssumed ? 6 : 3))
  }

  @Test(arguments: [true, false])
  func `a change of the set is told, unless assumed otherwise`(_ isAssumed: Bool) throws {
    let phone = try Phone(
      access: .limited(["ana"]),
      configure: { $0.assumptions.limitedChangesAreAnnounced = isAssumed })
    let told = phone.process.listen()
    try phone.device.share(["ana", "ben"], with: phone.app)
    try phone.device.share(["ben", "ana"], with: phone.app)
    phone.process.waitForAnnouncements()
    #expect(told.count == (isAssumed ? 1 : 0))
    #expect(phone.rules().contains(.limitedChangesAreAnnounced))
  }

  @Test func `an app in the background is told once, when it comes back`() throws {
    let phone = try Phone(access: .authorized)
    let told = phone.process.listen()
    phone.device.background(phone.app)
    try phone.add("Eve")
    try phone.save("Eva")
    phone.process.waitForAnnouncements()
    #expect(told.count == 0)
    phone.device.foreground(phone.app)
    phone.device.foreground(phone.app)
    phone.process.waitForAnnouncements()
    #expect(told.all.map(\.isExternal) == [true])
    #expect(told.all.map(\.saveIdentifiers.count) == [1])
    #expect(phone.rules().contains(.announcementWaitsForForeground))
    try phone.add("Una")
    phone.process.waitForAnnouncements()
    #expect(told.count == 2)
  }

  @Test func `what was kept back does not outlive the process`() throws {
    let phone = try Phone(access: .authorized)
    _ = phone.process.listen()
    phone.device.background(phone.app)
    try phone.add("Eve")
    let again = try phone.relaunched()
    let told = again.process.listen()
    phone.device.background(phone.app)
    phone.device.foreground(phone.app)
    again.process.waitForAnnouncements()
    #expect(told.count == 0)
  }

  @Test func `a Mac marks no change as another's`() throws {
    let phone = try Phone(access: .authorized, system: "macOS 15")
    let told = phone.process.listen()
    try phone.add("Eve")
    try phone.save("Eva")
    phone.process.waitForAnnouncements()
    #expect(told.all.map(\.isExternal) == [false, false])
  }

  @Test func `app code that is told may call the store and save`() throws {
    let phone = try Phone(access: .authorized)
    let (device, app) = (phone.device, phone.app)
    phone.process.onStoreChange { change in
      guard change.isExternal, let process = AppProcess.current else { return }
      let request = FetchRequest(keys: RequestedKeys(.name))
      guard (try? process.contacts(request))?.count == 4 else { return }
      let operation = SaveOperation.add(
        process.makeIdentifier(), .named("Echo"), isFromStore: false)
      _ = try? process.save(SaveRequest(operations: [operation]))
    }
    try phone.add("Eve")
    while phone.process.openWorkCount > 0 { phone.process.waitForAnnouncements() }
    #expect(device.contacts.count == 5)
    #expect(device.announcements(to: app).map(\.isExternal) == [true, false])
  }

  @Test func `an app that saves whenever it is told is ended, and the handler is named`() throws {
    let phone = try Phone(access: .authorized)
    let told = ToldChanges()
    phone.process.onStoreChange { change in
      told.add(change)
      guard let process = AppProcess.current else { return }
      var values = ContactValues()
      values.nickname = String(repeating: ".", count: told.count)
      let edit = SaveOperation.update(
        identifier: "ana", keys: ContactKeySet(.nickname), values: values)
      _ = try? process.save(SaveRequest(operations: [edit]))
    }
    try phone.nickname("ben", "B")
    while phone.process.openWorkCount > 0 { phone.process.waitForAnnouncements() }
    #expect(told.count == AppProcess.longestChangeChain)
    #expect(phone.device.termination(of: phone.app) == .changeLoop)
    #expect(Termination.changeLoop.explanation.contains("CNContactStoreDidChange"))
  }

  @Test func `an app that only listens is not ended for another one's loop`() throws {
    let phone = try Phone(access: .authorized)
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    other.access = .authorized
    phone.device.install(other)
    let quiet = try #require(phone.device.launch(other.bundleIdentifier))
    let told = quiet.listen()
    phone.process.onStoreChange { _ in
      guard let process = AppProcess.current else { return }
      let contact = SaveOperation.add(
        process.makeIdentifier(), .named("Echo"), isFromStore: false)
      _ = try? process.save(SaveRequest(operations: [contact]))
    }
    try phone.nickname("ben", "B")
    while phone.process.openWorkCount > 0 { phone.process.waitForAnnouncements() }
    quiet.waitForAnnouncements()
    #expect(phone.device.termination(of: phone.app) == .changeLoop)
    #expect(quiet.isRunning)
    #expect(told.count == AppProcess.longestChangeChain + 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `saves on many threads are all told, while what is told calls the store`() async throws {
    let phone = try Phone(access: .authorized)
    let told = ToldChanges()
    phone.process.onStoreChange { change in
      _ = try? AppProcess.current?.contacts(FetchRequest(keys: RequestedKeys(.name)))
      _ = try? AppProcess.current?.history(
        HistoryRequest(token: AppProcess.current?.currentHistoryToken))
      told.add(change)
    }
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          for step in 0..<20 {
            try? phone.nickname("ana", "\(number) \(step)")
            _ = try? phone.save("S\(number)")
          }
        }
      }
    }
    phone.process.waitForAnnouncements()
    #expect(told.count == 320)
    #expect(told.all.count(where: \.isExternal) == 160)
    #expect(Set(told.all.flatMap(\.saveIdentifiers)).count == 160)
    #expect(phone.device.announcements(to: phone.app) == told.all)
  }

  @Test func `many changes in a row are no loop`() throws {
    let phone = try Phone(access: .authorized)
    let told = phone.process.listen()
    for number in 0..<150 { try phone.nickname("ana", "\(number)") }
    phone.process.waitForAnnouncements()
    #expect(told.count == 150)
    #expect(phone.process.isRunning)
  }

  @Test func `every app is told of every save, and its own only once`() throws {
    let phone = try Phone(access: .authorized)
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    other.access = .limited(["ana"])
    phone.device.install(other)
    let process = try #require(phone.device.launch(other.bundleIdentifier))
    let told = [phone.process.listen(), process.listen()]
    try phone.save("Eve")
    try phone.saveNickname("ana", "A")
    for process in [phone.process, process] { process.waitForAnnouncements() }
    #expect(told[0].all.map(\.isExternal) == [false, false])
    #expect(told[1].all.map(\.isExternal) == [true])
  }

  @Test func `a save that fails is not told`() throws {
    let phone = try Phone(access: .authorized)
    let told = phone.process.listen()
    _ = try? phone.process.save(
      SaveRequest(operations: [
        .delete(identifier: "ana"), .delete(identifier: "nobody"),
      ]))
    phone.process.waitForAnnouncements()
    #expect(told.count == 0)
    #expect(try phone.names().count == 3)
  }
}

extension SimulatedDevice {
  /// The announcements to an app that the ledger has.
  func announcements(to app: String) -> [StoreChange] {
    ledger.compactMap { entry in
      guard entry.bundleIdentifier == app, case .announcement(let change) = entry.event else {
        return nil
      }
      return change
    }
  }
}
