internal import ContactsProvider

// What the person and the system do.
extension ScenarioSession {
  func settings(_ settings: PlannedSettings, _ app: Int) throws(StepProblem) -> CallOutcome {
    let bundle = apps[app].bundleIdentifier
    var outcome = CallOutcome()
    let choice = try settings.access.map(choice)
    let shared = try settings.sharing.map(contacts.identifiers)
    do throws(SettingsRefusal) {
      if let choice { try device.choose(choice, for: bundle) }
      if let shared { try device.share(shared, with: bundle) }
    } catch {
      outcome.refusal = SettingsRefusalReason(error)
    }
    if let order = settings.sortOrder { device.setSortOrder(order) }
    if let order = settings.displayOrder { device.setDisplayOrder(order) }
    return outcome
  }

  private func choice(_ access: PlannedAccess) throws(StepProblem) -> SettingsChoice {
    switch access {
    case .denied: return .denied
    case .authorized: return .authorized
    case .limited(let shared): return .limited(try shared.map(contacts.identifiers))
    case .notDetermined:
      throw StepProblem(
        "Settings cannot take a decision back", hint: "write - privacy: {reset: contacts}")
    }
  }

  func privacy(_ privacy: PlannedPrivacy, _ app: Int) {
    let action: PrivacyAction =
      switch privacy.action {
      case .grant: .grant
      case .revoke: .revoke
      case .reset: .reset
      }
    let service: PrivacyService =
      switch privacy.service {
      case .contacts: .contacts
      case .contactsLimited: .contactsLimited
      case .all: .all
      }
    device.privacy(action, service, app: apps[app].bundleIdentifier)
  }

  func inject(_ fault: PlannedFault) {
    switch fault.target {
    case .picker(.cannotOpen): device.failPickers(times: fault.times)
    case .call(let call, let error):
      let error = ContactsError(domain: error.domain, number: error.code)
      device.inject(InjectedFault(call: Call(call), error: error, times: fault.times))
    case .network(let network): device.setNetwork(network)
    case .historyExpired: device.expireHistory()
    case .revokeAfter(let count): device.revokeAccess(afterContacts: count)
    }
  }
}

extension Call {
  fileprivate init(_ call: PlannedFault.Call) {
    self =
      switch call {
      case .fetch: .fetch
      case .save: .save
      case .requestAccess: .requestAccess
      case .history: .history
      }
  }
}

extension SettingsRefusalReason {
  fileprivate init(_ refusal: SettingsRefusal) {
    self =
      switch refusal {
      case .noRow: .noRow
      case .restricted: .restricted
      case .notOnThisSystem: .notOnThisSystem
      }
  }
}
