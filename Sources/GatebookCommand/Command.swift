internal import ScenarioRunner

/// One run of the command line.
struct Command {
  let terminal: Terminal
  let catalog: AppCatalog

  /// Carries out a command line, given without the name of the program.
  func carryOut(_ words: [String]) async -> ExitStatus {
    defer { terminal.flush() }
    do throws(UsageError) {
      return await carryOut(try Invocation(words))
    } catch {
      terminal.diagnose("error: \(error.message)\n\(HelpText.usage(of: error.command))\n")
      terminal.diagnose("Try `gatebook --help`.\n")
      return .usage
    }
  }

  private func carryOut(_ invocation: Invocation) async -> ExitStatus {
    switch invocation {
    case .run(let options): return await run(options)
    case .compare(let options): return await compare(options)
    case .check(let paths): return await check(paths)
    case .steps(let verb): terminal.write(verb.map(VerbListing.text(of:)) ?? VerbListing.overview)
    case .language(let subject): terminal.write(LanguageListing.text(of: subject))
    case .yaml(let options): return convertYAML(options)
    case .rules: terminal.write(RuleListing.text)
    case .help(let command): terminal.write(HelpText.text(for: command))
    case .version: terminal.write("gatebook \(Gatebook.version)\n")
    }
    return .passed
  }
}
