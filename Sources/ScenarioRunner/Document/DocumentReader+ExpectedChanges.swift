internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The name of an account; `none` and an empty text are no account.
  func accountClaim(_ node: Node) -> TextClaim? {
    if node.plainText == "none", accounts["none"] == nil { return .equals("") }
    let claim = textClaim(node, for: "account")
    if case .equals(let name) = claim, !name.isEmpty { _ = accountPlace(name, at: node.span) }
    return claim
  }

  /// A group of a result: its name, or `{name, account, members}`.
  func expectedGroup(_ node: Node) -> ExpectedGroup? {
    guard node.entries != nil else {
      return group(node, for: "groups").map {
        ExpectedGroup(name: $0.text, account: nil, members: nil)
      }
    }
    let example = "{name: Family, members: [Mira Solberg]}"
    guard let fields = FieldReader(self, node, owner: "an expected group", example: example) else {
      return nil
    }
    defer { fields.finish() }
    let name = fields.required("name", example: example).flatMap { group($0, for: "name") }
    let account = fields.value("account").flatMap { accountPlace($0, for: "account") }
    let members = fields.value("members").map { node in
      listClaim(node) { self.contact($0, for: "members") }
    }
    return name.map { ExpectedGroup(name: $0.text, account: account, members: members) }
  }

  /// An account of a result: its name, or `{name, type}`.
  func expectedAccount(_ node: Node) -> ExpectedAccount? {
    guard node.entries != nil else { return accountName(node, for: "accounts") }
    let example = "{name: Work, type: exchange}"
    guard let fields = FieldReader(self, node, owner: "an expected account", example: example)
    else { return nil }
    defer { fields.finish() }
    var account = fields.required("name", example: example)
      .flatMap { accountName($0, for: "name") }
    let type = fields.value("type").flatMap { word($0, for: "type", among: Self.accountTypes) }
    account?.type = type
    return account
  }

  private func accountName(_ node: Node, for name: String) -> ExpectedAccount? {
    guard let text = scalar(node, for: name, takes: "the name of an account")?.text else {
      return nil
    }
    _ = accountPlace(text, at: node.span)
    return ExpectedAccount(name: text, type: nil)
  }

  /// An event of the change history: `dropEverything`, or what happened to whom.
  func expectedEvent(_ node: Node) -> ExpectedEvent? {
    let example = "events: [{updateContact: Mira Solberg}]"
    guard let entries = node.entries else { return eventWithoutMore(node) }
    guard let fields = FieldReader(self, node, owner: "an event", example: example) else {
      return nil
    }
    let event = Self.eventWords.compactMap { word, read in
      fields.value(word).flatMap { read(self, $0) }
    }.first
    fields.refuse(
      "dropEverything", "an event without anything more is", hint: "write the word alone")
    fields.finish()
    if entries.count != 1, !fields.isDamaged {
      report(
        .wrongKind,
        "an event is one of "
          + (["dropEverything"] + Self.eventWords.map(\.0)).listed(conjunction: "and"),
        at: headline(of: node.span), hint: "write several events as a list, in their order")
    }
    return event
  }

  private func eventWithoutMore(_ node: Node) -> ExpectedEvent? {
    let kind = "'dropEverything', or what happened to whom"
    guard let text = scalar(node, for: "events", takes: kind)?.text else { return nil }
    if text == "dropEverything" { return .dropEverything }
    let words = Self.eventWords.map(\.0)
    let near = closestWord(to: text, among: ["dropEverything"] + words)
    let example = near == "dropEverything" ? near : near.map { "{\($0): …}" }
    report(
      .unknownWord, "'events' takes \(kind), not '\(text)'", at: node.span,
      hint: example.map { "write events: [\($0)]" })
    return nil
  }

  private typealias EventReader = @Sendable (DocumentReader, Node) -> ExpectedEvent?

  private static let eventWords: [(String, EventReader)] = [
    ("addContact", { $0.contact($1, for: "addContact").map { .addContact($0) } }),
    ("updateContact", { $0.contact($1, for: "updateContact").map { .updateContact($0) } }),
    ("deleteContact", { $0.contact($1, for: "deleteContact").map { .deleteContact($0) } }),
    ("addGroup", { $0.group($1, for: "addGroup").map { .addGroup($0) } }),
    ("updateGroup", { $0.group($1, for: "updateGroup").map { .updateGroup($0) } }),
    ("deleteGroup", { $0.group($1, for: "deleteGroup").map { .deleteGroup($0) } }),
    ("addMember", { $0.eventMembership($1).map { .addMember($0, group: $1) } }),
    ("removeMember", { $0.eventMembership($1).map { .removeMember($0, group: $1) } }),
  ]

  private func eventMembership(_ node: Node) -> (ContactReference, GroupReference)? {
    let example = "{addMember: {contact: Mira Solberg, group: Family}}"
    return FieldReader(self, node, owner: "a membership", example: example)
      .flatMap { membership($0, example: example) }
  }
}
