/// Returns the candidate that a mistyped word most likely meant, or nothing where none is near.
///
/// Near is an edit distance (insert, delete, replace, swap neighbours; letter case and what divides
/// words do not count) of at most a third of the word's length, and at least one. The first of
/// equally near ones wins. Where no candidate is near, one is meant whose first words are:
/// `requst` means `requestAccess`.
public func nearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
  let letters = bareLetters(word)
  guard !letters.isEmpty, letters.count <= 100 else { return nil }
  let words = Array(candidates)
  if let near = nearest(to: letters, among: words.lazy.map { (bareLetters($0), $0) }) {
    return near
  }
  // Shorter words begin too many others.
  guard letters.count >= 4 else { return nil }
  let parts = words.lazy.flatMap { word in beginnings(of: word).map { ($0, word) } }
  return nearest(to: letters, among: parts)
}

private func nearest(
  to letters: [Character], among candidates: some Sequence<([Character], String)>
) -> String? {
  var limit = max(1, letters.count / 3)
  var nearest: String?
  for (other, candidate) in candidates where limit >= 0 {
    guard abs(other.count - letters.count) <= limit, !other.isEmpty else { continue }
    let distance = editDistance(letters, other)
    // Two letters of two differ: not a slip any more.
    guard distance <= limit, distance < max(letters.count, other.count) else { continue }
    nearest = candidate
    limit = distance - 1
  }
  return nearest
}

/// A word in small letters, without what divides its parts.
private func bareLetters(_ word: String) -> [Character] {
  word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}

/// What a word in camel case begins with, up to each capital letter.
private func beginnings(of word: String) -> [[Character]] {
  let letters = Array(word)
  return letters.indices.dropFirst().filter { letters[$0].isUppercase }
    .map { bareLetters(String(letters[..<$0])) }.filter { $0.count >= 4 }
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var best = min(replaced, last[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
