internal import ScenarioSyntax

/// The candidate that was probably meant: a near miss, else the shortest one that holds the word
/// or is held by it.
func closestWord(to word: String, among candidates: some Collection<String>) -> String? {
  if let near = nearMiss(of: word, among: candidates) { return near }
  let wanted = word.lowercased()
  guard wanted.utf8.count >= 3 else { return nil }
  let holding = candidates.filter { candidate in
    let candidate = candidate.lowercased()
    return candidate.contains(wanted) || (candidate.utf8.count >= 3 && wanted.contains(candidate))
  }
  return holding.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

extension Collection<String> {
  /// The words as a sentence lists them: `'a', 'b' or 'c'`; long lists end in an ellipsis.
  func listed(conjunction: String = "or") -> String {
    var words: [String] = []
    for word in self where !words.contains("'\(word)'") { words.append("'\(word)'") }
    guard words.count <= 12 else { return words.prefix(10).joined(separator: ", ") + ", …" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Node {
  /// What the node is, in the words of a message.
  var kindInWords: String {
    switch content {
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .absent: "nothing"
    }
  }

  /// The text of a scalar that is written without quotes.
  var plainText: String? {
    scalar.flatMap { $0.style == .plain ? $0.text : nil }
  }
}
