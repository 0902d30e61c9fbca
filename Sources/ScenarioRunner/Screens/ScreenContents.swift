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
