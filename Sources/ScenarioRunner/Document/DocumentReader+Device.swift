internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  static let sortOrders: [(String, ContactSortOrder)] = [
    ("givenName", .givenName), ("familyName", .familyName),
  ]
  static let displayOrders: [(String, DisplayOrder)] = [
    ("givenNameFirst", .givenNameFirst), ("familyNameFirst", .familyNameFirst),
  ]

  /// The device of a document; enters its contacts into the directory.
  func readDevice(_ document: FieldReader) -> DevicePlan {
    var plan = DevicePlan(configuration: DeviceConfiguration(), contacts: [])
    guard let entry = document.entry("device") else {
      if document.isDamaged || document.hasSlip(of: "device") { system = nil }
      return plan
    }
    let count = diagnostics.count
    readDevice(document, into: &plan)
    if entry.value.isDamaged { noteUnread(entry.value.span) }
    // Contacts may come from what is not played or cannot be read at all.
    if diagnostics[count...].contains(where: { Self.outsideCodes.contains($0.code) }) {
      directory.isIncomplete = true
    }
    return plan
  }

  private func readDevice(_ document: FieldReader, into plan: inout DevicePlan) {
    guard let node = document.value("device").flatMap(deviceNode),
      let fields = FieldReader(
        self, node, owner: "'device'", example: "device: {system: iOS 18}")
    else {
      system = nil
      directory.isIncomplete = true
      return
    }
    for key in Self.deviceKeys { fields.entry(key) }
    noteUnread(fields.strangers)
    readSystem(fields, into: &plan.configuration)
    let areNamesClear = isClean { readOrders(fields, into: &plan.configuration) }
    if !areNamesClear || ["locale", "displayOrder"].contains(where: fields.hasSlip) {
      hasUnclearNames = true
    }
    if let node = fields.value("restricted") {
      plan.configuration.isRestricted = boolean(node, for: "restricted") ?? false
    }
    fields.value("assumptions").map { readAssumptions($0, into: &plan) }
    fields.value("accounts").map { readAccounts($0, into: &plan.configuration) }
    fields.value("contacts").map { readContacts($0, into: &plan) }
    fields.value("me").map { readOwnCard($0, into: &plan) }
    fields.value("groups").map { readGroups($0, into: &plan) }
    fields.finish()
  }

  /// The keys of a device.
  static let deviceKeys = [
    "from", "system", "locale", "language", "sortOrder", "displayOrder", "restricted", "accounts",
    "contacts", "groups", "me", "assumptions",
  ]

  private static let outsideCodes = [
    DocumentCode.notYet.rawValue, DocumentCode.unusableFile.rawValue,
  ]

  private func readSystem(_ fields: FieldReader, into device: inout DeviceConfiguration) {
    guard fields.entry("system") != nil else {
      if fields.isDamaged || fields.hasSlip(of: "system") { system = nil }
      return
    }
    system = nil
    guard let node = fields.value("system"), !node.isDamaged else { return }
    system = knownSystem(node, for: "system")
    system.map { device.system = $0 }
  }

  /// A system that existed.
  func knownSystem(_ node: Node, for key: String) -> DeviceSystem? {
    guard let name = text(node, for: key) else { return nil }
    if let known = DeviceSystem(name: name) { return known }
    report(
      .unknownSystem, "there never was a system '\(name)'", at: node.span,
      label: "a name and a version, such as 'iOS 18' or 'macOS 10.15'", hint: nearSystem(name))
    return nil
  }

  /// The systems whose versions lie next to one that never existed, else a near miss.
  private func nearSystem(_ name: String) -> String? {
    let words = name.split(separator: " ")
    let systems = DeviceSystem.all.filter { $0.platform.rawValue == words.first.map(String.init) }
    guard words.count == 2, let number = Double(words[1]) else {
      return meant(name, among: DeviceSystem.all.map(\.name))
    }
    let below = systems.last { Double($0.version[0]) < number }
    let above = systems.first { Double($0.version[0]) > number }
    let near = [below, above].compactMap { $0?.name }
    if near.isEmpty { return meant(name, among: DeviceSystem.all.map(\.name)) }
    return "did you mean \(near.listed())?"
  }

  private func readOrders(_ fields: FieldReader, into device: inout DeviceConfiguration) {
    if let node = fields.value("locale") { device.locale = identifier(node, "locale") ?? "en_US" }
    if let node = fields.value("language") {
      device.language = identifier(node, "language") ?? "en"
    }
    if let node = fields.value("sortOrder") {
      device.sortOrder = word(node, for: "sortOrder", among: Self.sortOrders) ?? .familyName
    }
    if let node = fields.value("displayOrder") {
      device.displayOrder =
        word(node, for: "displayOrder", among: Self.displayOrders) ?? .givenNameFirst
    }
    displayName = DisplayName(locale: device.locale, displayOrder: device.displayOrder)
  }

  /// A locale or language identifier, such as `sv_SE`.
  private func identifier(_ node: Node, _ name: String) -> String? {
    guard let text = text(node, for: name) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isSound =
      (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { (97...122).contains($0) }
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    if isSound { return text }
    report(
      .notALocale, "'\(text)' is no \(name) identifier", at: node.span,
      hint: name == "locale" ? "for example: locale: sv_SE" : "for example: language: sv")
    return nil
  }
}
