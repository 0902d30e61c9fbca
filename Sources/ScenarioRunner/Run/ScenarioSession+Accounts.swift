internal import ContactsProvider
internal import SimulatedContacts

// What an app fetches besides contacts.
extension ScenarioSession {
  func fetchMe(_ keys: RequestedKeys, _ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return .blocking {
      Self.fetchOne(as: process) {
        try CNContactStore().unifiedMeContactWithKeys(toFetch: keys.descriptors)
      }
    }
  }

  /// Fetches one contact for a step.
  static func fetchOne(
    as process: AppProcess, _ fetch: () throws -> CNContact
  ) -> CallOutcome {
    var found: CNContact?
    var outcome = attempt(as: process) { found = try fetch() }
    guard let found, outcome.error == nil else { return outcome }
    outcome.contact = found
    outcome.keys = fetchedKeys(found)
    outcome.handed = [found]
    return outcome
  }

  func defaultAccount(_ app: Int) throws(StepProblem) -> CallOutcome {
    let process = try apps[app].runningProcess()
    let identifier = process.asAmbient { CNContactStore().defaultContainerIdentifier() }
    let account = device.containers.first { $0.identifier.uuidText == identifier }
    return CallOutcome(account: account?.name ?? "")
  }

  func fetchGroups(_ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return .blocking {
      var groups: [CNGroup] = []
      var outcome = Self.attempt(as: process) {
        groups = try CNContactStore().groups(matching: nil)
      }
      if outcome.error == nil { outcome.groups = groups }
      return outcome
    }
  }

  func fetchAccounts(_ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return .blocking {
      var accounts: [CNContainer] = []
      var outcome = Self.attempt(as: process) {
        accounts = try CNContactStore().containers(matching: nil)
      }
      if outcome.error == nil { outcome.accounts = accounts }
      return outcome
    }
  }
}
