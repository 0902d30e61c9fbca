/// The texts of `--help`.
enum HelpText {
  /// The help of a command; nil for the program's.
  static func text(for command: CommandName?) -> String {
    command.map(text) ?? overview
  }

  /// The line that stands below a usage error.
  static func usage(of command: CommandName?) -> String {
    guard let command else { return "usage: gatebook <command> [options]" }
    let words = ["usage: gatebook", command.rawValue, command.operands]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(for command: CommandName) -> String {
    usage(of: command) + "\n\n" + details(of: command) + "\n"
  }

  private static func details(of command: CommandName) -> String {
    switch command {
    case .run:
      """
      Plays scenarios and reports each one. A PATH is a scenario file, or a folder that stands for
      every .yaml and .yml file in it and in its folders, in the order of their names. A file with
      a mistake plays none of its scenarios; the others are played.

      The report goes to the standard output, mistakes in files go to the standard error. Both are
      coloured on a terminal only, and never where NO_COLOR is set.

      options:
      \(options(of: .run))

      An EXPR is made of tags, 'and', 'or', 'not' and brackets, such as 'limited and not (apps or
      slow)'; a tag of several words stands in quotes within it.

      With --vary-assumptions every scenario is played again with each other value of each switch
      that it does not set itself. A scenario that then ends otherwise is listed with the switch,
      the value and what changes; that is no failure.

      \(statuses)
      """
    case .compare:
      """
      Plays the journeys of scenarios, each in every world, and writes a table for each scenario:
      where the goal is reached, how many values the app has seen, how many of them are beyond the
      goal, how often it asked, and what ended a journey early. Below stands the verdict. Scenarios
      with steps are left alone. A PATH is a scenario file, or a folder that stands for every .yaml
      and .yml file in it and in its folders.

      options:
      \(options(of: .compare))

      The JSON is a list with an object for each scenario: its goal, its journeys with a row for
      each world, the cells that are not as the file fixes them, and the verdict.

      A journey's cell that is not as the file fixes it counts as a failure, as it does in 'run'.

      \(statuses)
      """
    case .check:
      """
      Finds the mistakes in scenario files and plays nothing. A PATH is a scenario file, or a
      folder that stands for every .yaml and .yml file in it and in its folders.

      \(statuses)
      """
    case .steps:
      """
      Lists the verbs that a step can have, by who acts; with a VERB, what that one takes, what the
      person may be asked meanwhile, and what may be expected of it.
      """
    case .language:
      """
      Lists the parts of the scenario language beside the verbs; with a TOPIC, such as device, app,
      user or expect, the keys of that part, what each takes and means, and what holds without it.
      """
    case .yamlToJSON:
      """
      Reads the text of scenario files from the standard input and writes a JSON list of its
      documents. With --text every scalar is text, with --one there is one document and no list.
      """
    case .rules:
      """
      Lists the rules of the simulated system: what each decides, how well that is known
      (documented by Apple, reported by developers, or assumed), the facts that it stands on, the
      address of its best source, and the key under 'assumptions' that turns it.
      """
    }
  }

  /// The options of a command, a line each, its second column in line.
  private static func options(of command: CommandName) -> String {
    let options = Option.shown(for: command)
    let heads = options.map { $0.name + $0.placeholder }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, options).map { "  \($0.padded(to: width))  \($1.sentence ?? "")" }
      .joined(separator: "\n")
  }

  private static let overview = """
    usage: gatebook <command> [options]

    Plays scenarios of apps that use contacts on a simulated phone: what the app asks, what the
    person answers, and what the system hands over.

    commands:
      run PATH…         plays scenario files, and those of folders
      compare PATH…     compares journeys to one goal, in every state of access
      check PATH…       finds the mistakes in scenario files and plays nothing
      steps [VERB]      lists the verbs that steps can have
      language [TOPIC]  lists the other parts of the language, with their keys
      rules             lists the rules of the simulated system and the evidence for them

    options:
      -h, --help     shows this text; after a command, the help of the command
      --version      shows the version

    """

  private static let statuses = """
    exit status:
      0   everything passed
      1   a scenario failed
      64  the command line is wrong
      65  a scenario file has a mistake
      66  a path is not there, cannot be read, or holds no scenario file; or no scenario is chosen
      70  the command itself went wrong

    Where code of an app traps, the signal ends the program, and a shell tells 128 and its number:
    the report has the scenarios before, and the standard error names the scenario and the step.
    """
}
