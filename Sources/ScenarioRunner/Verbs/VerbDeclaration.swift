/// What a verb is: who acts, what it takes, what the person may be asked, what it gives.
public struct VerbDeclaration: Sendable {
  /// What stands after the verb's colon.
  public enum Shape: Sendable {
    /// Nothing: the verb may be the bare word.
    case nothing
    /// One value.
    case value(ArgumentDeclaration)
    /// A mapping of arguments.
    case fields([ArgumentDeclaration])
    /// A mapping of arguments that can all be left out: the verb may be the bare word.
    case options([ArgumentDeclaration])

    /// The arguments of the mapping; nil where none follows.
    public var arguments: [ArgumentDeclaration]? {
      switch self {
      case .nothing, .value: nil
      case .fields(let arguments), .options(let arguments): arguments
      }
    }
  }

  /// The verb as it is written.
  public let name: String
  /// Who acts.
  public let actor: PlannedStep.Actor
  /// What stands after the colon.
  public let shape: Shape
  /// Arguments that stand beside the verb.
  public let beside: [ArgumentDeclaration]
  /// What the system can put before the person, so that the step may have `user`.
  public let asks: [QuestionKind]
  /// The results that `expect` may name, besides the state of the app.
  public let results: [ExpectationKey]
  /// What the verb does, in one sentence.
  public let sentence: String
  /// A step that checks.
  public let example: String
  /// Whether it concerns the app of its step, rather than the whole device.
  public var concernsApp = true
}

/// An argument of a verb.
public struct ArgumentDeclaration: Sendable {
  /// The name; empty for the one value of a verb.
  public let name: String
  /// What it takes.
  public let kind: ArgumentKind
  /// Whether it must be given.
  public let isRequired: Bool
  /// The arguments of which one can be given in its place.
  public var alternatives: [String] = []
  /// The first of them.
  public var alternative: String? { alternatives.first }
  /// What it says, in one sentence.
  public let sentence: String
}

/// What an argument takes.
public enum ArgumentKind: Sendable, Hashable {
  /// Text.
  case text
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case number
  /// A duration.
  case duration
  /// One of these words.
  case word([String])
  /// One or several of these words.
  case words([String])
  /// A predicate format.
  case format
  /// A list of contact keys.
  case keys
  /// One contact key.
  case key
  /// A contact by name or identifier.
  case contact
  /// A list of contacts.
  case contacts
  /// A text, or several.
  case texts
  /// An account by name.
  case account
  /// A system.
  case system
  /// A place in the change history.
  case token
  /// What to match.
  case predicate
  /// A list of operations.
  case operations
  /// An error.
  case error
  /// The name of an earlier result.
  case result
  /// Named values.
  case values
  /// An answer of the person.
  case answer
  /// Something on a screen that can be tapped.
  case target
  /// A place in a list.
  case place

  /// The kind in words, such as `a list of contact keys`.
  public var words: String {
    switch self {
    case .text: "text"
    case .boolean: "'true' or 'false'"
    case .number: "a whole number"
    case .duration: "a duration, such as '3 days'"
    case .word(let words): words.listed()
    case .words(let words): "one or a list of \(words.listed())"
    case .format: "a predicate format, such as 'emailAddresses.@count > 0'"
    case .keys: "a list of contact keys"
    case .key: "a contact key"
    case .contact: "the name or id of a contact"
    case .contacts: "a list of contacts"
    case .texts: "a text or a list of texts"
    case .account: "the name of an account"
    case .system: "a name and a version, such as 'iOS 18'"
    case .token: "the name that 'as' gave to a token, 'none', or {text: …} for a made-up one"
    case .predicate: "a mapping of what to match"
    case .operations: "a list of operations"
    case .error: "the name of a CNError, or a domain and a code"
    case .result: "the name that 'as' gave to a result"
    case .values: "a mapping of names to values"
    case .answer: "an answer, such as 'deny'"
    case .target: "a text, {button: text}, {row: text} or {row: {title, subtitle}}"
    case .place: "'top', 'bottom' or {to: row}"
    }
  }
}

extension ExpectationKey {
  /// Whether it tells the state of the app, and so may stand at every step.
  public var isState: Bool {
    switch self {
    case .status, .prompts, .shared, .exposed, .uploaded, .logged, .notified, .terminated, .screen:
      true
    default: false
    }
  }

  /// Whether every verb of the app may expect it.
  public var fitsEveryAppVerb: Bool {
    switch self {
    case .error, .exception, .prompt: true
    default: false
    }
  }
}

extension VerbDeclaration {
  /// The keys that `expect` may have at the verb.
  public var expectationKeys: [ExpectationKey] {
    ExpectationKey.allCases.filter { key in
      key.isState || (actor == .app && key.fitsEveryAppVerb) || results.contains(key)
    }
  }
}
