internal import ScenarioSyntax

/// A screen drawn in plain text: a frame with what a person reads, and an alert in front.
///
/// A field shows `Name: Ann`, or `Name: (Full name)` while only its placeholder is there; a button
/// is `[Add]`. Prose takes as many lines as it needs, within reason; titles and what was typed are
/// cut. Of the rows those in view are drawn.
struct ScreenText {
  /// The columns that a report with screens takes at most.
  static let width = 80

  /// The lines of the frame, none wider than the room that there is.
  let lines: [String]

  private static let narrowest = 24

  init(_ screen: ScreenContents, room: Int) {
    let room = max(room - 4, Self.narrowest)
    let content = Self.content(screen, room: room)
    let alert = screen.alert.map { Self.alert($0, room: room - 4) } ?? []
    let title = screen.title.printable.shortened(to: room - 2)
    let widths = content.map(DisplayWidth.of) + alert.map { DisplayWidth.of($0) + 4 }
    let width = max(Self.narrowest, DisplayWidth.of(title) + 2, widths.max() ?? 0)
    let inner = content + alert.map { "  \($0)" }
    lines =
      [Self.top(title, width: width)] + inner.map { "│ \($0.padded(to: width)) │" }
      + ["└" + String(repeating: "─", count: width + 2) + "┘"]
  }

  private static func top(_ title: String, width: Int) -> String {
    let text = title.isEmpty ? "" : "─ \(title) "
    let rest = width + 2 - DisplayWidth.of(text)
    return "┌\(text)" + String(repeating: "─", count: max(0, rest)) + "┐"
  }

  // MARK: What is inside

  private static func content(_ screen: ScreenContents, room: Int) -> [String] {
    var lines: [String] = []
    if let search = screen.searchField { lines.append("search: \(text(in: search))") }
    lines += fields(screen.fields)
    lines += rows(screen, room: room)
    if let text = screen.emptyState { lines += text.printable.wrapped(to: room) }
    if let query = screen.accessButtonQuery {
      lines.append("the system's access button for '\(query.printable)'")
    }
    if let progress = screen.progress {
      lines += hanging(progress.printable, after: "◌ ", room: room)
    }
    lines += buttons(screen.buttons, room: room)
    return lines.map { $0.shortened(to: room) }
  }

  private static func text(in field: ScreenContents.Field) -> String {
    if !field.text.isEmpty { return field.text.printable }
    return field.placeholder.isEmpty ? "" : "(\(field.placeholder.printable))"
  }

  private static func fields(_ fields: [ScreenContents.Field]) -> [String] {
    let labels = fields.map { field in
      field.label.isEmpty ? "" : "\(field.label.printable.shortened(to: 24)):"
    }
    let width = labels.map(DisplayWidth.of).max() ?? 0
    let gap = width == 0 ? "" : " "
    return zip(labels, fields).map { "\($0.padded(to: width))\(gap)\(text(in: $1))" }
  }

  /// The rows in view, with how many there are above and below.
  private static func rows(_ screen: ScreenContents, room: Int) -> [String] {
    let visible = screen.rows.dropFirst(screen.firstRow).prefix(ScreenContents.window)
    let below = screen.rows.count - screen.firstRow - visible.count
    let titles = visible.map { $0.title.printable.shortened(to: room * 2 / 3) }
    let width = titles.map(DisplayWidth.of).max() ?? 0
    let lines = zip(titles, visible).flatMap { title, row in
      row.subtitle.map { subtitle in
        hanging(subtitle.printable, after: title.padded(to: width) + "  ", room: room)
      } ?? [title]
    }
    return (screen.firstRow > 0 ? ["… \(screen.firstRow) above"] : []) + lines
      + (below > 0 ? ["… \(below) more"] : [])
  }

  /// A text in a column of its own, with something before its first line.
  private static func hanging(_ text: String, after head: String, room: Int) -> [String] {
    let width = DisplayWidth.of(head)
    return text.wrapped(to: room - width).enumerated().map { place, line in
      (place == 0 ? head : String(repeating: " ", count: width)) + line
    }
  }

  /// The buttons side by side, in as many lines as they take.
  private static func buttons(_ buttons: [ScreenContents.Button], room: Int) -> [String] {
    var lines: [String] = []
    for button in buttons {
      let text = "[\(button.title.printable)]\(button.isEnabled ? "" : " (disabled)")"
        .shortened(to: room)
      if let last = lines.last, DisplayWidth.of(last) + 2 + DisplayWidth.of(text) <= room {
        lines[lines.count - 1] += "  \(text)"
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  private static func alert(_ alert: ScreenContents.Alert, room: Int) -> [String] {
    let room = room - 4
    let message = alert.message.isEmpty ? [] : alert.message.printable.wrapped(to: room)
    let content = [alert.title.printable.shortened(to: room)] + message
    let inner = content + buttons(alert.buttons, room: room)
    let width = inner.map(DisplayWidth.of).max() ?? 0
    let bar = String(repeating: "━", count: width + 2)
    return ["┏\(bar)┓"] + inner.map { "┃ \($0.padded(to: width)) ┃" } + ["┗\(bar)┛"]
  }
}
