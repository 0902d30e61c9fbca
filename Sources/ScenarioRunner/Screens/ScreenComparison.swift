/// Compares what a screen is expected to show with what it shows, part by part.
struct ScreenComparison {
  private let screen: ScreenContents

  init(_ screen: ScreenContents) { self.screen = screen }

  /// Both sides, line by line; only what the claim looks at.
  func rows(_ claim: ScreenClaim) -> [ComparisonRow] {
    [
      claim.title.map { [text("title", $0, screen.title)] },
      claim.search.map(search),
      claim.fields.map(fields),
      claim.rows.map { list("row", $0, screen.rows, fits, text, text) },
      claim.accessButton.map { [part("accessButton", $0, screen.accessButtonQuery)] },
      claim.emptyState.map { [part("emptyState", $0, screen.emptyState)] },
      claim.progress.map { [part("progress", $0, screen.progress)] },
      claim.buttons.map { buttons("button", $0, screen.buttons) },
      claim.alert.map(alert),
    ].compactMap(\.self).flatMap(\.self)
  }

  // MARK: Parts

  private func row(_ name: String, _ expected: String, _ actual: String, _ agrees: Bool)
    -> ComparisonRow
  {
    ComparisonRow(expected: "\(name): \(expected)", actual: "\(name): \(actual)", agrees: agrees)
  }

  private func text(_ name: String, _ claim: TextClaim, _ actual: String) -> ComparisonRow {
    row(name, ValueWords.text(of: claim), ValueWords.quotedIfNeeded(actual), claim.reads(actual))
  }

  private func part(
    _ name: String, _ claim: PartClaim<TextClaim>, _ actual: String?
  ) -> ComparisonRow {
    row(name, text(of: claim), actual.map(ValueWords.quotedIfNeeded) ?? "none", claim.reads(actual))
  }

  private func text(of claim: PartClaim<TextClaim>) -> String {
    switch claim {
    case .none: "none"
    case .any: "any"
    case .shown(let claim): ValueWords.text(of: claim)
    }
  }

  private func list<Expected, Actual>(
    _ name: String, _ claim: ListClaim<Expected>, _ actual: [Actual],
    _ fits: @escaping (Expected, Actual) -> Bool, _ expectedText: @escaping (Expected) -> String,
    _ actualText: @escaping (Actual, Expected?) -> String
  ) -> [ComparisonRow] {
    ListComparison<Expected, Actual>(
      matches: fits, expectedText: expectedText, actualText: actualText
    ).verdict(claim, actual, isOrdered: true).rows.map { row in
      ComparisonRow(
        expected: row.expected.map { "\(name): \($0)" },
        actual: row.actual.map { "\(name): \($0)" },
        agrees: row.agrees)
    }
  }

  // MARK: Rows

  private func fits(_ claim: RowClaim, _ row: ScreenContents.Row) -> Bool {
    claim.title.reads(row.title) && (claim.subtitle?.reads(row.subtitle) ?? true)
  }

  private func text(_ claim: RowClaim) -> String {
    let title = ValueWords.text(of: claim.title)
    return claim.subtitle.map { "{title: \(title), subtitle: \(text(of: $0))}" } ?? title
  }

  /// A row with what its partner looks at.
  private func text(_ row: ScreenContents.Row, _ claim: RowClaim?) -> String {
    let title = ValueWords.quotedIfNeeded(row.title)
    guard claim?.subtitle != nil else { return title }
    let subtitle = row.subtitle.map(ValueWords.quotedIfNeeded) ?? "none"
    return "{title: \(title), subtitle: \(subtitle)}"
  }

  // MARK: Buttons

  private func buttons(
    _ name: String, _ claim: ListClaim<ButtonClaim>, _ buttons: [ScreenContents.Button]
  ) -> [ComparisonRow] {
    list(
      name, claim, buttons,
      { claim, button in
        claim.title.reads(button.title)
          && (claim.isEnabled ?? button.isEnabled) == button.isEnabled
      },
      { claim in self.text(ValueWords.text(of: claim.title), claim.isEnabled) },
      { button, claim in
        self.text(
          ValueWords.quotedIfNeeded(button.title), claim?.isEnabled == nil ? nil : button.isEnabled)
      })
  }

