internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The groups of a device, once its contacts are known.
  func readGroups(_ node: Node, into plan: inout DevicePlan) {
    guard
      let fields = FieldReader(
        self, node, owner: "'groups'", example: "groups: {Family: [Mira Solberg]}")
    else { return noteUnread(node.span) }
    if node.hasDamage { noteUnread(node.span) }
    for (entry, value) in fields.values() {
      let seed = group(entry.key, value, of: plan)
      groups.enter(
        entry.key, .init(account: seed.account, span: entry.keySpan, isCertain: true))
      plan.configuration.groups.append(seed)
    }
  }

  /// A group with its members: a list, or `{account, members}`.
  private func group(_ name: String, _ node: Node, of plan: DevicePlan) -> GroupSeed {
    guard node.entries != nil else {
      return GroupSeed(name: name, members: members(node, of: name, in: 0, plan))
    }
    var seed = GroupSeed(name: name)
    guard
      let fields = FieldReader(
        self, node, owner: "a group", example: "{account: Work, members: [Mira Solberg]}")
    else { return seed }
    var account: Int? = 0
    if let node = fields.value("account") { account = accountPlace(node, for: "account") }
    seed.account = account ?? 0
    if let node = fields.value("members") {
      seed.members = members(node, of: name, in: account, plan)
    }
    fields.finish()
    return seed
  }

  /// The places of the members: of linked cards, the one in the account of the group.
  private func members(
    _ node: Node, of group: String, in account: Int?, _ plan: DevicePlan
  ) -> [Int] {
    var members: [Int] = []
    var seen: Set<Int> = []
    for item in list(node) {
      guard let contact = contact(item, for: group) else { continue }
      let cards = directory.cards(of: contact.target).filter { $0 < plan.contacts.count }
      guard let account, !cards.isEmpty else { continue }
      guard let card = cards.first(where: { self.account(ofSeed: $0, in: plan) == account }) else {
        reportOtherAccount(contact, cards[0], group, account, plan)
        continue
      }
      if seen.insert(card).inserted { members.append(card) }
    }
    return members
  }

  private func account(ofSeed place: Int, in plan: DevicePlan) -> Int {
    plan.configuration.contacts[place].account
  }

  private func reportOtherAccount(
    _ contact: ContactReference, _ card: Int, _ group: String, _ account: Int, _ plan: DevicePlan
  ) {
    let names = plan.configuration.accounts.map(\.name)
    let other = names[self.account(ofSeed: card, in: plan)]
    report(
      .wrongAccount,
      "a group holds contacts of its own account, and '\(contact.text)' is in '\(other)'",
      at: contact.span, label: "'\(group)' is in '\(names[account])'",
      hint: "write \(group): {account: \(other), members: […]}")
  }
}

extension DocumentReader {
  /// What there is, and what of it may be meant; a file full of wrong names in a long list is
  /// told so for the first of them only.
  func near(
    _ name: String, among names: @autoclosure () -> [String], of things: String
  ) -> (label: String?, hint: String?) {
    guard comparisons < Self.mostComparisons else { return (nil, nil) }
    let names = names()
    comparisons += names.count
    if names.isEmpty { return (nil, nil) }
    let label =
      names.count == 1
      ? "there is only '\(names[0])'" : "the \(things) are " + names.listed(conjunction: "and")
    return (label, meant(name, among: names))
  }

  /// A group that is named.
  func group(_ node: Node, for name: String) -> GroupReference? {
    guard let text = scalar(node, for: name, takes: "the name of a group")?.text else {
      return nil
    }
    return isGroup(text, at: node.span) ? GroupReference(text: text, span: node.span) : nil
  }

  /// Whether a name means one group, or may mean one when the step runs; reports where it cannot.
  func isGroup(_ name: String, at span: SourceSpan) -> Bool {
    switch groups.find(name) {
    case .found: return true
    case .ambiguous(let listings):
      report(
        .ambiguousGroup, "\(listings.count) groups are called '\(name)'", at: span,
        hint: "give one of them another name",
        notes: listings.prefix(Self.mostNotes).map {
          .init(span: $0.span, text: "one is written here")
        })
      return false
    case .unknown where hasPerformed || directory.isIncomplete || mayBeUnread(name): return true
    case .unknown:
      let (label, hint) = near(name, among: groups.names, of: "groups")
      report(
        .unknownGroup, "no group is called '\(name)'", at: span, label: label,
        hint: groups.isEmpty ? "there are no groups yet: list them under 'device'" : hint)
      return false
    }
  }
}
