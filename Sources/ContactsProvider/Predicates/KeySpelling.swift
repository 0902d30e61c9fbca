/// Finds the key that a misspelled one most likely means.
enum KeySpelling {
  /// The nearest key; nil where none is near.
  ///
  /// Letter case does not count. Near is a key of which less than a third is added or left out, or
  /// which begins with the word.
  static func nearest(to word: String, among keys: some Sequence<String>) -> String? {
    guard (2...60).contains(word.count) else { return nil }
    let letters = Array(word.lowercased())
    let near = keys.sorted().map { key in
      (key: key, distance: distance(letters, Array(key.lowercased())))
    }
    .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(2, letters.count / 3) else { return nil }
    return near.key
  }

  private static func distance(_ word: [Character], _ key: [Character]) -> Int {
    if word.count > 3, key.starts(with: word) { return 1 }
    return key.difference(from: word).count
  }
}
