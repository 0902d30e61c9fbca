import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContacts

/// An app that plays a script and writes down everything that it can observe.
struct Observer {
  let device: SimulatedDevice
  let isLimited: Bool
  /// The app, as a new build of it is installed.
  let description: AppDescription
  var process: AppProcess
  var transcript: [String] = []
  /// The identifiers that came back or were saved, to see which contacts were reached.
  var reached: Set<String> = []
  /// The history tokens that the app keeps, over launches too.
  var tokens: [Data] = []
  /// The identifiers that a contact may turn out to be unified of.
  let identifiers: [String]
  let person = Gestures()
  var news: NewsListener

  /// Watches an app to whom some contacts are shared; nil for all.
  init(
    _ process: AppProcess, _ description: AppDescription, of world: World, sharing shared: [String]?
  ) {
    device = process.device
    self.process = process
    self.description = description
    isLimited = shared != nil
    identifiers = world.identifiers
    news = NewsListener(of: process)
    person.answerQuestions(of: device, sharing: shared)
  }

  mutating func play(_ script: [Step], isOther: Bool) async {
    for (number, step) in script.enumerated() {
      if !process.isRunning { relaunch() }
      transcript.append("\(Self.stepMark)\(number)")
      switch step {
      case .hidden(let edits, let other):
        for edit in isOther ? other : edits { carryOut(edit) }
      case .world(let event): carryOut(event)
      case .contactPicker(let answer): transcript += await pick(answer)
      default: transcript += AppProcess.$current.withValue(process) { observe(step) }
      }
      process.waitForAnnouncements()
      transcript += news.take()
    }
    news.stop()
  }

  mutating func relaunch() {
    news.stop()
    device.quit(process.bundleIdentifier)
    guard let next = device.launch(process.bundleIdentifier) else {
      preconditionFailure("An app that is installed can be launched.")
    }
    process = next
    news = NewsListener(of: next)
  }

  /// What stands before a step's number in a transcript; steps in words would cost more than they
  /// do.
  static let stepMark = "step "

  private mutating func observe(_ step: Step) -> [String] {
    do {
      return try outcome(of: step, CNContactStore())
    } catch {
      return [Self.text(of: error)]
    }
  }

  private mutating func outcome(of step: Step, _ store: CNContactStore) throws -> [String] {
    switch step {
    case .status: return ["\(CNContactStore.authorizationStatus(for: .contacts).rawValue)"]
    case .request: return [request(store)]
    case .fetch(let query, let form): return enumerate(store, query, form)
    case .matching(let query):
      return try store.unifiedContacts(matching: predicate(of: query), keysToFetch: Self.keys)
        .map { describe($0) }
    case .lookUp(let identifier, let withNote):
      let contact = try store.unifiedContact(
        withIdentifier: identifier, keysToFetch: Self.keys(withNote: withNote))
      return [describe(contact)]
    case .groups(let query):
      return try store.groups(matching: query.map(predicate)).map { "\($0.identifier) \($0.name)" }
    case .containers(let query):
      return try store.containers(matching: query.map(predicate)).map {
        "\($0.identifier) \($0.name) \($0.type.rawValue)"
      }
    case .defaultContainer: return [store.defaultContainerIdentifier()]
    case .save(let changes, let author): return try save(changes, author, store)
    case .history(let number, let form): return try history(since: number, form, store)
    case .token: return [store.currentHistoryToken?.base64EncodedString() ?? "no token"]
    case .button(let query, let touch): return isLimited ? look(at: query, touch) : []
    case .accessPicker(let answer): return isLimited ? manageAccess(answer) : []
    case .contactPicker, .world, .hidden: return []
    }
  }

  private mutating func enumerate(
    _ store: CNContactStore, _ query: Step.Query?, _ form: Step.Form
  ) -> [String] {
    let request = CNContactFetchRequest(keysToFetch: Self.keys(withNote: form.withNote))
    request.predicate = query.map(predicate)
    request.unifyResults = form.unifies
    request.sortOrder =
      switch form.order {
      case .none: .none
      case .userDefault: .userDefault
      case .givenName: .givenName
      case .familyName: .familyName
      }
    var lines: [String] = []
    do {
      try store.enumerateContacts(with: request) { contact, stop in
        lines.append(describe(contact))
        if lines.count == form.stopAfter { stop.pointee = true }
      }
    } catch {
      lines.append(Self.text(of: error))
    }
    return lines
  }

