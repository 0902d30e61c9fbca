internal import ContactsProvider
internal import SimulatedContacts

extension StepView {
  /// What an expectation looks at of a group.
  private struct GroupAspects {
    let account: Bool
    let members: Bool

    init(_ claim: ListClaim<ExpectedGroup>) {
      let entries = claim.entries
      account = entries.contains { $0.account != nil }
      members = entries.contains { $0.members != nil }
    }
  }

  func groups(_ claim: ListClaim<ExpectedGroup>) -> Verdict {
    result(outcome.groups) { groups in
      let stored = Dictionary(
        device.groups.map { ($0.identifier.uuidText, $0) }
      ) { first, _ in first }
      let aspects = GroupAspects(claim)
      let comparison = ListComparison<ExpectedGroup, CNGroup>(
        matches: { fits($0, $1, stored[$1.identifier]) }, expectedText: text,
        actualText: { group, _ in text(of: group, stored[group.identifier], aspects) })
      return comparison.verdict(claim, groups, isOrdered: false)
    }
  }

  private func fits(
    _ expected: ExpectedGroup, _ group: CNGroup, _ stored: GroupRecord?
  ) -> Bool {
    let isNamed =
      group.name == expected.name || contacts.groups.known(expected.name) == group.identifier
    guard isNamed else { return false }
    if let account = expected.account, account != stored?.account { return false }
    guard let members = expected.members else { return true }
    return references(members, reachableMembers(of: stored)).holds
  }

  /// The members that the app can reach, each person once.
  private func reachableMembers(of group: GroupRecord?) -> [RecordIdentifier] {
    let reachable = Set(device.reachableContacts(of: bundleIdentifier).map(\.identifier))
    return people((group?.members ?? []).filter(reachable.contains))
  }

  private func text(of expected: ExpectedGroup) -> String {
    guard expected.account != nil || expected.members != nil else { return expected.name }
    let parts = [
      "name: \(expected.name)", expected.account.map { "account: \(accountName($0))" },
      expected.members.map { "members: \(words($0))" },
    ]
    return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
  }

  /// A group with what the expectation looks at.
  private func text(
    of group: CNGroup, _ stored: GroupRecord?, _ aspects: GroupAspects
  ) -> String {
    guard aspects.account || aspects.members else { return group.name }
    let members = reachableMembers(of: stored).map { contacts.name(of: $0) }
    let account = stored.map { accountName($0.account) } ?? "none"
    let parts = [
      "name: \(group.name)", aspects.account ? "account: \(account)" : nil,
      aspects.members ? "members: [\(Shortened.list(members))]" : nil,
    ]
    return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
  }

  private func accountName(_ place: Int) -> String {
    let accounts = device.containers
    return accounts.indices.contains(place) ? accounts[place].name : "account \(place + 1)"
  }

  private func words(_ claim: ListClaim<ContactReference>) -> String {
    switch claim {
    case .exactly(let contacts): "[\(contacts.map(\.text).joined(separator: ", "))]"
    case .some: "at least one"
    case .including(let wanted, let unwanted):
      "[\((wanted.map(\.text) + unwanted.map { "not \($0.text)" }).joined(separator: ", "))]"
    }
  }
}

// MARK: Accounts

extension StepView {
  func accounts(_ claim: ListClaim<ExpectedAccount>) -> Verdict {
    result(outcome.accounts) { accounts in
      let showsType = claim.entries.contains { $0.type != nil }
      let comparison = ListComparison<ExpectedAccount, CNContainer>(
        matches: { $0.name == $1.name && ($0.type ?? type(of: $1)) == type(of: $1) },
        expectedText: { text($0.name, $0.type) },
        actualText: { account, _ in text(account.name, showsType ? type(of: account) : nil) })
      return comparison.verdict(claim, accounts, isOrdered: false)
    }
  }

  private func type(of account: CNContainer) -> ContainerType? {
    ContainerType(rawValue: account.type.rawValue)
  }

  private func text(_ name: String, _ type: ContainerType?) -> String {
    type.map { "{name: \(name), type: \($0)}" } ?? name
  }

  func account(_ claim: TextClaim) -> Verdict {
    result(outcome.account) { account in
      Verdict(
        claim.holds(for: account), expected: ValueWords.text(of: claim),
        actual: ValueWords.quotedIfNeeded(account))
    }
  }
}
