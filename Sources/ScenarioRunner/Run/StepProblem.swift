internal import ScenarioSyntax

/// Why a step cannot be carried out, in the words of a report.
struct StepProblem: Error, Sendable {
  /// What is wrong, without a final period.
  let message: String
  /// What to do about it.
  let hint: String?
  /// Where it is wrong; nil for the whole step.
  let span: SourceSpan?
  /// Whether it shows what the app does, and not that the step is written wrong.
  let isOfApp: Bool

  init(
    _ message: String, hint: String? = nil, at span: SourceSpan? = nil, isOfApp: Bool = false
  ) {
    self.message = message
    self.hint = hint
    self.span = span
    self.isOfApp = isOfApp
  }
}