  mutating func describe(_ contact: CNContact) -> String {
    reached.insert(contact.identifier)
    let numbers = contact.phoneNumbers.map { "\($0.identifier) \($0.value.stringValue)" }
    let addresses = contact.emailAddresses.map { "\($0.identifier) \($0.value)" }
    let cards = identifiers.filter(contact.isUnifiedWithContact)
    let note = contact.isKeyAvailable(CNContactNoteKey) ? contact.note : "-"
    return [
      contact.identifier, contact.givenName, contact.familyName, contact.jobTitle,
      contact.departmentName, "\(numbers)", "\(addresses)", "\(cards)", note,
    ].joined(separator: "|")
  }

  private func request(_ store: CNContactStore) -> String {
    let answer = Lines()
    store.requestAccess(for: .contacts) { granted, error in
      answer.append("\(granted) \((error as NSError?)?.code ?? 0)")
    }
    process.queue.sync {}
    return answer.take().joined()
  }

  static let keyNames = [
    CNContactGivenNameKey, CNContactFamilyNameKey, CNContactJobTitleKey,
    CNContactDepartmentNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
  ]

  static var keys: [any CNKeyDescriptor] { keyNames }

  private static func keys(withNote: Bool) -> [any CNKeyDescriptor] {
    withNote ? keyNames + [CNContactNoteKey] : keyNames
  }

  static func text(of error: any Error) -> String {
    let error = error as NSError
    let userInfo = error.userInfo.keys.sorted().map { key in
      "\(key)=\(text(of: error.userInfo[key]))"
    }
    return "error \(error.domain) \(error.code) \(userInfo.joined(separator: ","))"
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case let contact as CNContact: contact.identifier
    case let group as CNGroup: group.identifier
    case let error as NSError: text(of: error as any Error)
    case let list as [Any]: "\(list.map { text(of: $0) })"
    default: "\(value ?? "")"
    }
  }
}

extension Observer {
  /// The identifier of the group of a number; groups are the same in both versions.
  func group(_ number: Int) -> String {
    let groups = device.groups
    return groups.isEmpty ? "no group" : groups[number % groups.count].identifier.uuidText
  }

  /// The identifier of the account of a number.
  func container(_ number: Int) -> String {
    let containers = device.containers
    return number < containers.count ? containers[number].identifier.uuidText : "no account"
  }

  private func predicate(of query: Step.Query) -> NSPredicate {
    switch query {
    case .name(let name): CNContact.predicateForContacts(matchingName: name)
    case .phone(let number):
      CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number))
    case .email(let address): CNContact.predicateForContacts(matchingEmailAddress: address)
    case .identifiers(let identifiers):
      CNContact.predicateForContacts(withIdentifiers: identifiers)
    case .group(let number): CNContact.predicateForContactsInGroup(withIdentifier: group(number))
    case .container(let number):
      CNContact.predicateForContactsInContainer(withIdentifier: container(number))
    }
  }

  private func predicate(of query: Step.GroupQuery) -> NSPredicate {
    switch query {
    case .numbers(let numbers): CNGroup.predicateForGroups(withIdentifiers: numbers.map(group))
    case .container(let number):
      CNGroup.predicateForGroupsInContainer(withIdentifier: container(number))
    }
  }

  private func predicate(of query: Step.ContainerQuery) -> NSPredicate {
    switch query {
    case .numbers(let numbers):
      CNContainer.predicateForContainers(withIdentifiers: numbers.map(container))
    case .ofContact(let identifier):
      CNContainer.predicateForContainerOfContact(withIdentifier: identifier)
    case .ofGroup(let number):
      CNContainer.predicateForContainerOfGroup(withIdentifier: group(number))
    }
  }
}
