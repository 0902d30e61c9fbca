internal import ContactsProvider
internal import ScenarioSyntax

/// A `linkedWith` that is read once every contact of the device is known.
struct WrittenLink {
  /// The place of the contact that has it.
  let place: Int
  /// What it names.
  let node: Node
}

extension DocumentReader {
  /// Joins cards: each link that names one person, until no further one does.
  ///
  /// A name that several cards share may mean one person once others of the links are known.
  func join(_ links: [WrittenLink], in plan: inout DevicePlan) {
    var open = links.filter { scalar($0.node, for: "linkedWith", takes: "a contact") != nil }
    while !open.isEmpty {
      let waiting = open.filter { link in
        guard let card = partner(of: link, in: plan) else { return true }
        plan.configuration.contacts[link.place].linkedWith = card
        directory.link([.seed(link.place), .seed(card)])
        return false
      }
      let isStuck = waiting.count == open.count
      open = waiting
      if isStuck { break }
    }
    for link in open { report(link, in: plan) }
  }

  /// The cards in other accounts that a link may mean.
  private func candidates(of link: WrittenLink, in plan: DevicePlan) -> [Int] {
    let own = plan.configuration.contacts[link.place].account
    return named(by: link).filter { plan.configuration.contacts[$0].account != own }
  }

  private func named(by link: WrittenLink) -> [Int] {
    directory.cards(named: link.node.scalar?.text ?? "").filter { $0 != link.place }
  }

  /// The first card of the one person whom a link can mean; nil where there is none or several.
  private func partner(of link: WrittenLink, in plan: DevicePlan) -> Int? {
    let cards = candidates(of: link, in: plan)
    guard let first = cards.first, directory.areOnePerson(cards) else { return nil }
    return first
  }

  /// Reports a link that means nobody, or nobody alone.
  private func report(_ link: WrittenLink, in plan: DevicePlan) {
    let candidates = candidates(of: link, in: plan)
    let name = link.node.scalar?.text ?? ""
    let isOwnName = directory.cards(named: name).contains(link.place)
    if candidates.isEmpty, isOwnName || !named(by: link).isEmpty {
      let account = plan.configuration.contacts[link.place].account
      return report(
        .wrongAccount, "linked cards are in different accounts, and no '\(name)' is in another one",
        at: link.node.span,
        label: "this card is in '\(plan.configuration.accounts[account].name)'",
        hint: "write account: … beside one of the cards")
    }
    // Says that the name is unknown, or that several are called so.
    _ = reference(name, at: link.node.span)
  }
}
