import ContactsPicker
import ContactsProvider
import Synchronization
import Testing

/// A device with some people of which the app has Ana Alpha, and a person who answers everything
/// from lists.
final class AccessPhone: Sendable {
  let device: SimulatedDevice
  let process: AppProcess
  private let lists = Mutex(Lists())

  private struct Lists {
    var taps: [AccessButtonAnswer] = []
    var changes: [AccessPickerAnswer] = []
    var prompts: [PromptAnswer] = []
    var seenPrompts: [Prompt] = []
    var buttons: [AccessButtonView] = []
    var sheets: [AccessPickerSheet] = []
  }

  init(
    _ access: Access = .limited(["ana"]), contacts: [ContactSeed] = AccessPhone.contacts,
    configure: (inout DeviceConfiguration) -> Void = { _ in },
    describe: (inout AppDescription) -> Void = { _ in }
  ) throws {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = contacts
    configure(&configuration)
    var app = AppDescription()
    app.access = access
    describe(&app)
    device = try SimulatedDevice(configuration)
    device.install(app)
    process = try #require(device.launch(app.bundleIdentifier))
    device.setPerson { [weak self] (prompt: Prompt) in
      self?.next(\.prompts) { $0.seenPrompts.append(prompt) }
    }
    device.setPerson { [weak self] (button: AccessButtonView) in
      self?.next(\.taps) { $0.buttons.append(button) }
    }
    device.setPerson { [weak self] (sheet: AccessPickerSheet) in
      self?.next(\.changes) { $0.sheets.append(sheet) }
    }
  }

  private func next<Answer: Sendable>(
    _ answers: WritableKeyPath<Lists, [Answer]>, _ see: (inout Lists) -> Void
  ) -> Answer? {
    lists.withLock { lists in
      see(&lists)
      return lists[keyPath: answers].isEmpty ? nil : lists[keyPath: answers].removeFirst()
    }
  }

  /// Shows a button, and lets the person do one thing with it.
  @discardableResult
  func button(
    _ query: String, _ answer: AccessButtonAnswer? = nil, ignoring emails: Set<String> = [],
    numbers: Set<String> = [], prompt: PromptAnswer? = nil
  ) -> (face: AccessButtonFace, newlyShared: [String]) {
    lists.withLock { lists in
      lists.taps = [answer].compactMap(\.self)
      lists.prompts = [prompt].compactMap(\.self)
    }
    let request = AccessButtonRequest(
      query: query, ignoredEmails: emails, ignoredPhoneNumbers: numbers)
    return AccessButton.show(request, in: process)
  }

  /// What a button shows that nobody taps.
  func face(_ query: String) -> AccessButtonFace { button(query).face }

  /// Presents the access picker, and lets the person use it.
  @discardableResult
  func picker(_ answer: AccessPickerAnswer?) -> [String] {
    lists.withLock { $0.changes = [answer].compactMap(\.self) }
    return AccessPicker.present(in: process)
  }

  var app: String { process.bundleIdentifier }
  var shared: [String] { device.reachableContacts(of: app).map(\.identifierText) }
  var status: AuthorizationState { device.status(of: app) }
  var fault: Termination? { device.termination(of: app) }
  var lastButton: AccessButtonView? { lists.withLock { $0.buttons.last } }
  var lastSheet: AccessPickerSheet? { lists.withLock { $0.sheets.last } }
  var prompts: [Prompt] { lists.withLock { $0.seenPrompts } }
  /// Answers that nobody asked for.
  var unused: Int { lists.withLock { $0.taps.count + $0.changes.count + $0.prompts.count } }

  /// The rules of the latest entries of the ledger, from one kind of entry on.
  func rules(after number: Int) -> RuleSet {
    var rules = RuleSet()
    for entry in device.ledger(after: number) { rules.formUnion(entry.rules) }
    return rules
  }

  var lastNumber: Int { device.ledger.last?.number ?? 0 }

  static let contacts = [
    person("ana", "Ana", "Alpha", email: "ana@mail.example"),
    person("ben", "Ben", "Beta", email: "ben@x.example", phone: "+1 555 010 0102"),
    person("bea", "Bea", "Bender", phone: "+1 555 010 0103"),
    person("cai", "Cai", "Gamma", email: "cai@mail.example"),
  ]

  static func person(
    _ identifier: String, _ given: String, _ family: String, email: String? = nil,
    phone: String? = nil
  ) -> ContactSeed {
    var values = ContactValues()
    values.givenName = given
    values.familyName = family
    values.emailAddresses = [email].compactMap(\.self).map { LabeledValue(label: nil, value: $0) }
    values.phoneNumbers = [phone].compactMap(\.self).map { LabeledValue(label: nil, value: $0) }
    return ContactSeed(identifier: identifier, values: values)
  }
}

/// A device on which Ana Alpha has a card in each of two accounts, and Ben Beta one.
extension AccessPhone {
  static func withLinkedCards(_ access: Access) throws -> AccessPhone {
    var work = person("ana2", "Ana", "Alpha", email: "ana@work.example")
    work.account = 1
    work.linkedWith = 0
    let people = [person("ana", "Ana", "Alpha", phone: "+1 555 010 0101"), work, contacts[1]]
    return try AccessPhone(access, contacts: people) {
      $0.accounts.append(AccountSeed(name: "Work", type: .cardDAV))
    }
  }
}
