internal import ScenarioRunner

/// What a command line asks for.
enum Invocation: Equatable {
  case run(RunOptions)
  case compare(RunOptions)
  case check([String])
  case rules
  case steps(Verb?)
  case language(LanguageTopic.Subject?)
  case yaml(YAMLOptions)
  case help(CommandName?)
  case version
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
    var yaml = YAMLOptions()
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "-h", "--help": return .help(command)
      case "--":
        options.paths += words
        words = []
      case _ where word.isOption:
        let (option, value) = try option(word, of: command, &words)
        if let value {
          try options.set(option, value)
        } else if command == .yamlToJSON {
          yaml.set(option)
        } else {
          try options.set(option)
        }
      default: options.paths.append(word)
      }
    }
    return command == .yamlToJSON && options.paths.isEmpty
      ? .yaml(yaml) : try invocation(of: command, options)
  }

  /// The option that a word is, with the value in the word or behind it.
  private static func option(
    _ word: String, of command: CommandName, _ words: inout ArraySlice<String>
  ) throws(UsageError) -> (Option, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(parts[0], of: command) else { throw .unknownOption(word, command) }
    guard option.value != nil else {
      if parts.count > 1 { throw .unwantedValue(option) }
      return (option, nil)
    }
    if parts.count > 1 { return (option, String(parts[1])) }
    // A further option is no value that somebody forgot to quote.
    guard let value = words.popFirst(), Option(value, of: command) == nil else {
      throw .noValue(option)
    }
    return (option, value)
  }

  private static func invocation(
    of command: CommandName, _ options: RunOptions
  ) throws(UsageError) -> Invocation {
    let words = options.paths
    if words.isEmpty, command.needsPaths { throw .noPaths(command) }
    switch command {
    case .run: return .run(options)
    case .compare: return .compare(options)
    case .check: return .check(words)
    case .steps:
      if words.count > 1 { throw .unexpectedWord(words[1], command) }
      return .steps(try words.first.map(verb))
    case .language:
      if words.count > 1 { throw .unexpectedWord(words[1], command) }
      return .language(try words.first.map(subject))
    case .rules, .yamlToJSON:
      if let word = words.first { throw .unexpectedWord(word, command) }
      return .rules
    }
  }

  private static func verb(_ name: String) throws(UsageError) -> Verb {
    guard let verb = Verb(rawValue: name) else { throw .unknownVerb(name) }
    return verb
  }

  private static func subject(_ name: String) throws(UsageError) -> LanguageTopic.Subject {
    if let topic = LanguageTopic(name: name) { return .topic(topic) }
    if let verb = Verb(rawValue: name) { return .verb(verb) }
    guard let topic = LanguageTopic(telling: name) else { throw .unknownTopic(name) }
    return .topic(topic)
  }
}

extension String {
  fileprivate var isOption: Bool { hasPrefix("-") && count > 1 }
}
