internal import ContactsProvider
internal import ScenarioSyntax

/// An app's access in the words of the language.
enum AccessWord: String, CaseIterable, Sendable {
  case notDetermined
  case authorized
  case full
  case limited
  case denied
  case none

  /// The decision, with the contacts that are shared.
  func planned(sharing: [ContactReference]?) -> PlannedAccess {
    switch self {
    case .notDetermined: .notDetermined
    case .authorized, .full: .authorized
    case .limited: .limited(sharing)
    case .denied, .none: .denied
    }
  }
}

extension DocumentReader {
  /// The apps of a document: `app`, or `apps` by name; without both the usual example app.
  func readApps(_ document: FieldReader) -> (apps: [AppPlan], first: Int) {
    let conflict = document.exclude(
      "app", "apps", because: "a scenario has one app or several by name")
    if let node = document.value("apps") {
      let apps = namedApps(node)
      return (apps, conflict ? 0 : first(document, of: apps))
    }
    let isOpen = document.isDamaged || document.hasSlip(of: "app") || document.hasSlip(of: "apps")
    if isOpen { hasUnreadRuns = true }
    if let entry = document.entry("first"), document.entry("apps") == nil, !isOpen {
      report(
        .unknownKey, "'first' names one of 'apps', and there is no 'apps'", at: entry.keySpan,
        hint: "leave it out: the one app acts in every step")
    }
    guard let node = document.value("app") else {
      if document.entry("app") != nil { hasUnreadRuns = true }
      return ([AppPlan(description: describedApp, access: .notDetermined)], 0)
    }
    let app = app(node, owner: "'app'", name: nil)
    return ([app ?? AppPlan(description: describedApp, access: .notDetermined)], 0)
  }

  private func namedApps(_ node: Node) -> [AppPlan] {
    guard let fields = FieldReader(self, node, owner: "'apps'", example: "apps: {diary: {}}") else {
      return []
    }
    let apps = fields.values().compactMap { entry, node in
      app(node, owner: "'\(entry.key)'", name: entry.key)
    }
    checkBundleIdentifiers(of: apps, in: fields)
    if node.hasDamage || apps.count < fields.entries.count { noteUnread(node.span) }
    return apps
  }

  /// Reports an app that would take the place of another one.
  private func checkBundleIdentifiers(of apps: [AppPlan], in fields: FieldReader) {
    var owners: [String: String] = [:]
    for app in apps {
      let (name, identifier) = (app.shownName, app.description.bundleIdentifier)
      guard let owner = owners.updateValue(name, forKey: identifier),
        let entry = fields.entry(name)
      else { continue }
      report(
        .duplicateIdentifier, "'\(name)' has the same 'id' as '\(owner)': \(identifier)",
        at: entry.value["id"]?.span ?? entry.keySpan,
        hint: "give it another 'id', or leave it out: it is then com.example.\(name)")
    }
  }

  /// The app of the steps that name none; with one app there is no choice.
  private func first(_ document: FieldReader, of apps: [AppPlan]) -> Int {
    let node =
      apps.count > 1
      ? document.required("first", example: "first: \(apps[0].name ?? "")")
      : document.value("first")
    return node.flatMap { appIndex($0, for: "first", in: apps) } ?? 0
  }

  /// The place of an app that is named.
  func appIndex(_ node: Node, for key: String, in apps: [AppPlan]) -> Int? {
    guard let name = text(node, for: key) else { return nil }
    let names = apps.compactMap(\.name)
    if let index = apps.firstIndex(where: { $0.name == name }) { return index }
    if mayBeUnread(name) { return nil }
    report(
      .unknownApp, "no app of this scenario is called '\(name)'", at: node.span,
      label: names.isEmpty ? "there is one app, without a name" : nil,
      hint: meant(name, among: names))
    return nil
  }

  private var describedApp: AppDescription {
    var app = AppDescription()
    app.entitlements = system?.platform == .macOS ? [.addressBook] : []
    return app
  }

  private func app(_ node: Node, owner: String, name: String?) -> AppPlan? {
    guard let fields = FieldReader(self, node, owner: owner) else { return nil }
    var app = describedApp
    if let name { (app.bundleIdentifier, app.name) = ("com.example.\(name)", name) }
    if let text = fields.value("id").flatMap({ text($0, for: "id") }) {
      app.bundleIdentifier = text
    }
    readBuild(fields, into: &app)
    let access = fields.value("access").flatMap { accessWord($0) }
    let sharing = fields.value("sharing").map { contacts($0, for: "sharing") }
    checkSharing(fields, access: access, needsAccess: true)
    if access == .limited, let node = fields.value("access") { checkLimited(node) }
    let runs = fields.value("runs").flatMap(registeredApp)
    let mayRun = fields.entry("runs") != nil || fields.isDamaged || fields.hasSlip(of: "runs")
    if runs == nil, mayRun { hasUnreadRuns = true }
    fields.finish()
    let decision = access?.planned(sharing: sharing ?? []) ?? .notDetermined
    return AppPlan(name: name, description: app, access: decision, runs: runs)
  }

