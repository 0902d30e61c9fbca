internal import ContactsProvider
internal import ScenarioRunner
internal import ScenarioSyntax

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, CommandName?)
  case noValue(Option)
  case unwantedValue(Option)
  case exclusiveOptions(Option, Option)
  case wrongTags(Option, TagExpressionError)
  case emptyFilter
  case wrongJobs(String)
  case unknownRule(String)
  case fixedRule(String)
  case unexpectedWord(String, CommandName)
  case unknownVerb(String)
  case unknownTopic(String)
  case noPaths(CommandName)
}

extension UsageError {
  /// What is wrong, and what to write instead.
  var message: String {
    switch self {
    case .noCommand: "no command is given"
    case .unknownCommand(let word):
      "'\(word)' is no command"
        + Self.suggestion(word, CommandName.shown.map(\.rawValue), hint: Self.commandHint)
    case .unknownOption(let word, let command): Self.unknownOption(word, command)
    case .noValue(let option): "'\(option.name)' needs \(option.value ?? "a value") behind it"
    case .unwantedValue(let option): "'\(option.name)' takes no value"
    case .exclusiveOptions(let one, let other):
      "'\(one.name)' and '\(other.name)' exclude each other"
    case .wrongTags(let option, let error):
      "'\(option.name)' cannot be read: \(error.message)"
        + (error.excerpt.isEmpty ? "" : "\n" + error.excerpt)
    case .emptyFilter: "'--filter' needs a text; an empty one is part of every title"
    case .wrongJobs(let word):
      "'--jobs' takes a whole number from 1 on, and '\(word)' is none"
    case .unknownRule(let name):
      "'\(name)' is no rule"
        + Self.suggestion(name, RuleID.allCases.map(\.name), hint: "; `gatebook rules` lists them")
    case .fixedRule(let name):
      "'\(name)' cannot be turned round: it says what an object is or does, and decides nothing"
    case .unexpectedWord(let word, let command):
      "'\(command.rawValue)' takes \(Self.operand(of: command)), so '\(word)' has no meaning"
    case .unknownVerb(let name): Self.unknownVerb(name)
    case .unknownTopic(let name):
      "'\(name)' is no topic"
        + Self.suggestion(
          name, LanguageTopic.all.map(\.name) + Verb.allCases.map(\.rawValue),
          hint: "; `gatebook language` lists them")
    case .noPaths(let command):
      "'\(command.rawValue)' needs at least one scenario file or folder"
    }
  }

  /// The command whose help fits.
  var command: CommandName? {
    switch self {
    case .noCommand, .unknownCommand: nil
    case .unknownOption(_, let command): command
    case .unexpectedWord(_, let command), .noPaths(let command): command
    case .noValue(let option), .unwantedValue(let option), .exclusiveOptions(let option, _),
      .wrongTags(let option, _):
      option.command
    case .emptyFilter, .wrongJobs, .unknownRule, .fixedRule: .run
    case .unknownVerb: .steps
    case .unknownTopic: .language
    }
  }

  private static func operand(of command: CommandName) -> String {
    switch command {
    case .steps: "one verb"
    case .language: "one topic"
    case .rules, .yamlToJSON, .run, .compare, .check: "no path"
    }
  }

  private static func unknownOption(_ word: String, _ command: CommandName?) -> String {
    let name = String(word.prefix { $0 != "=" })
    let options = command.map { Option.shown(for: $0).map(\.name) } ?? ["--version"]
    return "'\(name)' is no option" + (command.map { " of '\($0.rawValue)'" } ?? "")
      + suggestion(name, options + ["--help"], hint: "")
  }

  private static func unknownVerb(_ name: String) -> String {
    if LanguageTopic(name: name) != nil {
      return "'\(name)' is no verb; `gatebook language \(name)` tells of it"
    }
    return "'\(name)' is no verb"
      + suggestion(name, Verb.allCases.map(\.rawValue), hint: "; `gatebook steps` lists them")
  }

  private static var commandHint: String {
    let names = CommandName.shown.map(\.rawValue)
    return "; the commands are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
  }

  private static func suggestion(_ word: String, _ names: [String], hint: String) -> String {
    nearMiss(of: word, among: names).map { "; did you mean '\($0)'?" } ?? hint
  }
}
