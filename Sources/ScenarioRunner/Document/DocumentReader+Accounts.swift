internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  static let accountTypes: [(String, ContainerType)] = [
    ("local", .local), ("exchange", .exchange), ("cardDAV", .cardDAV),
  ]

  /// The accounts of a device, the default one first.
  func readAccounts(_ node: Node, into device: inout DeviceConfiguration) {
    if node.hasDamage { noteUnread(node.span) }
    reportNothing(in: node, "a device has at least one account")
    var found: [AccountSeed] = []
    var spans: [String: SourceSpan] = [:]
    for item in list(node) {
      var account: AccountSeed?
      if !isClean({ account = self.account(item) }) { noteUnread(item.span) }
      guard let account else { continue }
      if let other = spans.updateValue(item.span, forKey: account.name) {
        report(
          .duplicateIdentifier, "two accounts are called '\(account.name)'", at: item.span,
          hint: "an account is named by its name: choose another",
          notes: [.init(span: other, text: "the other one is written here")])
      }
      found.append(account)
    }
    guard !found.isEmpty else { return }
    device.accounts = found
    accounts = Dictionary(
      zip(found.map(\.name), found.indices), uniquingKeysWith: { first, _ in first })
  }

  private func account(_ node: Node) -> AccountSeed? {
    guard
      let fields = FieldReader(
        self, node, owner: "an account", example: "accounts: [{name: Work, type: exchange}]")
    else { return nil }
    defer { fields.finish() }
    let name = fields.required("name", example: "{name: Work, type: exchange}")
      .flatMap { text($0, for: "name") }
    let type = fields.value("type").flatMap { word($0, for: "type", among: Self.accountTypes) }
    let isReadOnly = fields.value("readOnly").flatMap { boolean($0, for: "readOnly") }
    return name.map {
      AccountSeed(name: $0, type: type ?? .local, isReadOnly: isReadOnly ?? false)
    }
  }

  /// The place of an account that is named.
  func accountPlace(_ node: Node, for name: String) -> Int? {
    scalar(node, for: name, takes: "the name of an account").flatMap {
      accountPlace($0.text, at: node.span)
    }
  }

  func accountPlace(_ name: String, at span: SourceSpan) -> Int? {
    if let place = accounts[name] { return place }
    if directory.isIncomplete || mayBeUnread(name) { return nil }
    let (label, hint) = near(
      name, among: accounts.sorted { $0.value < $1.value }.map(\.key), of: "accounts")
    report(
      .unknownAccount, "no account is called '\(name)'", at: span, label: label, hint: hint)
    return nil
  }
}
