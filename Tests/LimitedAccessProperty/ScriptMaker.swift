import ContactsPicker
import ContactsProvider

/// Makes random scripts for a world.
struct ScriptMaker {
  let world: World
  private let identifiers: [String]
  private let names =
    World.givenNames + World.familyNames + ["an", "alph", "tools", "b", "ж", "zed"]

  init(_ world: World) {
    self.world = world
    identifiers = world.identifiers
  }

  func script(using random: inout RandomSource) -> [Step] {
    (0..<Int.random(in: 4...10, using: &random)).flatMap { index in
      steps(index, using: &random)
    }
  }

  private func steps(_ index: Int, using random: inout RandomSource) -> [Step] {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<2: return [.status]
    case 2..<3: return [.request]
    case 3..<12:
      return [.fetch(random.chance(50) ? query(using: &random) : nil, form(using: &random))]
    case 12..<20: return [.matching(query(using: &random))]
    case 20..<25: return [.lookUp(random.pick(identifiers), withNote: random.chance(15))]
    case 25..<28: return [.groups(groupQuery(using: &random))]
    case 28..<32: return [.containers(containerQuery(using: &random))]
    case 32..<33: return [.defaultContainer]
    case 33..<48: return [save(index, using: &random)]
    case 48..<58: return [history(using: &random)]
    case 58..<60: return [.token]
    case 60..<63: return [button(using: &random)]
    case 63..<66: return [accessPicker(using: &random)]
    case 66..<67: return [contactPicker(using: &random)]
    case 67..<69:
      return [
        .world(.revoke(afterContacts: Int.random(in: 1...3, using: &random))),
        .fetch(nil, form(using: &random)),
      ]
    case 69..<79: return [.world(event(index, using: &random))]
    default:
      return [
        .hidden(
          edits(of: world.hidden, index, using: &random),
          other: edits(of: world.otherHidden, index, using: &random))
      ]
    }
  }

  // MARK: What the app asks

  private func query(using random: inout RandomSource) -> Step.Query {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .name(random.pick(names))
    case 1: .phone(random.pick(World.numbers))
    case 2: .email(random.pick(World.addresses))
    case 3: .identifiers((0..<3).map { _ in random.pick(identifiers) })
    case 4: .group(number(using: &random))
    default: .container(number(using: &random))
    }
  }

  private func form(using random: inout RandomSource) -> Step.Form {
    Step.Form(
      order: random.pick(Step.CallOrder.allCases), unifies: random.chance(70),
      stopAfter: random.chance(20) ? Int.random(in: 1...4, using: &random) : nil,
      withNote: random.chance(15))
  }

  private func groupQuery(using random: inout RandomSource) -> Step.GroupQuery? {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: nil
    case 1: .numbers([number(using: &random), number(using: &random)])
    default: .container(number(using: &random))
    }
  }

  private func containerQuery(using random: inout RandomSource) -> Step.ContainerQuery? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: nil
    case 1: .numbers([number(using: &random), number(using: &random)])
    case 2: .ofGroup(number(using: &random))
    default: .ofContact(random.pick(identifiers))
    }
  }

  private func history(using random: inout RandomSource) -> Step {
    .history(
      since: random.chance(20) ? nil : Int.random(in: 0...2, using: &random),
      Step.HistoryForm(
        withGroups: random.chance(50), unifies: random.chance(70),
        excluding: random.chance(25) ? ["sync"] : []))
  }

  private func number(using random: inout RandomSource) -> Int {
    Int.random(in: 0...3, using: &random)
  }

  // MARK: What the app changes

  private func save(_ index: Int, using random: inout RandomSource) -> Step {
    let count = random.chance(75) ? 1 : 2
    return .save(
      (0..<count).map { _ in change(index, using: &random) },
      author: random.chance(40) ? "sync" : nil)
  }

  private func change(_ index: Int, using random: inout RandomSource) -> Step.Change {
    let identifier = random.pick(identifiers)
    let container = random.chance(50) ? nil : number(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .add(random.pick(World.givenNames), container: container)
    case 1: return .addAgain(identifier)
    case 2, 3: return .update(identifier, "Step \(index)")
    case 4: return .delete(identifier)
    case 5: return .addGroup(random.pick(World.groupNames), container: container)
    case 6: return .renameGroup(number(using: &random), random.pick(World.groupNames))
    case 7: return .deleteGroup(number(using: &random))
    case 8, 9: return .addMember(identifier, number(using: &random))
    case 10: return .removeMember(identifier, number(using: &random))
    default: return .addNewMember(random.pick(World.givenNames), number(using: &random))
    }
  }

  // MARK: What the person does with the app

  private func button(using random: inout RandomSource) -> Step {
    // Whom it finds besides is hidden, so that the person chooses those whom both versions have.
    let number = Int.random(in: 0...1, using: &random)
    let values = world.sharable[number].seed.values
    let query = random.pick([values.givenName, values.familyName, random.pick(names)])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .button(query, .look)
    case 1: return .button(query, .tapObscured)
    default: return .button(query, .tap(choosing: "c\(number)"))
    }
  }

  private func accessPicker(using random: inout RandomSource) -> Step {
    if random.chance(20) { return .accessPicker(.cancel) }
    return .accessPicker(
      .change(
        adding: ["c0", "c1"].filter { _ in random.chance(40) },
        removing: world.visible.compactMap(\.seed.identifier).filter { _ in random.chance(20) }))
  }

  private func contactPicker(using random: inout RandomSource) -> Step {
    .contactPicker(random.chance(70) ? .choose("c0") : .cancel)
  }

  // MARK: What happens around it

  private func event(_ index: Int, using random: inout RandomSource) -> Step.Event {
    switch Int.random(in: 0..<21, using: &random) {
    case 0..<3: return .relaunch
    case 3: return random.pick([.updateApp, .updateSystem])
    case 4..<7: return .background
    case 7..<10: return .foreground
    case 10: return .expireHistory
    case 11..<13:
      return .share(
        (world.visible + world.sharable).compactMap(\.seed.identifier).filter { _ in
          random.chance(60)
        })
    case 13: return .wait
    case 14: return random.chance(50) ? .reinstall : .wait
    default: return .edits([openEdit(index, using: &random)])
    }
  }

  /// An edit of what both versions have.
  private func openEdit(_ index: Int, using random: inout RandomSource) -> Step.Edit {
    let shared = (world.visible + world.sharable).compactMap(\.seed.identifier)
    let contact = random.pick(shared)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      return .contact(
        .update(
          identifier: contact, keys: ContactKeySet(.familyName),
          values: values(familyName: random.pick(World.familyNames))))
    case 3: return .contact(.delete(identifier: contact))
    case 4: return .contact(.addGroup(name: random.pick(World.groupNames)))
    case 5: return .renameGroup(number(using: &random), random.pick(World.groupNames))
    case 6: return .deleteGroup(number(using: &random))
    case 7: return .member(contact, group: number(using: &random), isAdded: random.chance(60))
    case 8:
      // Sharable contacts stay among themselves: who shares one shares all cards of the person.
      let visible = world.visible.compactMap(\.seed.identifier)
      guard !visible.isEmpty, random.chance(80) else { return .contact(.link(["c0", "c1"])) }
      return .contact(.link([random.pick(visible), random.pick(visible)]))
    default: return .contact(.unlink(contact))
    }
  }

  /// Edits of what one version has.
  private func edits(
    of cards: [PlacedCard], _ index: Int, using random: inout RandomSource
  ) -> [Step.Edit] {
    let known = cards.compactMap(\.card.seed.identifier)
    return (0..<Int.random(in: 0...3, using: &random)).flatMap { number -> [Step.Edit] in
      let name = "e\(index).\(number).\(random.next() % 1000)"
      if random.chance(10) {
        let shared = identifiers.filter { _ in random.chance(30) }
        return [.otherAppAccess(random.chance(50) ? shared : nil)]
      }
      guard let contact = known.randomElement(using: &random), random.chance(75) else {
        return [addition(name, using: &random)]
      }
      return edits(of: contact, using: &random)
    }
  }

  private func addition(_ name: String, using random: inout RandomSource) -> Step.Edit {
    let values = CardMaker.values(of: name, using: &random)
    guard random.chance(40) else {
      return .contact(
        .add(ContactSeed(identifier: random.chance(70) ? name : nil, values: values)))
    }
    return .otherApp(.add(RecordIdentifier(text: name), values, isFromStore: false))
  }

  private func edits(
    of contact: String, using random: inout RandomSource
  ) -> [Step.Edit] {
    let keys = ContactKeySet(.familyName)
    let values = values(familyName: random.pick(World.familyNames))
    let isOtherApp = random.chance(40)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      return [
        isOtherApp
          ? .otherApp(.update(identifier: contact, keys: keys, values: values))
          : .contact(.update(identifier: contact, keys: keys, values: values))
      ]
    case 3:
      return [
        isOtherApp
          ? .otherApp(.delete(identifier: contact)) : .contact(.delete(identifier: contact))
      ]
    case 4..<7:
      let group = number(using: &random)
      let isAdded = random.chance(60)
      return [
        isOtherApp
          ? .otherAppMember(contact, group: group, isAdded: isAdded)
          : .member(contact, group: group, isAdded: isAdded)
      ]
    default:
      // Parted from whom it is linked with before, so that it joins nobody with somebody else.
      let visible = world.visible.compactMap(\.seed.identifier)
      guard let other = visible.randomElement(using: &random), random.chance(70) else {
        return [.contact(.unlink(contact))]
      }
      return [.contact(.unlink(contact)), .contact(.link([contact, other]))]
    }
  }

  private func values(familyName: String) -> ContactValues {
    var values = ContactValues()
    values.familyName = familyName
    return values
  }
}
