/// What a person sees of an app at one moment, and what taps and typing do.
///
/// An app on a device describes its views to SwiftUI; here it describes them as data, which
/// scenarios look at and act on. A screen is made anew whenever something of the model changes.
@MainActor
public struct Screen {
  /// Something that the app does when the person touches it.
  public typealias Action = @MainActor @Sendable () async -> Void
  /// Something that the app does with what the person types.
  public typealias TypingAction = @MainActor @Sendable (String) async -> Void

  /// The title at the top.
  public var title: String
  /// The field above the rows in which the person searches.
  public var searchField: SearchField?
  /// The fields of a form.
  public var fields: [Field] = []
  /// The rows of a list.
  public var rows: [Row] = []
  /// What the system's contact access button below the rows looks for; nil where there is none.
  ///
  /// What the system draws there the app cannot see, so it is no part of the screen.
  public var accessButtonQuery: String?
  /// The text that stands where there are no rows.
  public var emptyState: String?
  /// What the app is waiting for, beside a spinning wheel; nil where it waits for nothing.
  public var progress: String?
  /// The buttons.
  public var buttons: [Button] = []
  /// The alert in front of everything else.
  public var alert: Alert?
  /// What the app does when the last row comes into view, such as fetching more rows.
  ///
  /// Ten rows are in view. The last of more comes into view when the person scrolls; the last of ten
  /// or fewer is in view at once, and the app goes on once for each number of rows in a step.
  public var reachingEnd: Action?

  /// Makes a screen that shows nothing but a title.
  public init(_ title: String) { self.title = title }
}

extension Screen {
  /// A row of a list.
  public struct Row {
    /// The first line.
    public var title: String
    /// The second line; nil where there is none.
    public var subtitle: String?
    /// What a tap does; nil where the row cannot be tapped.
    public var tapping: Action?

    /// Makes a row.
    public init(_ title: String, subtitle: String? = nil, tapping: Action? = nil) {
      self.title = title
      self.subtitle = subtitle
      self.tapping = tapping
    }
  }

  /// A field of a form.
  public struct Field {
    /// What stands beside the field.
    public var label: String
    /// What was typed.
    public var text: String
    /// What stands in the field while nothing is typed.
    public var placeholder: String
    /// What typing does.
    public var typing: TypingAction

    /// Makes a field.
    public init(
      _ label: String, text: String, placeholder: String = "", typing: @escaping TypingAction
    ) {
      self.label = label
      self.text = text
      self.placeholder = placeholder
      self.typing = typing
    }
  }

  /// A field for searching, with `Clear` where something is typed and `Cancel`.
  public struct SearchField {
    /// What was typed.
    public var text: String
    /// What stands in the field while nothing is typed.
    public var placeholder: String
    /// What typing does; `Clear` types nothing.
    public var typing: TypingAction
    /// What `Cancel` does; nil where the field has no such button.
    public var cancelling: Action?

    /// Makes a search field.
    public init(
      text: String, placeholder: String = "Search", typing: @escaping TypingAction,
      cancelling: Action? = nil
    ) {
      self.text = text
      self.placeholder = placeholder
      self.typing = typing
      self.cancelling = cancelling
    }
  }

  /// A button.
  public struct Button {
    /// What stands on it.
    public var title: String
    /// Whether it can be tapped.
    public var isEnabled: Bool
    /// What a tap does.
    public var tapping: Action

    /// Makes a button.
    public init(_ title: String, isEnabled: Bool = true, tapping: @escaping Action) {
      self.title = title
      self.isEnabled = isEnabled
      self.tapping = tapping
    }
  }

  /// An alert: while it is there, only its buttons can be tapped.
  public struct Alert {
    /// The title.
    public var title: String
    /// The text below it; empty where there is none.
    public var message: String
    /// The buttons; there should be one at least.
    public var buttons: [Button]

    /// Makes an alert.
    public init(_ title: String, message: String = "", buttons: [Button]) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }
}

/// Something that shows a screen, such as the view of a model.
@MainActor
public protocol ShowsScreen: Sendable {
  /// The screen as it is now; what it reads of `@Observable` models is watched.
  var screen: Screen { get }
}
