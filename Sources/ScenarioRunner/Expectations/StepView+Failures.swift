internal import ContactsPicker
internal import ContactsProvider
internal import Foundation
internal import ScenarioSyntax

extension StepView {
  /// Everything that does not hold; nothing is listed that only follows from something else.
  func failures() -> [StepFailure] {
    if let problem = person.problem ?? self.problem { return [failure(problem)] }
    if let failure = answerFailure { return [failure] }
    let mishap = mishap
    let checked = step.expectations.filter { mishap == nil || $0.key.isState }
    return [mishap].compactMap(\.self) + checked.compactMap(failure) + unusedAnswers
  }

  private func failure(_ problem: StepProblem) -> StepFailure {
    failure(
      problem.message, hint: problem.hint, at: problem.span ?? step.span,
      isOfApp: problem.isOfApp)
  }

  func failure(
    _ message: String, _ rows: [ComparisonRow] = [], hint: String? = nil, at span: SourceSpan,
    isOfApp: Bool = true
  ) -> StepFailure {
    let position = plan.source.position(at: span.start)
    return StepFailure(
      message: message, comparison: rows, hint: hint, line: position.line,
      column: position.column, isOfApp: isOfApp)
  }

  private func failure(_ expectation: Expectation) -> StepFailure? {
    let verdict = verdict(expectation.claim)
    guard verdict.holds == expectation.isNegated else { return nil }
    let key = expectation.key.rawValue
    guard expectation.isNegated else {
      return failure(
        "'\(key)' is not as expected", verdict.rows, hint: hint(for: expectation.claim),
        at: expectation.span)
    }
    let rows = verdict.rows.map { row in
      ComparisonRow(
        expected: row.expected.map { "not \($0)" }, actual: row.actual, agrees: false)
    }
    return failure("'\(key)' holds, and under 'not' it must fail", rows, at: expectation.span)
  }
}

// MARK: What the person was to do

extension StepView {
  /// A prompt that nobody answered, or that the answer does not fit.
  private var answerFailure: StepFailure? {
    switch events.termination {
    case .unansweredPrompt:
      let count = step.answers.count
      let used = count == 1 ? "the answer was" : "all answers were"
      let asked =
        switch events.unanswered {
        case .picker, .accessPicker: "\(events.unanswered?.words ?? "") came up"
        default: "the system asked"
        }
      return failure(
        count == 0 ? "\(asked), and nobody answered" : "\(asked) once more, and \(used) used",
        hint: "say what the person does, for example: user: "
          + (events.unanswered ?? .accessPrompt).answers[0].example, at: step.span,
        isOfApp: asksAnew)
    case .unfittingAnswer(let explanation):
      let used = step.answers.count - person.unused.count
      let span = used > 0 ? step.answers[used - 1].span : step.span
      return failure(named(explanation).withoutFinalPeriod, at: span, isOfApp: false)
    case .storeCallWhileAnswering:
      return failure("the app called the store while the person was answering", at: step.span)
    case .wouldBlockForever(let prompt):
      return failure("the app would wait for ever for the prompt \(prompt)", at: step.span)
    case .invalidPredicate(let error):
      return failure(error.message, hint: error.hint, at: step.span)
    case .changeLoop:
      return failure(
        "the app saves whenever it is told of a change, and so is told without end",
        hint: "let it ask the change history without its own author before it saves",
        at: step.span)
    case .propertyNotFetched, .missingUsageDescription, .privacySettingsChanged, nil: return nil
    }
  }

  /// Whether the app asked from the beginning although the person had answered.
  private var asksAnew: Bool {
    let isAtBeginning = events.prompts.last?.stage == .alert
    return !step.answers.isEmpty && events.unanswered == .accessPrompt && isAtBeginning
  }

