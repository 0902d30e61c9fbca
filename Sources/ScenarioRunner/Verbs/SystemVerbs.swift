internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let privacy = VerbDefinition(
    declaration: VerbDeclaration(
      name: "privacy", actor: .system, shape: .fields(services.map(\.declaration)), beside: [],
      asks: [], results: [],
      sentence: "A tool changes the app's access, as `simctl privacy` does.",
      example: "- privacy: {reset: contacts}"),
    read: { arguments in arguments.privacy.map { .privacy($0) } })

  static let restrict = VerbDefinition(
    declaration: VerbDeclaration(
      name: "restrict", actor: .system, shape: .value(isRestricted.declaration), beside: [],
      asks: [], results: [],
      sentence: "Screen Time or management keeps apps from contacts, or no longer does.",
      example: "- restrict: true", concernsApp: false),
    read: { arguments in arguments.value(isRestricted).map { .restrict($0) } })

  static let wait = VerbDefinition(
    declaration: VerbDeclaration(
      name: "wait", actor: .system, shape: .value(duration.declaration), beside: [], asks: [],
      results: [], sentence: "Virtual time goes by; nothing sleeps.", example: "- wait: 3 days",
      concernsApp: false),
    read: { arguments in arguments.value(duration).map { .wait($0) } })

  static let fault = VerbDefinition(
    declaration: VerbDeclaration(
      name: "fault", actor: .system,
      shape: .fields([
        call.declaration, error.declaration, picker.declaration, network.declaration,
        history.declaration, revokeAfter.declaration, times.declaration,
      ]),
      beside: [], asks: [], results: [],
      sentence:
        "Calls fail, pickers do not open, the network or the history is lost, access is taken back.",
      example: "- fault: {call: fetch, error: communicationError}", concernsApp: false),
    read: { arguments in
      let times = arguments(times) ?? 1
      return arguments.faultTarget.map { .fault(PlannedFault(target: $0, times: times)) }
    })

  /// One argument for each action of the tool.
  fileprivate static let services = PlannedPrivacy.Action.allCases.map { action in
    Argument<PlannedPrivacy.Service>(
      action.rawValue, .word(PlannedPrivacy.Service.allCases.map(\.rawValue)),
      "Which of the tool's services it does this to."
    ) { $1.service($0, for: action.rawValue) }
  }

  private static let isRestricted = Argument(
    "", .boolean, isRequired: true, "Whether apps are kept from contacts."
  ) { $1.boolean($0, for: "restrict") }

  private static let duration = Argument(
    "", .duration, isRequired: true, "How long."
  ) { $1.duration($0, for: "wait") }

  /// What a fault can be of in place of calls.
  fileprivate static let otherFaults = ["picker", "network", "history", "revokeAfter"]

  fileprivate static let call = Argument<PlannedFault.Call>(
    "call", .word(PlannedFault.Call.allCases.map(\.rawValue)), isRequired: true,
    unless: otherFaults, "Which calls fail."
  ) { node, reader in
    let call: PlannedFault.Call? = reader.word(node, for: "call")
    if call == .history { reader.checkHistory(at: node.span) }
    return call
  }

  fileprivate static let error = Argument<ErrorIdentity>(
    "error", .error, isRequired: true, unless: otherFaults, "The error that they give."
  ) { $1.errorIdentity($0, for: "error") }

  fileprivate static let picker = Argument<PlannedFault.PickerFault>(
    "picker", .word(PlannedFault.PickerFault.allCases.map(\.rawValue)),
    "What becomes of the picker, in place of a call."
  ) { $1.word($0, for: "picker") }

  fileprivate static let network = Argument<NetworkState>(
    "network", .word(NetworkState.allCases.map(\.rawValue)),
    "How the device reaches the network from now on, in place of a call."
  ) { $1.word($0, for: "network") }

  fileprivate static let history = Argument<PlannedFault.Target>(
    "history", .word(["expired"]),
    "Every token that was taken so far is too old, in place of a call."
  ) { node, reader in
    reader.checkHistory(at: node.span)
    return reader.word(node, for: "history", among: [("expired", .historyExpired)])
  }

  fileprivate static let revokeAfter = Argument(
    "revokeAfter", .number,
    "After how many contacts of the next enumeration access is taken back, in place of a call."
  ) { $1.number($0, for: "revokeAfter", in: 0...1_000_000_000) }

  private static let times = Argument(
    "times", .number, "How often calls fail, or pickers stay shut; once where it is left out."
  ) { $1.number($0, for: "times", in: 1...1_000_000) }
}

extension ArgumentReader {
  /// The one thing that is made to fail.
  fileprivate var faultTarget: PlannedFault.Target? {
    checkFaultIsOne()
    if isFaultOfNothing { return nil }
    let others: [PlannedFault.Target?] = [
      self(VerbDefinition.picker).map { .picker($0) },
      self(VerbDefinition.network).map { .network($0) },
      self(VerbDefinition.history),
      self(VerbDefinition.revokeAfter).map { .revokeAfter($0) },
    ]
    if let other = others.compactMap(\.self).first { return other }
    if VerbDefinition.otherFaults.contains(where: { fields?.hasSlip(of: $0) == true }) {
      return nil
    }
    let error = self(VerbDefinition.error)
    guard let call = self(VerbDefinition.call), let error else { return nil }
    return .call(call, error)
  }

  /// Whether no target is written; reports it once, where no other key may have meant one.
  private var isFaultOfNothing: Bool {
    guard let fields else { return false }
    let targets = ["call", "error"] + VerbDefinition.otherFaults
    guard targets.allSatisfy({ fields.entry($0) == nil }) else { return false }
    if fields.strangers.isEmpty, !fields.isDamaged {
      reader.report(
        .requiredKey, "'\(verb.rawValue)' does not say what fails",
        at: reader.headline(of: fields.span),
        hint: "write 'call' with 'error', or one of \(VerbDefinition.otherFaults.listed()); "
          + "for example: \(verb.declaration.example)")
    }
    return true
  }

  /// Reports targets beside each other, and a number of times beside what happens once.
  private func checkFaultIsOne() {
    let others = VerbDefinition.otherFaults
    for (place, other) in others.enumerated() {
      let first = ["call", "error"].first { fields?.entry($0) != nil }
      for key in [first].compactMap(\.self) + others[..<place] {
        fields?.exclude(
          key, other, because: "a fault is of calls, or of one of \(others.listed())")
      }
      if other == "picker" { continue }
      fields?.exclude("times", other, because: "it happens once, and stays so")
    }
  }

  /// The one action that is written.
  fileprivate var privacy: PlannedPrivacy? {
    let written = zip(PlannedPrivacy.Action.allCases, VerbDefinition.services)
      .compactMap { action, argument in self(argument).map { (action, $0) } }
    if let fields, fields.entries.count != 1 {
      reader.report(
        .wrongKind, "'privacy' takes exactly one of 'grant', 'revoke' and 'reset'",
        at: reader.headline(of: fields.span), hint: "for example: \(verb.declaration.example)")
    }
    return written.first.map { PlannedPrivacy(action: $0.0, service: $0.1) }
  }
}

extension DocumentReader {
  /// A service of the privacy tool.
  fileprivate func service(_ node: Node, for name: String) -> PlannedPrivacy.Service? {
    let service: PlannedPrivacy.Service? = word(node, for: name)
    if service == .contactsLimited, system?.capabilities.hasLimitedAccess == false {
      reportUnfit("there is no limited access", at: node.span)
    }
    return service
  }
}
