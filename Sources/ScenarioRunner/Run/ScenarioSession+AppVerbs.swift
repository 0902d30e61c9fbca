internal import ContactsProvider
internal import SimulatedContacts

// The app's verbs go through the door that an app uses.
extension ScenarioSession {
  func checkStatus(_ app: Int) throws(StepProblem) -> CallOutcome {
    let process = try apps[app].runningProcess()
    var outcome = CallOutcome()
    AppProcess.$current.withValue(process) {
      let status = CNContactStore.authorizationStatus(for: .contacts)
      outcome.status = AuthorizationState(rawValue: status.rawValue)
    }
    return outcome
  }

  func requestAccess(_ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return .starting(OpenCall(of: process)) { call in
      call.begin()
      AppProcess.$current.withValue(process) {
        CNContactStore().requestAccess(for: .contacts) { granted, error in
          call.finish(CallOutcome(granted: granted, error: error.map(CallError.init(thrown:))))
        }
      }
    }
  }

  func fetch(_ fetch: PlannedFetch, _ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    let request = try request(for: fetch)
    return .blocking {
      var found: [CNContact] = []
      var outcome = Self.attempt(as: process) {
        try CNContactStore().enumerateContacts(with: request) { contact, stop in
          found.append(contact)
          if found.count == fetch.stopAfter { stop.pointee = true }
        }
      }
      guard outcome.error == nil else { return outcome }
      outcome.contacts = found
      outcome.isOrdered = fetch.sort != .none
      outcome.keys = found.first.map(Self.fetchedKeys) ?? []
      outcome.handed = found
      return outcome
    }
  }

  func fetchContact(
    _ contact: ContactReference, _ keys: RequestedKeys, _ app: Int
  ) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    let identifier = try contacts.identifier(of: contact)
    return .blocking {
      Self.fetchOne(as: process) {
        try CNContactStore().unifiedContact(
          withIdentifier: identifier, keysToFetch: keys.descriptors)
      }
    }
  }

  func read(_ read: PlannedRead, _ step: PlannedStep) throws(StepProblem) -> CallOutcome {
    let process = try apps[step.app].runningProcess()
    let identifier = try contacts.identifier(of: read.contact)
    guard let contact = apps[step.app].held(identifier, from: read.from, contacts) else {
      throw notHeld(read.contact, from: read.from)
    }
    var outcome = CallOutcome()
    AppProcess.$current.withValue(process) {
      outcome.isAvailable = contact.isKeyAvailable(read.key.name)
      guard step.touchesProperty else { return }
      outcome.value = ReadValue(key: read.key, value: contact.observe(read.key))
    }
    return outcome
  }

  /// Calls the app side as a process, and keeps the error that it ends with.
  static func attempt(as process: AppProcess, _ body: () throws -> Void) -> CallOutcome {
    var outcome = CallOutcome()
    do { try AppProcess.$current.withValue(process) { try body() } } catch {
      outcome.error = CallError(thrown: error)
    }
    return outcome
  }

  func notHeld(_ contact: ContactReference, from name: String?) -> StepProblem {
    let place = name.map { "the result '\($0)' does not hold" } ?? "no result of the app holds"
    return StepProblem(
      "\(place) '\(contact.text)'", hint: "fetch the contact first; results end with the process",
      at: contact.span)
  }

  static func fetchedKeys(_ contact: CNContact) -> ContactKeySet {
    fetchedContact(contact).keys.subtracting(ContactKeySet(.identifier))
  }

  private func request(for fetch: PlannedFetch) throws(StepProblem) -> CNContactFetchRequest {
    let request = CNContactFetchRequest(keysToFetch: fetch.keys.descriptors)
    request.sortOrder = CNContactSortOrder(rawValue: fetch.sort.rawValue) ?? .none
    request.unifyResults = fetch.unify
    request.predicate = try fetch.matching.map(clientPredicate)
    return request
  }
}

extension PlannedStep {
  /// Whether a `read` touches the property: one that asks only whether it is there does not.
  fileprivate var touchesProperty: Bool {
    let keys = expectations.map(\.key)
    return !keys.contains(.available)
      || keys.contains { [.value, .exception, .terminated, .error].contains($0) }
  }
}

extension RequestedKeys {
  /// The keys as an app writes them.
  var descriptors: [any CNKeyDescriptor] {
    keys.keys.map(\.name) + unknown
  }
}
