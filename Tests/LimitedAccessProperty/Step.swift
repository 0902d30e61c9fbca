import ContactsProvider

/// One step of a script: what the app does, or what the person does to hidden contacts.
enum Step: Sendable {
  case status
  case request
  case enumerate(CallOrder, stopAfter: Int?)
  case name(String, CallOrder)
  case phone(String)
  case email(String)
  case identifiers([String])
  case lookUp(String)
  case add(String)
  case addAgain(String)
  case update(String, String)
  case delete(String)
  /// The person edits hidden contacts; the two versions of the world get different edits.
  case edits([ContactEdit], other: [ContactEdit])

  enum CallOrder: CaseIterable, Sendable {
    case none
    case userDefault
    case givenName
    case familyName
  }

  static func script(in world: World, using random: inout RandomSource) -> [Step] {
    (0..<Int.random(in: 3...10, using: &random)).map { index in
      step(index, in: world, using: &random)
    }
  }

  private static func step(
    _ index: Int, in world: World, using random: inout RandomSource
  ) -> Step {
    let identifiers = world.identifiers + ["nobody"]
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return .status
    case 1: return .request
    case 2, 3:
      let stop = random.chance(30) ? Int.random(in: 1...4, using: &random) : nil
      return .enumerate(random.pick(CallOrder.allCases), stopAfter: stop)
    case 4, 5:
      let names = World.givenNames + World.familyNames + ["an", "alph", "tools", "b", "ж"]
      return .name(random.pick(names), random.pick(CallOrder.allCases))
    case 6: return .phone(random.pick(World.numbers))
    case 7: return .email(random.pick(World.addresses))
    case 8:
      return .identifiers((0..<3).map { _ in random.pick(identifiers) })
    case 9: return .lookUp(random.pick(identifiers))
    case 10: return .add(random.pick(World.givenNames))
    case 11: return .update(random.pick(identifiers), "Step \(index)")
    case 12: return .delete(random.pick(identifiers))
    case 13: return .addAgain(random.pick(identifiers))
    default:
      return .edits(
        hiddenEdits(of: world.hidden, index, using: &random),
        other: hiddenEdits(of: world.otherHidden, index, using: &random))
    }
  }

  private static func hiddenEdits(
    of seeds: [ContactSeed], _ index: Int, using random: inout RandomSource
  ) -> [ContactEdit] {
    var edits: [ContactEdit] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      edits.append(.add(World.contact("e\(index).\(random.next() % 1000)", using: &random)))
    }
    guard let identifier = seeds.compactMap(\.identifier).randomElement(using: &random) else {
      return edits
    }
    var values = ContactValues()
    values.familyName = random.pick(World.familyNames)
    edits.append(.update(identifier: identifier, keys: .name, values: values))
    return edits
  }
}