  /// What a new build can change of an app.
  private func readBuild(_ fields: FieldReader, into app: inout AppDescription) {
    if let text = fields.value("name").flatMap({ text($0, for: "name") }) { app.name = text }
    fields.later(["infoPlist", "privacyManifest", "entitlementsFile"])
    readUsage(fields, into: &app)
    readSignature(fields, into: &app)
  }

  /// A new build of an app: the one before with the keys that are written replaced.
  func newBuild(_ fields: FieldReader, of app: Int) -> AppDescription? {
    guard var build = builds[app] ?? apps?[app].description else { return nil }
    readBuild(fields, into: &build)
    for key in ["id", "runs"] {
      fields.refuse(key, "a new build of an app has no other", hint: "leave it out")
    }
    for key in ["access", "sharing"] {
      fields.refuse(
        key, "a new build keeps its access, and takes no", hint: "write - settings: {\(key): …}")
    }
    fields.finish()
    builds[app] = build
    return build
  }

  /// The keys that ``newBuild(_:of:)`` takes.
  static let buildKeys = [
    ArgumentDeclaration(
      name: "name", kind: .text, isRequired: false, sentence: "The name that prompts show."),
    ArgumentDeclaration(
      name: "usageDescription", kind: .text, isRequired: false, sentence: "The purpose text."),
    ArgumentDeclaration(
      name: "declaresUsage", kind: .boolean, isRequired: false,
      sentence: "'false': the Info.plist has no purpose text."),
    ArgumentDeclaration(
      name: "entitlements", kind: .words(AppDescription.Entitlement.allCases.map(\.rawValue)),
      isRequired: false, sentence: "The entitlements that the signature carries."),
    ArgumentDeclaration(
      name: "hardenedRuntime", kind: .boolean, isRequired: false,
      sentence: "Whether the app runs under the hardened runtime (macOS)."),
  ]

  private func readUsage(_ fields: FieldReader, into app: inout AppDescription) {
    if let text = fields.value("usageDescription").flatMap({ text($0, for: "usageDescription") }) {
      app.usageDescription = text
    }
    guard
      let declares = fields.value("declaresUsage").flatMap({ boolean($0, for: "declaresUsage") })
    else { return }
    if declares {
      app.usageDescription = app.usageDescription ?? AppDescription().usageDescription
      return
    }
    fields.exclude(
      "usageDescription", "declaresUsage", because: "an app that declares no usage has no text")
    app.usageDescription = nil
  }

  private func readSignature(_ fields: FieldReader, into app: inout AppDescription) {
    if let node = fields.value("entitlements") {
      let words: [AppDescription.Entitlement] = list(node).compactMap {
        word($0, for: "entitlements")
      }
      app.entitlements = Set(words)
    }
    if let node = fields.value("hardenedRuntime") {
      app.hasHardenedRuntime = boolean(node, for: "hardenedRuntime") ?? false
      if let system, system.platform != .macOS {
        reportUnfit("there is no hardened runtime", at: node.span, hint: "leave it out")
      }
    }
  }

  /// An app's access; case variants and other words get a near miss.
  ///
  /// That apps are kept from contacts is no decision about one of them; `hint` says where it is
  /// written.
  func accessWord(
    _ node: Node, restricting hint: String = "write device: {restricted: true}"
  ) -> AccessWord? {
    guard node.plainText == "restricted" else {
      return word(node, for: "access")
    }
    report(
      .unknownWord, "'access' takes a decision about the app, not 'restricted'", at: node.span,
      hint: hint)
    return nil
  }

  private func checkLimited(_ node: Node) {
    guard system?.capabilities.hasLimitedAccess == false else { return }
    reportUnfit("there is no limited access", at: node.span)
  }

  /// Reports `sharing` beside an access that shares nothing one by one.
  func checkSharing(_ fields: FieldReader?, access: AccessWord?, needsAccess: Bool) {
    guard let entry = fields?.entry("sharing"), access != .limited else { return }
    let written = fields?.entry("access")
    // An access that could not be read may have meant the limited one.
    if written != nil, access == nil { return }
    if written == nil, !needsAccess || fields?.isDamaged == true { return }
    if fields?.hasSlip(of: "access") == true { return }
    report(
      .conflictingKeys, "'sharing' goes with 'access: limited' only", at: entry.keySpan,
      hint: "write access: limited, or leave 'sharing' out",
      notes: written.map { [.init(span: $0.keySpan, text: "the access stands here")] } ?? [])
  }

  private func registeredApp(_ node: Node) -> String? {
    guard let name = text(node, for: "runs") else { return nil }
    if registeredApps.keys.contains(name) { return name }
    let names = registeredApps.keys.sorted()
    report(
      .unknownApp, "no app is registered as '\(name)'", at: node.span,
      label: names.isEmpty
        ? "this command has no registered apps"
        : "registered are " + names.listed(conjunction: "and"),
      hint: meant(name, among: names))
    return nil
  }
}
