internal import ContactsProvider
internal import Foundation
internal import ScenarioRunner

/// What `run` is to play, and how.
struct RunOptions: Equatable {
  var paths: [String] = []
  /// Which scenarios of the files are played.
  var selection = ScenarioSelection()
  /// How many scenarios are played at once.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// How much the report tells.
  var detail = TerminalReporter.Detail.usual
  /// Whether comparisons are written as JSON.
  var isJSON = false
  /// Whether the report tells what apps could do without.
  var seeksHints = false
  /// Whether the first failure ends the run.
  var stopsAtFailure = false
  /// Whether every scenario is played again under each other assumption.
  var variesAssumptions = false
  /// The rules whose outcome is turned round, to see what depends on them.
  var switchedRules: Set<RuleID> = []
}

extension RunOptions {
  /// Takes an option without a value.
  mutating func set(_ option: Option) throws(UsageError) {
    switch option {
    case .quiet: try set(.quiet, by: option)
    case .verbose: try set(.verbose, by: option)
    case .json: isJSON = true
    case .hints: seeksHints = true
    case .failFast: stopsAtFailure = true
    case .varyAssumptions: variesAssumptions = true
    default: break
    }
    if seeksHints, variesAssumptions { throw .exclusiveOptions(.hints, .varyAssumptions) }
  }

  private mutating func set(
    _ detail: TerminalReporter.Detail, by option: Option
  ) throws(UsageError) {
    guard self.detail == .usual || self.detail == detail else {
      throw .exclusiveOptions(.quiet, .verbose)
    }
    self.detail = detail
  }

  /// Takes an option with its value.
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .tag: selection.required.append(try tags(value, of: option))
    case .skipTag: selection.excluded.append(try tags(value, of: option))
    case .filter:
      if value.isEmpty { throw .emptyFilter }
      selection.titles.append(value)
    case .jobs: jobs = try jobs(value)
    case .switchRule:
      guard let rule = RuleID(name: value) else { throw .unknownRule(value) }
      if !rule.rule.isSwitchable { throw .fixedRule(value) }
      switchedRules.insert(rule)
    default: break
    }
  }

  private func tags(_ text: String, of option: Option) throws(UsageError) -> TagExpression {
    do throws(TagExpressionError) { return try TagExpression(text) } catch {
      throw .wrongTags(option, error)
    }
  }

  private func jobs(_ text: String) throws(UsageError) -> Int {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    // A number too large to be held is no less a number.
    let jobs = isNumber ? Int(text) ?? .max : 0
    guard jobs >= 1 else { throw .wrongJobs(text) }
    return jobs
  }
}
