/// A value of a scenario file and the exact place where it stands.
///
/// Every scalar is text: what it means (a number, a date, a word) is decided by whoever asks.
/// Where an alias stood the node holds the content of its anchor and the span of the alias;
/// the nodes inside keep the spans of the place where they were written.
public struct Node: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// One text.
    case scalar(Scalar)
    /// A list, in order.
    case sequence([Node])
    /// Keys with values, in the order of the file; no key stands twice.
    case mapping([Entry])
    /// Nothing after a colon or a dash.
    case absent
  }

  /// A text and the way it was written.
  public struct Scalar: Sendable, Hashable {
    /// The way a text is written in the file.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// Without quotes.
      case plain
      /// In apostrophes.
      case singleQuoted
      /// In double quotes, with escapes.
      case doubleQuoted
      /// A block under `|`, line by line.
      case literal
      /// A block under `>`, its lines joined.
      case folded
    }

    /// The text, with escapes and line folding done.
    public var text: String
    /// The way it was written.
    public var style: Style

    /// Creates a scalar from its text and the way it was written.
    public init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// One key of a mapping with its value.
  public struct Entry: Sendable {
    /// The text of the key.
    public var key: String
    /// The place of the key, quotes included.
    public var keySpan: SourceSpan
    /// The way the key was written.
    public var keyStyle: Scalar.Style
    /// True where an error left open whether this is the key, or whether it belongs here.
    public var isDoubtful: Bool
    /// The value.
    public var value: Node

    /// Creates an entry from its key, the key's place and style, and its value.
    public init(
      key: String, keySpan: SourceSpan, keyStyle: Scalar.Style, value: Node,
      isDoubtful: Bool = false
    ) {
      self.key = key
      self.keySpan = keySpan
      self.keyStyle = keyStyle
      self.value = value
      self.isDoubtful = isDoubtful
    }
  }

  /// What the node holds.
  public var content: Content
  /// True where an error of the text left out or guessed something of the node itself.
  ///
  /// A damaged mapping or list may lack entries, a damaged text may have been meant otherwise, and
  /// a damaged absent node stands for a value that was lost. What lies inside speaks for itself.
  public var isDamaged: Bool
  /// The place of the node, quotes and brackets included; an absent one is the empty place where it is missing.
  public var span: SourceSpan

  /// Creates a node from its content and place.
  public init(_ content: Content, span: SourceSpan, isDamaged: Bool = false) {
    self.content = content
    self.span = span
    self.isDamaged = isDamaged
  }

  /// The scalar, where the node is one.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items, where the node is a list.
  public var items: [Node]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries, where the node is a mapping.
  public var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value under a key, where the node is a mapping that has it; keys are compared byte by byte.
  public subscript(key: String) -> Node? {
    entries?.first { $0.key.hasSameBytes(as: key) }?.value
  }

  /// True for a plain `~`, the word for no value.
  public var isNoValue: Bool { scalar == Scalar(text: "~", style: .plain) }

  /// True where nothing was written.
  public var isAbsent: Bool {
    if case .absent = content { true } else { false }
  }

  /// True where the node or anything inside it is damaged or doubtful.
  public var hasDamage: Bool {
    if isDamaged { return true }
    return switch content {
    case .scalar, .absent: false
    case .sequence(let items): items.contains(where: \.hasDamage)
    case .mapping(let entries): entries.contains { $0.isDoubtful || $0.value.hasDamage }
    }
  }
}
