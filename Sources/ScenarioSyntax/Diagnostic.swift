/// One finding in a file: the rule that was broken, where, and what to write instead.
public struct Diagnostic: Sendable, Equatable {
  /// Another place that belongs to a finding, for instance where a key stood first.
  public struct Note: Sendable, Equatable {
    /// The place.
    public var span: SourceSpan
    /// What is to be seen there.
    public var text: String

    /// Creates a note from a place and what is to be seen there.
    public init(span: SourceSpan, text: String) {
      self.span = span
      self.text = text
    }
  }

  /// The stable name of the rule, in kebab case.
  public var code: String
  /// The rule that was broken, without a final period; words of the file stand in single quotes.
  public var message: String
  /// The exact place.
  public var span: SourceSpan
  /// A short text beside the caret.
  public var label: String?
  /// What to write instead.
  public var hint: String?
  /// Other places that belong to the finding.
  public var notes: [Note]

  /// Creates a finding from its parts.
  public init(
    code: String, message: String, span: SourceSpan, label: String? = nil, hint: String? = nil,
    notes: [Note] = []
  ) {
    self.code = code
    self.message = message
    self.span = span
    self.label = label
    self.hint = hint
    self.notes = notes
  }
}
