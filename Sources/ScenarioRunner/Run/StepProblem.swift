internal import ScenarioSyntax

/// Why a step cannot be carried out, in the words of a report.
struct StepProblem: Error, Sendable {
  /// What is wrong, without a final period.
  let message: String
  /// What to do about it.
  let hint: String?
  /// Where it is wrong; nil for the whole step.
  let span: SourceSpan?

  init(_ message: String, hint: String? = nil, at span: SourceSpan? = nil) {
    self.message = message
    self.hint = hint
    self.span = span
  }
}
