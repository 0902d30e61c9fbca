/// The labels that scenario files call by a word, and the form in which they are stored.
///
/// Built-in labels are kept as tokens such as `_$!<Home>!$_`; the iPhone label is the plain word
/// (stackoverflow.com/questions/2404975).
enum ContactLabels {
  /// The stored form of a label: a built-in word's token, otherwise the text itself.
  static func stored(_ word: String) -> String { tokens[word] ?? word }

  /// The words for the built-in labels, sorted.
  static var words: [String] { tokens.keys.sorted() }

  private static let tokens: [String: String] = {
    var tokens = [
      "iPhone": "iPhone", "iCloud": "iCloud", "appleWatch": "Apple Watch",
      "homeFax": "_$!<HomeFAX>!$_", "workFax": "_$!<WorkFAX>!$_",
      "otherFax": "_$!<OtherFAX>!$_",
    ]
    for word in general + relations {
      tokens[word] = "_$!<\(word.prefix(1).uppercased())\(word.dropFirst())>!$_"
    }
    return tokens
  }()

  private static let general = [
    "home", "work", "school", "other", "mobile", "main", "pager", "homePage", "anniversary",
  ]

  private static let relations = [
    "assistant", "manager", "colleague", "teacher", "friend", "femaleFriend", "maleFriend",
    "spouse", "wife", "husband", "partner", "femalePartner", "malePartner", "girlfriendOrBoyfriend",
    "girlfriend", "boyfriend", "parent", "mother", "father", "child", "daughter", "son", "sibling",
    "sister", "brother", "youngerSibling", "elderSibling", "youngerSister", "elderSister",
    "youngerBrother", "elderBrother", "youngestSister", "eldestSister", "youngestBrother",
    "eldestBrother", "grandparent", "grandmother", "grandfather", "grandchild", "granddaughter",
    "grandson", "greatGrandparent", "greatGrandmother", "greatGrandfather", "greatGrandchild",
    "greatGranddaughter", "greatGrandson", "aunt", "uncle", "niece", "nephew", "cousin",
    "stepparent", "stepmother", "stepfather", "stepchild", "stepdaughter", "stepson", "stepsister",
    "stepbrother", "parentInLaw", "motherInLaw", "fatherInLaw", "siblingInLaw", "sisterInLaw",
    "brotherInLaw", "childInLaw", "daughterInLaw", "sonInLaw",
  ]
}
