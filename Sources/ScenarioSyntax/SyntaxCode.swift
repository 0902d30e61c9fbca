/// The rules of the text, by the stable names under which findings show them.
public enum SyntaxCode: String, CaseIterable, Sendable {
  // Bytes and documents
  case notUTF8 = "not-utf8"
  case utf16 = "utf-16"
  case carriageReturn = "carriage-return"
  case controlCharacter = "control-character"
  case emptyFile = "empty-file"
  case unsupportedDirective = "unsupported-directive"
  case misplacedDirective = "misplaced-directive"
  case textAfterMarker = "text-after-marker"

  // Indentation
  case tabIndentation = "tab-indentation"
  case deeperIndentation = "deeper-indentation"
  case unmatchedIndentation = "unmatched-indentation"
  case nestingTooDeep = "nesting-too-deep"

  // Lists and mappings
  case mixedCollection = "mixed-collection"
  case listBesideKey = "list-beside-key"
  case missingSpaceAfterDash = "missing-space-after-dash"
  case missingSpaceAfterColon = "missing-space-after-colon"
  case missingColon = "missing-colon"
  case missingDash = "missing-dash"
  case missingKey = "missing-key"
  case unquotedColon = "unquoted-colon"
  case complexKey = "complex-key"
  case mergeKey = "merge-key"
  case duplicateKey = "duplicate-key"
  case longKey = "long-key"
  case multilineKey = "multiline-key"

  // Brackets and braces
  case unclosedBracket = "unclosed-bracket"
  case mismatchedBracket = "mismatched-bracket"
  case unopenedBracket = "unopened-bracket"
  case unindentedLine = "unindented-line"
  case missingItem = "missing-item"
  case missingComma = "missing-comma"
  case dashInBrackets = "dash-in-brackets"

  // Scalars
  case unclosedQuote = "unclosed-quote"
  case unknownEscape = "unknown-escape"
  case impossibleCharacter = "impossible-character"
  case reservedCharacter = "reserved-character"
  case textAfterValue = "text-after-value"
  case commentWithoutSpace = "comment-without-space"
  case commentAsValue = "comment-as-value"
  case blockHeader = "block-header"
  case blockIndentation = "block-indentation"

  // Anchors, aliases, tags
  case unsupportedTag = "unsupported-tag"
  case misplacedAnchor = "misplaced-anchor"
  case emptyAnchor = "empty-anchor"
  case unknownAnchor = "unknown-anchor"
  case aliasCycle = "alias-cycle"
  case aliasLimit = "alias-limit"
}

extension SyntaxCode {
  /// True for faults of a whole file that make every further finding in it misleading.
  var spoilsFile: Bool { self == .utf16 || self == .carriageReturn }
}
