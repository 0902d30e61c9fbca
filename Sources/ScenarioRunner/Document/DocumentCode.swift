/// The kinds of mistakes in a document that is sound YAML.
///
/// The raw value is what a diagnostic shows; it stays the same from version to version.
public enum DocumentCode: String, CaseIterable, Sendable {
  /// A name that several contacts share.
  case ambiguousContact = "ambiguous-contact"
  /// A name that several groups share.
  case ambiguousGroup = "ambiguous-group"
  /// Two contacts with one identifier, or two accounts with one name.
  case duplicateIdentifier = "duplicate-identifier"
  /// A key that stands twice once the columns of `examples` are put in.
  case duplicateKey = "duplicate-key"
  /// A list or mapping of `examples` inside longer text, or rows with other columns.
  case examples
  /// Two keys of which only one can be given.
  case conflictingKeys = "conflicting-keys"
  /// A key that must be there and is not.
  case requiredKey = "required-key"
  /// A key or list item with nothing after it.
  case missingValue = "missing-value"
  /// A predicate format that cannot be read, or that means nothing for what it is of.
  case invalidPredicate = "invalid-predicate"
  /// A `user` at a verb during which the system never asks.
  case neverAsks = "never-asks"
  /// Something that the language has and this version does not play.
  case notYet = "not-yet"
  /// Something that the system or verb can never do.
  case notOnThisSystem = "not-on-this-system"
  /// A word other than `true` and `false` where one of them belongs.
  case notABoolean = "not-a-boolean"
  /// A date that is in no calendar, or no date at all.
  case notADate = "not-a-date"
  /// A text that is no duration.
  case notADuration = "not-a-duration"
  /// A text that is no locale or language identifier.
  case notALocale = "not-a-locale"
  /// A text that is no number, or one out of range.
  case notANumber = "not-a-number"
  /// A `~` where a value belongs.
  case noValue = "no-value"
  /// A step with no verb, or with several.
  case oneVerb = "one-verb"
  /// A step that needs an app of its own, or one with a screen, which the file does not run.
  case needsRuns = "needs-runs"
  /// An answer to something that the verb of the step never shows, or that leaves it open.
  case unfittingAnswer = "unfitting-answer"
  /// An expectation that the verb of the step never meets.
  case unfittingExpectation = "unfitting-expectation"
  /// The name of no account.
  case unknownAccount = "unknown-account"
  /// The name of no app.
  case unknownApp = "unknown-app"
  /// The name of no contact.
  case unknownContact = "unknown-contact"
  /// The name of no contact key.
  case unknownContactKey = "unknown-contact-key"
  /// A function that the app does not offer.
  case unknownFunction = "unknown-function"
  /// The name of no group.
  case unknownGroup = "unknown-group"
  /// The name of no journey.
  case unknownJourney = "unknown-journey"
  /// A key that has no meaning where it stands.
  case unknownKey = "unknown-key"
  /// A name that no earlier step gives to its result.
  case unknownResult = "unknown-result"
  /// The number of no step.
  case unknownStep = "unknown-step"
  /// A system that never existed.
  case unknownSystem = "unknown-system"
  /// The name of no verb.
  case unknownVerb = "unknown-verb"
  /// A word that is none of those possible here.
  case unknownWord = "unknown-word"
  /// The name of no world.
  case unknownWorld = "unknown-world"
  /// A file that is named and cannot be used.
  case unusableFile = "unusable-file"
  /// A card in an account where it cannot be: a member outside the account of its group, or a
  /// link inside one account.
  case wrongAccount = "wrong-account"
  /// A value of another shape than the one that belongs here.
  case wrongKind = "wrong-kind"
}
