import Testing

@testable import ContactsProvider

/// Two phones that differ only in what an app was not granted tell it the same of changes.
@Suite struct HiddenChangeTests {
  @Test(arguments: 0..<30)
  func `nothing hidden shows in announcements, tokens and histories`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let script = HiddenScript(using: &numbers)
    let quiet = try HiddenPlay(hasHidden: false)
    let busy = try HiddenPlay(hasHidden: true)
    for step in script.steps {
      let seen = (try quiet.play(step), try busy.play(step))
      #expect(seen.0 == seen.1, "\(step)")
    }
    #expect(quiet.told.all == busy.told.all)
  }
}

/// What happens on both phones, and on the one that has hidden contacts.
private enum HiddenStep {
  /// The person edits what is shared.
  case edit(ContactEdit)
  /// The person edits what is hidden.
  case hidden(ContactEdit)
  case share([String])
  case save(String)
  case look(groups: Bool, unifies: Bool, fromStart: Bool)
}

private struct HiddenScript {
  private(set) var steps: [HiddenStep] = []

  init(using numbers: inout SeededNumbers) {
    for place in 0..<40 { steps.append(Self.step(place, &numbers)) }
    steps.append(.look(groups: true, unifies: true, fromStart: true))
  }

  private static func step(_ place: Int, _ numbers: inout SeededNumbers) -> HiddenStep {
    let shared = ["a", "b", "c", "d"].randomElement(using: &numbers) ?? "a"
    let other = ["a", "b", "c", "d"].randomElement(using: &numbers) ?? "a"
    let hidden = ["x", "y"].randomElement(using: &numbers) ?? "x"
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0, 1: return .edit(.update(identifier: shared, keys: .name, values: .named("N\(place)")))
    case 2: return .edit(.link([shared, other]))
    case 3: return .edit(.unlink(shared))
    case 4: return .save("S\(place)")
    case 5: return .share(["a", "b", "c", "d"].filter { _ in Bool.random(using: &numbers) })
    case 6: return .hidden(.update(identifier: hidden, keys: .name, values: .named("H")))
    case 7: return .hidden(.add(ContactSeed(identifier: "z\(place)", values: .named("Z"))))
    case 8: return .hidden(.link([hidden, shared]))
    case 9: return .hidden(.unlink(hidden))
    case 10: return .hidden(.addMember(contact: hidden, group: "Choir"))
    case 11: return .hidden(.removeMember(contact: hidden, group: "Choir"))
    case 12: return .edit(.addMember(contact: shared, group: "Choir"))
    case 13: return .edit(.removeMember(contact: shared, group: "Choir"))
    default:
      return .look(
        groups: Bool.random(using: &numbers), unifies: Bool.random(using: &numbers),
        fromStart: Int.random(in: 0..<6, using: &numbers) == 0)
    }
  }
}

/// A phone, and an app on it that writes down what it is told.
private final class HiddenPlay {
  private let phone: Phone
  private let hasHidden: Bool
  private var token: HistoryToken?
  private var group = ""
  let told: ToldChanges

  init(hasHidden: Bool) throws {
    self.hasHidden = hasHidden
    phone = try Phone(
      access: .limited(["a", "b", "c"]),
      configure: { configuration in
        configuration.contacts = ["a", "b", "c", "d", "x", "y"].filter {
          hasHidden || !["x", "y"].contains($0)
        }.map { ContactSeed(identifier: $0, values: .named($0)) }
        configuration.groups = [
          GroupSeed(name: "Choir", members: hasHidden ? [0, 4] : [0])
        ]
      })
    told = phone.process.listen()
    group = phone.device.groups[0].identifier.uuidText
  }

  func play(_ step: HiddenStep) throws -> [String] {
    switch step {
    case .edit(let edit): _ = try? phone.device.edit([named(edit)])
    case .hidden(let edit):
      if hasHidden, isHarmless(edit) { _ = try? phone.device.edit([named(edit)]) }
    case .share(let identifiers): try phone.device.share(identifiers, with: phone.app)
    case .save(let name): try phone.save(name)
    case .look(let groups, let unifies, let fromStart):
      return try look(
        HistoryRequest(
          token: fromStart ? nil : token, keys: RequestedKeys(.name), includesGroups: groups,
          unifyResults: unifies))
    }
    phone.process.waitForAnnouncements()
    return ["\(phone.process.currentHistoryToken?.data.map(\.self) ?? [])", "\(told.count)"]
  }

  private func look(_ request: HistoryRequest) throws -> [String] {
    let result = try phone.process.history(request)
    token = result.token
    return result.events.map { event in
      "\(event.words) \(event.contact?.identifierText ?? "")"
    } + ["\(result.token.data.map(\.self))"]
  }

  /// Whether an edit of what is hidden leaves what is shared as it is: a card that is linked
  /// already would link what is shared with one another.
  private func isHarmless(_ edit: ContactEdit) -> Bool {
    guard case .link(let cards) = edit else { return true }
    return phone.device.cards(of: RecordIdentifier(text: cards[0])).count < 2
  }

  private func named(_ edit: ContactEdit) -> ContactEdit {
    switch edit {
    case .addMember(let contact, _): .addMember(contact: contact, group: group)
    case .removeMember(let contact, _): .removeMember(contact: contact, group: group)
    default: edit
    }
  }
}
