/// The options of the commands.
enum Option: String, CaseIterable {
  case tag
  case skipTag = "skip-tag"
  case filter
  case jobs
  case quiet
  case verbose
  case hints
  case failFast = "fail-fast"
  case varyAssumptions = "vary-assumptions"
  case switchRule = "switch-rule"
  case json
  case text
  case one

  /// The option as it is written.
  var name: String { "--" + rawValue }

  /// The command that takes it.
  var command: CommandName {
    switch self {
    case .text, .one: .yamlToJSON
    case .json: .compare
    default: .run
    }
  }

  /// What the word behind it is, with its article; nil for an option that stands alone.
  var value: String? {
    switch self {
    case .tag, .skipTag: "an expression over tags"
    case .filter: "a part of a title"
    case .jobs: "a number"
    case .switchRule: "the name of a rule"
    case .quiet, .verbose, .hints, .failFast, .varyAssumptions, .json, .text, .one: nil
    }
  }

  /// How help shows what stands behind it.
  var placeholder: String {
    switch self {
    case .tag, .skipTag: " EXPR"
    case .filter: " TEXT"
    case .jobs: " N"
    case .switchRule: " RULE"
    default: ""
    }
  }

  /// What it does; nil for one that no help shows.
  var sentence: String? {
    switch self {
    case .tag: "plays the scenarios whose tags fulfil it; several must all hold"
    case .skipTag: "leaves out the scenarios whose tags fulfil it; any of several counts"
    case .filter: "plays those whose title holds it, in any case; any of several counts"
    case .jobs: "plays so many at once, not one for each core; the report is always the same"
    case .quiet: "reports only what failed, and the count"
    case .verbose: "reports also what the system decided in steps that passed, by which rules"
    case .hints: "tells what each app could do without, and what to do instead"
    case .failFast: "stops after the first scenario that failed, in the order of the files"
    case .varyAssumptions: "tells which scenarios depend on what Apple does not document"
    case .json: "writes JSON in place of tables"
    case .switchRule, .text, .one: nil
    }
  }

  /// The options that help and suggestions name, in their order.
  static func shown(for command: CommandName) -> [Option] {
    allCases.filter { $0.command == command && $0.sentence != nil }
  }

  /// Finds the option that a command takes by this name.
  init?(_ name: some StringProtocol, of command: CommandName) {
    guard let option = Self.allCases.first(where: { $0.name == name && $0.command == command })
    else { return nil }
    self = option
  }
}
