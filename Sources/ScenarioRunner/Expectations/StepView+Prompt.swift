internal import ContactsProvider

extension StepView {
  /// Compares the prompt of the step.
  func prompt(_ claim: PromptClaim) -> Verdict {
    let shown = events.prompts.last
    switch claim {
    case .none:
      return Verdict(shown == nil, expected: "none", actual: shown?.shownStage ?? "none")
    case .any:
      return Verdict(shown != nil, expected: "a prompt", actual: shown?.shownStage ?? "none")
    case .shown(let details):
      guard let shown else { return Verdict(false, expected: "a prompt", actual: "none") }
      let rows = rows(details, shown)
      return Verdict(rows.allSatisfy(\.agrees), rows)
    }
  }

  private func rows(_ details: PromptDetails, _ prompt: Prompt) -> [ComparisonRow] {
    let sheet = events.prompts.last { $0.stage == .selection }
    return [
      details.title.map { text("title", $0, prompt.title) },
      details.purpose.map { text("purpose", $0, prompt.purpose) },
      details.buttons.map { buttons("buttons", $0, prompt.buttons) },
      details.stage.map { stage in
        ComparisonRow(
          expected: "stage: \(stage.rawValue)", actual: "stage: \(prompt.stage.rawValue)",
          agrees: stage.rawValue == prompt.stage.rawValue)
      },
      details.selectionButtons.map {
        buttons("selectionButtons", $0, sheet?.selectionButtons ?? [])
      },
    ].compactMap(\.self)
  }

  private func text(_ name: String, _ claim: TextClaim, _ actual: String) -> ComparisonRow {
    ComparisonRow(
      expected: "\(name): \(ValueWords.text(of: claim))",
      actual: "\(name): \(ValueWords.quotedIfNeeded(actual))",
      agrees: claim.withPlainApostrophes.holds(for: actual.withPlainApostrophes))
  }

  private func buttons(
    _ name: String, _ claim: ListClaim<String>, _ actual: [String]
  ) -> ComparisonRow {
    let agrees = claim.holds(for: actual) {
      $0.withPlainApostrophes == $1.withPlainApostrophes
    }
    return ComparisonRow(
      expected: "\(name): \(words(claim))",
      actual: "\(name): [\(actual.joined(separator: ", "))]", agrees: agrees)
  }

  private func words(_ claim: ListClaim<String>) -> String {
    switch claim {
    case .exactly(let texts): "[\(texts.joined(separator: ", "))]"
    case .some: "at least one"
    case .including(let wanted, let unwanted):
      "[\((wanted + unwanted.map { "not \($0)" }).joined(separator: ", "))]"
    }
  }
}

extension String {
  /// The text with `'` for the typographic apostrophe: people type either.
  var withPlainApostrophes: String {
    String(map { $0 == "’" ? "'" : $0 })
  }
}

extension TextClaim {
  var withPlainApostrophes: TextClaim {
    switch self {
    case .equals(let text): .equals(text.withPlainApostrophes)
    case .contains(let text): .contains(text.withPlainApostrophes)
    }
  }
}
