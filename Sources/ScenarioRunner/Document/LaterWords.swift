/// Words of the language that this version knows by name and does not play.
enum LaterWords {
  static let verbs: Set<String> = [
    "format", "localize", "exportVCard", "importVCard",
  ]

  static let expectations: [String] = ["text", "vCard"]
}
