internal import AppScreens

/// What a person does to a screen.
enum Touch: Sendable {
  case tap(ScreenTarget)
  case type(PlannedTyping)
  case scroll(PlannedScroll)
}

/// What comes of a touch.
enum TouchEffect {
  /// The app does something.
  case action(Screen.Action)
  /// A row comes into view; then the app does something, where the touch is a tap.
  case row(Int, Screen.Action?)
}

/// A screen in the hands of a person who touches what they read.
@MainActor
struct TouchableScreen {
  let screen: Screen

  /// What a touch does.
  ///
  /// - Throws: Why it cannot be made, with what can be done instead.
  func effect(of touch: Touch) throws(StepProblem) -> TouchEffect {
    switch touch {
    case .tap(let target):
      let thing = try thing(target)
      let action = try thing.action(target)
      return thing.row.map { .row($0, action) } ?? .action(action)
    case .type(let typing): return .action(try typingAction(typing))
    case .scroll(let scroll):
      let row = try row(scroll)
      return .row(row, nil)
    }
  }

  // MARK: Tapping

  /// Something that can be tapped, or looks as if.
  private struct Thing {
    let kind: ScreenTarget.Kind
    let text: String
    var subtitle: String?
    var isEnabled = true
    let tapping: Screen.Action?
    var row: Int?

    init(_ button: Screen.Button) {
      kind = .button
      text = button.title
      isEnabled = button.isEnabled
      tapping = button.tapping
    }

    init(_ row: Screen.Row, at place: Int) {
      kind = .row
      text = row.title
      subtitle = row.subtitle
      tapping = row.tapping
      self.row = place
    }

    func isMeant(by target: ScreenTarget) -> Bool {
      if let kind = target.kind, kind != self.kind { return false }
      if let subtitle = target.subtitle, subtitle.reads(as: self.subtitle ?? "") == false {
        return false
      }
      return target.text.reads(as: text)
    }

    func action(_ target: ScreenTarget) throws(StepProblem) -> Screen.Action {
      guard isEnabled else {
        throw StepProblem(
          "the button '\(text)' cannot be tapped now: it is disabled",
          hint: "do first what the app waits for, or look at it: expect: {screen: {buttons: "
            + "{contains: [{title: \(text), enabled: false}]}}}", at: target.span)
      }
      if let tapping { return tapping }
      throw StepProblem(
        "the row '\(text)' does nothing when it is tapped",
        hint: "tap something else, or give the row an action in the app", at: target.span)
    }
  }

  /// The buttons and rows that are in reach.
  private var things: [Thing] {
    if let alert = screen.alert { return alert.buttons.map(Thing.init) }
    return thingsBehindAlert
  }

  private var thingsBehindAlert: [Thing] {
    searchButtons.map(Thing.init) + screen.buttons.map(Thing.init)
      + screen.rows.enumerated().map { Thing($1, at: $0) }
  }

  /// What the system puts beside a search field.
  private var searchButtons: [Screen.Button] {
    guard let field = screen.searchField else { return [] }
    var buttons: [Screen.Button] = []
    if !field.text.isEmpty {
      let typing = field.typing
      buttons.append(Screen.Button("Clear") { await typing("") })
    }
    if let cancelling = field.cancelling {
      buttons.append(Screen.Button("Cancel", tapping: cancelling))
    }
    return buttons
  }

  private func thing(_ target: ScreenTarget) throws(StepProblem) -> Thing {
    let found = things.filter { $0.isMeant(by: target) }
    guard let first = found.first else { throw missing(target) }
    guard found.count == 1 else { throw several(found, target) }
    return first
  }

  private func several(_ found: [Thing], _ target: ScreenTarget) -> StepProblem {
    let kinds = Set(found.map(\.kind))
    let subtitles = Set(found.compactMap(\.subtitle))
    let hint: String
    if kinds.count > 1 {
      hint = "say which: tap: {button: \(target.text)} or tap: {row: \(target.text)}"
    } else if subtitles.count == found.count, let subtitle = found.first?.subtitle {
      hint =
        "say which by its second line, for example: "
        + "tap: {row: {title: \(target.text), subtitle: \(subtitle)}}"
    } else {
      hint = "a person could not tell them apart either; let the app show what differs"
    }
    return StepProblem(
      "\(found.count) things read '\(target.text)': "
        + Shortened.list(found.map { "a \($0.kind.rawValue)" }), hint: hint, at: target.span)
  }

