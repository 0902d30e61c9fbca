internal import ContactsProvider
internal import ScenarioRunner
internal import ScenarioSyntax

/// What a command line asks for.
enum Invocation: Equatable {
  case run(RunOptions)
  case check([String])
  case rules
  case steps(Verb?)
  case help(CommandName?)
  case version
}

/// What `run` is to play, and how.
struct RunOptions: Equatable {
  var paths: [String] = []
  /// The rules whose outcome is turned round, to see what depends on them.
  var switchedRules: Set<RuleID> = []
}

/// The commands.
enum CommandName: String, CaseIterable {
  case run
  case check
  case steps
  case rules
}

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, CommandName?)
  case unexpectedWord(String, CommandName)
  case unknownVerb(String)
  case noPaths(CommandName)
  case noRule
  case unknownRule(String)
}

extension Invocation {
  /// Reads the words of a command line, without the name of the program.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw .noCommand }
    let rest = Array(words.dropFirst())
    switch first {
    case "-h", "--help", "help": self = .help(rest.first.flatMap(CommandName.init))
    case "--version": self = .version
    default:
      guard let command = CommandName(rawValue: first) else {
        throw first.isOption ? .unknownOption(first, nil) : .unknownCommand(first)
      }
      self = try Self.parse(command, rest)
    }
  }

  private static func parse(
    _ command: CommandName, _ words: [String]
  ) throws(UsageError) -> Invocation {
    var options = RunOptions()
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "-h", "--help": return .help(command)
      case "--":
        options.paths += words
        words = []
      case "--switch-rule" where command == .run:
        options.switchedRules.insert(try rule(words.popFirst()))
      case _ where word.isOption: throw .unknownOption(word, command)
      default: options.paths.append(word)
      }
    }
    return try invocation(of: command, options)
  }

  private static func invocation(
    of command: CommandName, _ options: RunOptions
  ) throws(UsageError) -> Invocation {
    let words = options.paths
    switch command {
    case .run, .check:
      if words.isEmpty { throw .noPaths(command) }
      return command == .run ? .run(options) : .check(words)
    case .steps:
      if words.count > 1 { throw .unexpectedWord(words[1], command) }
      return .steps(try words.first.map(verb))
    case .rules:
      if let word = words.first { throw .unexpectedWord(word, command) }
      return .rules
    }
  }

  private static func verb(_ name: String) throws(UsageError) -> Verb {
    guard let verb = Verb(rawValue: name) else { throw .unknownVerb(name) }
    return verb
  }

  private static func rule(_ name: String?) throws(UsageError) -> RuleID {
    guard let name else { throw .noRule }
    guard let rule = RuleID(name: name) else { throw .unknownRule(name) }
    return rule
  }
}

extension UsageError {
  /// What is wrong, and what to write instead.
  var message: String {
    switch self {
    case .noCommand: "no command is given"
    case .unknownCommand(let word):
      "'\(word)' is no command"
        + Self.suggestion(word, CommandName.allCases.map(\.rawValue), hint: commandHint)
    case .unknownOption(let word, let command):
      "'\(word)' is no option" + (command.map { " of '\($0.rawValue)'" } ?? "")
        + Self.suggestion(word, ["--help", "--version"], hint: "")
    case .unexpectedWord(let word, .steps): "'steps' takes one verb, so '\(word)' has no meaning"
    case .unexpectedWord(let word, let command):
      "'\(command.rawValue)' takes no path, so '\(word)' has no meaning"
    case .unknownVerb(let name):
      "'\(name)' is no verb"
        + Self.suggestion(
          name, Verb.allCases.map(\.rawValue), hint: "; `gatebook steps` lists them")
    case .noPaths(let command):
      "'\(command.rawValue)' needs at least one scenario file or folder"
    case .noRule: "'--switch-rule' needs the name of a rule"
    case .unknownRule(let name):
      "'\(name)' is no rule"
        + Self.suggestion(
          name, RuleID.allCases.map(\.name), hint: "; `gatebook rules` lists them")
    }
  }

  /// The command whose help fits.
  var command: CommandName? {
    switch self {
    case .noCommand, .unknownCommand: nil
    case .unknownOption(_, let command): command
    case .unexpectedWord(_, let command), .noPaths(let command): command
    case .noRule, .unknownRule: .run
    case .unknownVerb: .steps
    }
  }

  private var commandHint: String { "; the commands are run, check, steps and rules" }

  private static func suggestion(_ word: String, _ names: [String], hint: String) -> String {
    nearMiss(of: word, among: names).map { "; did you mean '\($0)'?" } ?? hint
  }
}

extension String {
  fileprivate var isOption: Bool { hasPrefix("-") && count > 1 }
}
