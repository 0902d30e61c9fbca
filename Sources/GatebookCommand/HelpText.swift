/// The texts of `--help`.
enum HelpText {
  /// The help of a command; nil for the program's.
  static func text(for command: CommandName?) -> String {
    command.map(text) ?? overview
  }

  /// The line that stands below a usage error.
  static func usage(of command: CommandName?) -> String {
    switch command {
    case nil: "usage: gatebook <command> [options]"
    case .run: "usage: gatebook run PATH…"
    case .check: "usage: gatebook check PATH…"
    case .steps: "usage: gatebook steps [VERB]"
    case .rules: "usage: gatebook rules"
    }
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
    case .rules:
      """
      Lists the rules of the simulated system: what each decides, how well that is known
      (documented by Apple, reported by developers, or assumed), the facts that it stands on, the
      address of its best source, and the key under 'assumptions' that turns it.
      """
    }
  }

  private static let overview = """
    usage: gatebook <command> [options]

    Plays scenarios of apps that use contacts on a simulated phone: what the app asks, what the
    person answers, and what the system hands over.

    commands:
      run PATH…      plays scenario files, and those of folders
      check PATH…    finds the mistakes in scenario files and plays nothing
      steps [VERB]   lists the verbs that steps can have
      rules          lists the rules of the simulated system and the evidence for them

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
      66  a path is not there, cannot be read, or holds no scenario file
      70  the command itself went wrong
    """
}
