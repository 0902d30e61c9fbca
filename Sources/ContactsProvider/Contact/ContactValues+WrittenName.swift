extension ContactValues {
  /// Takes the last word of a name as the family name and the words before it as the given name.
  package mutating func setName(writtenAs name: String) {
    let words = name.split(whereSeparator: \.isWhitespace)
    familyName = words.last.map(String.init) ?? ""
    givenName = words.dropLast().joined(separator: " ")
  }
}
