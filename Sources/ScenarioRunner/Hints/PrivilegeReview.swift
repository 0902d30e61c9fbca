internal import ContactsProvider

/// What a scenario shows of one app: hints for itself, and what its other scenarios may bear on.
///
/// What an app reads of contacts is known of its own code alone; where the steps are the app, they
/// say what is fetched and seldom what it is for.
struct PrivilegeReview {
  private let trace: AppTrace
  /// What the app made of contacts.
  let use: ContactUse
  /// What the hints call the app.
  private let shownName: String?

  init(
    _ app: AppRun, shownName: String?, _ entries: [(step: Int, entry: LedgerEntry)],
    _ steps: [PlannedStep], _ contacts: KnownContacts
  ) {
    trace = AppTrace(of: app.bundleIdentifier, in: entries)
    let ownSteps = Set(steps.filter { $0.call?.verb.declaration.actor == .app }.map(\.number))
      .subtracting(steps.filter { $0.call?.verb == .perform }.map(\.number))
    use = ContactUse(trace, app: app.plan.runs, besides: ownSteps, contacts)
    self.shownName = shownName
  }

  /// The hints that no other scenario can change, in the order of the steps, each once.
  var hints: [PrivilegeHint] {
    var seen: Set<PrivilegeHint> = []
    let uses = use.app == nil ? UseReview([use]).hints : []
    return (launchPrompts + uses + notes).map { hint in
      var hint = hint
      hint.app = shownName
      return hint
    }.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }.map(\.element)
  }

  private var launchPrompts: [PrivilegeHint] {
    trace.prompts.filter(\.isAtLaunch).prefix(1).map {
      PrivilegeHint(
        step: $0.step,
        message: "the app asked for access at its launch, before the person wanted anything of it",
        remedy: "call requestAccess(for:) when the person taps what needs contacts")
    }
  }

  private var notes: [PrivilegeHint] {
    trace.forbiddenNotes.prefix(1).map {
      PrivilegeHint(
        step: $0, message: "the app fetched notes, which its signature does not allow",
        remedy:
          "leave CNContactNoteKey out, or have com.apple.developer.contacts.notes granted by Apple"
      )
    }
  }
}
