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
    var found: [(account: AccountSeed, span: SourceSpan)] = []
    for item in list(node) {
      var account: AccountSeed?
      if !isClean({ account = self.account(item) }) { noteUnread(item.span) }
      guard let account else { continue }
      if let other = found.first(where: { $0.account.name == account.name }) {
        report(
          .duplicateIdentifier, "two accounts are called '\(account.name)'", at: item.span,
          hint: "an account is named by its name: choose another",
          notes: [.init(span: other.span, text: "the other one is written here")])
      }
      found.append((account, item.span))
    }
    guard !found.isEmpty else { return }
    device.accounts = found.map(\.account)
    accounts = device.accounts.map(\.name)
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
    if let place = accounts.firstIndex(of: name) { return place }
    if directory.isIncomplete || mayBeUnread(name) { return nil }
    report(
      .unknownAccount, "no account is called '\(name)'", at: span,
      label: all("accounts", accounts),
      hint: meant(name, among: accounts))
    return nil
  }
}