  private func missing(_ target: ScreenTarget) -> StepProblem {
    if let alert = screen.alert {
      let titles = alert.buttons.map(\.title)
      let isBehind = thingsBehindAlert.contains { $0.isMeant(by: target) }
      let message =
        isBehind
        ? "'\(target.text)' is behind the alert '\(alert.title)'"
        : "the alert '\(alert.title)' has no button '\(target.text)'"
      return StepProblem(
        message,
        hint: titles.isEmpty
          ? "the alert has no button, so nobody can get past it: give it one in the app"
          : "while an alert is there only its buttons can be tapped: \(titles.listed())",
        at: target.span)
    }
    let kind = target.kind.map { "no \($0.rawValue) reads" } ?? "nothing reads"
    let texts = things.map(\.text)
    if let other = things.first(where: { target.text.reads(as: $0.text) }) {
      let subtitle = target.subtitle.map { " with the second line '\($0)'" } ?? ""
      return StepProblem(
        "\(kind) '\(target.text)'\(subtitle) on the screen '\(screen.title)'",
        hint: "there is a \(other.kind.rawValue) that reads so"
          + (other.subtitle.map { ", with '\($0)' below" } ?? ""), at: target.span)
    }
    let near = meant(target.text, among: texts).map { "; \($0)" } ?? ""
    return StepProblem(
      "\(kind) '\(target.text)' on the screen '\(screen.title)'",
      hint: texts.isEmpty
        ? "nothing on it can be tapped"
        : "what can be tapped: \(texts.listed(conjunction: "and"))\(near)", at: target.span)
  }

  // MARK: Typing

  private func typingAction(_ typing: PlannedTyping) throws(StepProblem) -> Screen.Action {
    if let alert = screen.alert {
      throw StepProblem(
        "the alert '\(alert.title)' is in front of the fields",
        hint: "tap one of its buttons first: \(alert.buttons.map(\.title).listed())",
        at: typing.field?.span)
    }
    let type = try field(typing.field).typing
    let text = typing.text
    return { await type(text) }
  }

  /// A field with the texts by which it can be named.
  private struct Named {
    let names: [String]
    let typing: Screen.TypingAction
  }

  private var fields: [Named] {
    let search = screen.searchField.map { Named(names: [$0.placeholder], typing: $0.typing) }
    return [search].compactMap(\.self)
      + screen.fields.map { Named(names: [$0.label, $0.placeholder], typing: $0.typing) }
  }

  private func field(_ target: ScreenTarget?) throws(StepProblem) -> Named {
    let fields = fields
    let names = fields.compactMap { field in field.names.first { !$0.isEmpty } }
    guard let first = fields.first else {
      throw StepProblem(
        "the screen '\(screen.title)' has no field to type into",
        hint: "tap what leads to one first", at: target?.span)
    }
    guard let target else {
      if fields.count == 1 { return first }
      throw StepProblem(
        "the screen '\(screen.title)' has \(fields.count) fields, and the step does not say which",
        hint: "say it: into: \(names.listed())")
    }
    // What stands beside a field goes before what stands in another one.
    for matches: (Named) -> Bool in [
      { $0.names.first?.reads(as: target.text) == true },
      { $0.names.contains { $0.reads(as: target.text) } },
    ] {
      let found = fields.filter(matches)
      if let first = found.first, found.count == 1 { return first }
      if found.count > 1 {
        throw StepProblem(
          "\(found.count) fields are called '\(target.text)'",
          hint: "a person could not tell them apart either; give them different labels in the app",
          at: target.span)
      }
    }
    let near = meant(target.text, among: fields.flatMap(\.names)).map { "; \($0)" } ?? ""
    throw StepProblem(
      "no field of the screen '\(screen.title)' is called '\(target.text)'",
      hint: "its fields are \(names.listed(conjunction: "and"))\(near)", at: target.span)
  }

  // MARK: Scrolling

  private func row(_ scroll: PlannedScroll) throws(StepProblem) -> Int {
    if let alert = screen.alert {
      throw StepProblem(
        "the alert '\(alert.title)' is in front of the rows",
        hint: "tap one of its buttons first: \(alert.buttons.map(\.title).listed())")
    }
    guard !screen.rows.isEmpty else {
      throw StepProblem(
        "the screen '\(screen.title)' has no rows to scroll", hint: "leave the step out")
    }
    switch scroll {
    case .top: return 0
    case .bottom: return screen.rows.count - 1
    case .to(let target):
      let rows = screen.rows.enumerated().map { Thing($1, at: $0) }
      if let row = rows.first(where: { $0.isMeant(by: target) })?.row { return row }
      let texts = rows.map(\.text)
      let near = meant(target.text, among: texts).map { "; \($0)" } ?? ""
      throw StepProblem(
        "no row reads '\(target.text)' on the screen '\(screen.title)'",
        hint: "its rows are \(texts.listed(conjunction: "and"))\(near)", at: target.span)
    }
  }
}

extension String {
  /// Whether a person reads the same; an apostrophe may be typed or typographic.
  fileprivate func reads(as other: String) -> Bool {
    self == other || withPlainApostrophes == other.withPlainApostrophes
  }
}
