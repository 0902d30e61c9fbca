internal import AppScreens

/// What a person saw of an app at one moment: a screen as plain values.
public struct ScreenContents: Sendable, Hashable {
  /// A row of a list.
  public struct Row: Sendable, Hashable {
    /// The first line.
    public var title: String
    /// The second line; nil where there is none.
    public var subtitle: String?
  }

  /// A field with what was typed.
  public struct Field: Sendable, Hashable {
    /// What stands beside the field; empty for a search field.
    public var label: String
    /// What was typed.
    public var text: String
    /// What stands in the field while nothing is typed.
    public var placeholder: String
  }

  /// A button.
  public struct Button: Sendable, Hashable {
    /// What stands on it.
    public var title: String
    /// Whether it can be tapped.
    public var isEnabled: Bool
  }

  /// An alert.
  public struct Alert: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The text below it; empty where there is none.
    public var message: String
    /// The buttons.
    public var buttons: [Button]
  }

  /// The title at the top.
  public var title: String
  /// The search field; nil where there is none.
  public var searchField: Field?
  /// The fields of a form.
  public var fields: [Field] = []
  /// The rows of a list.
  public var rows: [Row] = []
  /// The place of the first row that is in view.
  public var firstRow = 0
  /// What the system's contact access button looks for; nil where there is none.
  public var accessButtonQuery: String?
  /// The text that stands where there are no rows; nil where there is none.
  public var emptyState: String?
  /// What the app is waiting for; nil where it waits for nothing.
  public var progress: String?
  /// The buttons.
  public var buttons: [Button] = []
  /// The alert in front; nil where there is none.
  public var alert: Alert?
}

extension ScreenContents {
  /// Makes the contents of a screen, without what taps and typing do.
  @MainActor
  init(_ screen: Screen, firstRow: Int) {
    self.init(title: screen.title)
    searchField = screen.searchField.map {
      Field(label: "", text: $0.text, placeholder: $0.placeholder)
    }
    fields = screen.fields.map {
      Field(label: $0.label, text: $0.text, placeholder: $0.placeholder)
    }
    rows = screen.rows.map { Row(title: $0.title, subtitle: $0.subtitle) }
    self.firstRow = firstRow
    accessButtonQuery = screen.accessButtonQuery
    emptyState = screen.emptyState
    progress = screen.progress
    buttons = screen.buttons.map(Button.init)
    alert = screen.alert.map { alert in
      Alert(
        title: alert.title, message: alert.message, buttons: alert.buttons.map(Button.init))
    }
  }

  /// How many rows are in view.
  static let window = 10

  /// Where the rows in view begin, once there are so many.
  static func firstRow(_ first: Int, of count: Int) -> Int { max(0, min(first, count - window)) }

  /// Where the rows in view begin so that one of them is seen, with as little scrolling as it takes.
  static func firstRow(_ first: Int, showing row: Int, of count: Int) -> Int {
    firstRow(min(max(first, row - window + 1), row), of: count)
  }
}

extension ScreenContents.Button {
  @MainActor
  fileprivate init(_ button: Screen.Button) {
    self.init(title: button.title, isEnabled: button.isEnabled)
  }
}

extension ScreenContents {
  /// What a person would say of the screen, on one line.
  var summary: String {
    if let alert { return "the alert '\(alert.title)' on \(title)" }
    let parts = [
      progress.map { $0.isEmpty ? "busy" : $0 }, emptyState,
      rows.isEmpty ? nil : Shortened.count(rows.count, "row"),
    ].compactMap(\.self)
    return parts.isEmpty ? title : "\(title): \(parts.joined(separator: ", "))"
  }
}
