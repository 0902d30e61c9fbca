import Foundation

/// The collected reference on the real system, as plain words in lower case.
struct ReferenceText {
  /// Where the text lies where there is one: beside the checkout, in `shared/reference`.
  static let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/reference/behaviour.md").standardizedFileURL

  /// So many letters in a row are a copy; fewer are the common words of the field.
  private static let copiedLength = 60

  private let runs: Set<ArraySlice<UInt8>>

  /// Reads the file.
  init() throws { self.init(try String(contentsOf: Self.file, encoding: .utf8)) }

  /// Takes a text in Markdown.
  init(_ text: String) { runs = Set(Self.runs(of: text)) }

  /// Tells whether a sentence has as many letters in a row from the text as make a copy.
  func sharesWords(with sentence: String) -> Bool {
    Self.runs(of: sentence).contains(where: runs.contains)
  }

  private static func runs(of text: String) -> [ArraySlice<UInt8>] {
    let words = text.lowercased().filter { $0 != "*" && $0 != "`" }
      .split(whereSeparator: \.isWhitespace)
    let letters = Array(words.joined(separator: " ").utf8)
    guard letters.count >= copiedLength else { return [] }
    return (0...letters.count - copiedLength).map { letters[$0..<$0 + copiedLength] }
  }
}
