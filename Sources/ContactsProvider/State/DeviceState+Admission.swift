/// What the system does with a call before it looks at a contact.
enum Admission {
  /// The call goes on in a state, with the contacts that it may reach.
  case proceed(AuthorizationState, Grant)
  /// The call ends with an error.
  case refuse(ContactsError)
  /// The app is ended.
  case end(Termination)
  /// The person is asked first.
  case ask(Prompt)
  /// The prompt is on the screen already; its answer counts for this call too.
  case wait(OpenPrompt)
}

extension DeviceState {
  /// Decides what becomes of a call of an app that touches contacts.
  ///
  /// - Parameter wasAsked: Whether the person was asked during this call already.
  mutating func admit(_ app: String, to call: Call, wasAsked: Bool) -> Admission {
    guard let state = apps[app] else { return .refuse(ContactsError(.communicationError)) }
    if !wasAsked, let error = takeInjectedError(for: call) { return .refuse(error) }
    if let barred = barring(state.description) { return barred }
    switch status(of: app) {
    case .restricted:
      return holds(.restrictedCallsFail)
        ? .refuse(ContactsError(.authorizationDenied)) : .proceed(.restricted, .limited([]))
    case .denied:
      if asksAgain(for: call, wasAsked) { return ask(app) }
      if call == .requestAccess { return .refuse(ContactsError(.authorizationDenied)) }
      return holds(.deniedCallsFail)
        ? .refuse(ContactsError(.authorizationDenied)) : .proceed(.denied, .limited([]))
    case .limited:
      if asksAgain(for: call, wasAsked) { return ask(app) }
      if call == .requestAccess { cite(.limitedCountsAsGranted) }
      return .proceed(.limited, .limited(state.shared))
    case .authorized:
      if asksAgain(for: call, wasAsked) { return ask(app) }
      return .proceed(.authorized, .full)
    case .notDetermined:
      if let open = state.openPrompt, open.isHeld || !wasAsked {
        if wasAsked || joinPrompt(of: app) { return .wait(open) }
        return .refuse(ContactsError(.authorizationDenied))
      }
      if wasAsked { return .refuse(ContactsError(.authorizationDenied)) }
      if call == .requestAccess || holds(.firstStoreCallAsks) { return ask(app) }
      return .refuse(ContactsError(.authorizationDenied))
    }
  }

  /// What keeps an app from contacts whatever the person decided.
  mutating func barring(_ app: AppDescription) -> Admission? {
    if capabilities.guardsHardenedApps, app.hasHardenedRuntime,
      !app.entitlements.contains(.addressBook), holds(.hardenedAppNeedsEntitlement)
    {
      return .refuse(ContactsError(.authorizationDenied))
    }
    guard app.usageDescription == nil else { return nil }
    switch capabilities.missingUsageText {
    case .isTolerated: return nil
    case .refusesAccess:
      return holds(.missingUsageTextRefuses)
        ? .refuse(ContactsError(.authorizationDenied)) : nil
    case .endsApp:
      return holds(.missingUsageTextEndsApp) ? .end(.missingUsageDescription) : nil
    }
  }

  /// Lets a call wait for the prompt that another one brought; false where it must not.
  private mutating func joinPrompt(of app: String) -> Bool {
    guard holds(.waitingCallsShareThePrompt) else { return false }
    apps[app]?.openPrompt?.isShared = true
    return true
  }

  private mutating func asksAgain(for call: Call, _ wasAsked: Bool) -> Bool {
    call == .requestAccess && !wasAsked && !holds(.decisionIsAskedOnce)
  }
}
