/// Returns the candidate that a mistyped word most likely meant, or nothing where none is near.
///
/// Near is an edit distance (insert, delete, replace, swap neighbours; letter case does not count)
/// of at most a third of the word's length, and at least one. The first of equally near ones wins.
public func nearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased())
  guard !letters.isEmpty, letters.count <= 100 else { return nil }
  var limit = max(1, letters.count / 3)
  var nearest: String?
  for candidate in candidates where limit >= 0 {
    let other = Array(candidate.lowercased())
    guard abs(other.count - letters.count) <= limit, !other.isEmpty else { continue }
    let distance = editDistance(letters, other)
    // Two letters of two differ: not a slip any more.
    guard distance <= limit, distance < max(letters.count, other.count) else { continue }
    nearest = candidate
    limit = distance - 1
  }
  return nearest
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