  private func text(_ title: String, _ isEnabled: Bool?) -> String {
    isEnabled.map { "{title: \(title), enabled: \($0)}" } ?? title
  }

  // MARK: Fields

  private func search(_ claim: PartClaim<FieldClaim>) -> [ComparisonRow] {
    let field = screen.searchField
    switch claim {
    case .none: return [row("search", "none", field.map { text($0, nil) } ?? "none", field == nil)]
    case .any: return [row("search", "any", field.map { text($0, nil) } ?? "none", field != nil)]
    case .shown(let details):
      guard let field else { return [row("search", text(details), "none", false)] }
      return [row("search", text(details), text(field, details), fits(details, field))]
    }
  }

  private func fields(_ claim: FieldsClaim) -> [ComparisonRow] {
    switch claim {
    case .list(let claim): return list("field", claim, screen.fields, fits, text, text)
    case .labeled(let claims):
      return claims.map { claim in
        let label = claim.label.map(ValueWords.text) ?? ""
        let field = screen.fields.first { claim.label?.reads($0.label) == true }
        let text = claim.text ?? .equals("")
        return row(
          "field", "\(label): \(ValueWords.text(of: text))",
          field.map { "\(label): \(ValueWords.quotedIfNeeded($0.text))" } ?? "no field \(label)",
          field.map { text.reads($0.text) } ?? false)
      }
    }
  }

  private func fits(_ claim: FieldClaim, _ field: ScreenContents.Field) -> Bool {
    (claim.label?.reads(field.label) ?? true) && (claim.text?.reads(field.text) ?? true)
      && (claim.placeholder?.reads(field.placeholder) ?? true)
  }

  private func text(_ claim: FieldClaim) -> String {
    parts(
      claim.label.map(ValueWords.text), claim.text.map(ValueWords.text),
      claim.placeholder.map(ValueWords.text))
  }

  /// A field with what its partner looks at.
  private func text(_ field: ScreenContents.Field, _ claim: FieldClaim?) -> String {
    guard let claim else {
      return field.label.isEmpty
        ? ValueWords.quotedIfNeeded(field.text) : ValueWords.quotedIfNeeded(field.label)
    }
    return parts(
      claim.label.map { _ in ValueWords.quotedIfNeeded(field.label) },
      claim.text.map { _ in ValueWords.quotedIfNeeded(field.text) },
      claim.placeholder.map { _ in ValueWords.quotedIfNeeded(field.placeholder) })
  }

  private func parts(_ label: String?, _ text: String?, _ placeholder: String?) -> String {
    let parts = [("label", label), ("text", text), ("placeholder", placeholder)]
      .compactMap { name, text in text.map { (name, $0) } }
    if let only = parts.first, parts.count == 1, only.0 != "placeholder" { return only.1 }
    return "{\(parts.map { "\($0): \($1)" }.joined(separator: ", "))}"
  }

  // MARK: Alert

  private func alert(_ claim: PartClaim<AlertClaim>) -> [ComparisonRow] {
    let shown = screen.alert?.title ?? "none"
    switch claim {
    case .none: return [row("alert", "none", shown, screen.alert == nil)]
    case .any: return [row("alert", "any", shown, screen.alert != nil)]
    case .shown(let details):
      guard let alert = screen.alert else {
        return [row("alert", details.title.map(ValueWords.text) ?? "any", "none", false)]
      }
      let rows = [
        details.title.map { [text("alert", $0, alert.title)] },
        details.message.map {
          [part("alert message", $0, alert.message.isEmpty ? nil : alert.message)]
        },
        details.buttons.map { buttons("alert button", $0, alert.buttons) },
      ]
      return rows.compactMap(\.self).flatMap(\.self)
    }
  }
}

extension TextClaim {
  /// Whether a person reads what is expected; an apostrophe may be typed or typographic.
  fileprivate func reads(_ text: String) -> Bool {
    holds(for: text) || withPlainApostrophes.holds(for: text.withPlainApostrophes)
  }
}

extension PartClaim<TextClaim> {
  /// Whether a part is there or not as expected, and a person reads what is expected.
  fileprivate func reads(_ text: String?) -> Bool {
    switch self {
    case .none: text == nil
    case .any: text != nil
    case .shown(let claim): text.map(claim.reads) ?? false
    }
  }
}
