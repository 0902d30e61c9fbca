/// The commands.
enum CommandName: String, CaseIterable {
  case run
  case compare
  case check
  case steps
  case language
  case rules
  /// For scoring the reading of text; no list shows it.
  case yamlToJSON = "yaml-to-json"

  /// The commands that help and suggestions name.
  static let shown = allCases.filter { $0 != .yamlToJSON }

  /// Whether it has something to do with paths only.
  var needsPaths: Bool { [.run, .compare, .check].contains(self) }

  /// What stands behind the command, as the usage line shows it.
  var operands: String {
    switch self {
    case .run: "[options] PATH…"
    case .compare: "[--json] PATH…"
    case .check: "PATH…"
    case .steps: "[VERB]"
    case .language: "[TOPIC]"
    case .rules, .yamlToJSON: ""
    }
  }
}
