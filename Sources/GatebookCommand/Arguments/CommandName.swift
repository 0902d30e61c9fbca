/// The commands.
enum CommandName: String, CaseIterable {
  case run
  case check
  case steps
  case language
  case rules
  /// For scoring the reading of text; no list shows it.
  case yamlToJSON = "yaml-to-json"

  /// The commands that help and suggestions name.
  static let shown = allCases.filter { $0 != .yamlToJSON }

  /// What stands behind the command, as the usage line shows it.
  var operands: String {
    switch self {
    case .run: "[options] PATH…"
    case .check: "PATH…"
    case .steps: "[VERB]"
    case .language: "[TOPIC]"
    case .rules, .yamlToJSON: ""
    }
  }
}