  /// A text with the names of those who are answered with, in place of their identifiers.
  private func named(_ text: String) -> String {
    step.answers.flatMap(\.choice.references).reduce(text) { text, contact in
      guard let identifier = try? contacts.identifier(of: contact) else { return text }
      return text.replacingOccurrences(of: identifier, with: contact.text)
    }
  }

  private var reasonNotAsked: String {
    if let reason = outcome.pickRefusal { return reason }
    if let face { return reason(for: face) }
    if !events.buttons.isEmpty {
      let words = QuestionKind.accessButton.answers.map(\.rawValue).listed(conjunction: "and")
      return "an access button was only looked at; its answers are \(words)"
    }
    if step.call?.verb == .accessPicker {
      return "the access picker comes up with limited access only, and the status is "
        + "\(device.status(of: bundleIdentifier)) now"
    }
    guard step.call?.verb.declaration.asks.contains(.accessPrompt) == true else {
      return "leave out what is not asked for"
    }
    let status = device.status(of: bundleIdentifier)
    return "the status is \(status) now; leave out what is not asked for"
  }

  private func reason(for face: AccessButtonFace) -> String {
    let status = device.status(of: bundleIdentifier)
    return switch face {
    case .hidden:
      "there is no button: the status is \(status) now; leave out what is not asked for"
    default: "the button is \(face.rawValue); a prompt comes only where a tap asks for access"
    }
  }

  private var unusedAnswers: [StepFailure] {
    person.unused.prefix(1).map { answer in
      let count = person.unused.count
      let asked = step.answers.count - count
      let others = count == 1 ? "was" : "and \(Shortened.count(count - 1, "answer")) after it were"
      return failure(
        asked == 0
          ? "nobody was asked in this step, so '\(answer.choice.word.rawValue)' \(others) not used"
          : "the person was asked no more, so '\(answer.choice.word.rawValue)' \(others) not used",
        hint: reasonNotAsked,
        at: answer.span, isOfApp: false)
    }
  }
}

// MARK: What nobody expected

extension StepView {
  /// An end, an error or a refusal that the step does not expect.
  private var mishap: StepFailure? {
    if let termination = events.termination, !expects(.terminated), !expects(.exception) {
      return failure(
        "the system ended the app: \(termination.shownName)",
        hint:
          "\(termination.explanation) If that is meant: expect: {terminated: \(termination.name)}",
        at: step.span)
    }
    if let error = outcome.error, !expects(.error), !isExpectedRefusal(error) {
      return failure(
        "the call failed with \(error.text ?? error.identity.description)",
        hint: "if that is meant: expect: {error: \(error.identity.written)}", at: step.span)
    }
    if let refusal = outcome.refusal, !expects(.refused) {
      return failure(
        "Settings refused: \(refusal.rawValue)",
        hint: "\(refusal.explanation); if that is meant: expect: {refused: \(refusal.rawValue)}",
        at: step.span, isOfApp: false)
    }
    return nil
  }

  func expects(_ key: ExpectationKey) -> Bool {
    step.expectations.contains { $0.key == key && !$0.isNegated }
  }

  /// `granted: false` expects the error of the refusal with it.
  private func isExpectedRefusal(_ error: CallError) -> Bool {
    error.identity == .authorizationDenied
      && step.expectations.contains { expectation in
        guard case .granted(false) = expectation.claim else { return false }
        return !expectation.isNegated
      }
  }
}

extension ErrorIdentity {
  static let authorizationDenied = ErrorIdentity(
    domain: ContactsError.domain, code: ContactsError.Code.authorizationDenied.rawValue)

  /// The error as an expectation writes it.
  var written: String { name ?? "{domain: \(domain), code: \(code)}" }
}

extension SettingsRefusalReason {
  fileprivate var explanation: String {
    switch self {
    case .noRow: "Settings has no row for an app that never asked"
    case .restricted: "while contacts are restricted, access cannot be changed"
    case .notOnThisSystem: "this system has no such choice, or the app's access is not limited"
    }
  }
}

extension String {
  fileprivate var withoutFinalPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
