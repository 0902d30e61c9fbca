/// Why a process was ended against its will.
public enum Termination: Sendable, Hashable {
  /// A property was touched whose key was not fetched.
  case propertyNotFetched(ContactKey)
  /// Contacts were touched without a purpose text in the Info.plist.
  case missingUsageDescription
  /// Access was changed from outside while the app ran.
  case privacySettingsChanged
  /// A prompt was shown and nobody answered it.
  case unansweredPrompt(String)
  /// The answer does not belong to what was shown.
  case unfittingAnswer(String)
  /// The app called the store while the person was answering a prompt of the same app.
  case storeCallWhileAnswering
  /// A call would wait for a prompt that stays on the screen, on a thread that must not wait.
  case wouldBlockForever(String)
  /// A predicate cannot be read or evaluated.
  case invalidPredicate(PredicateFormatError)
  /// The app saves whenever it is told of a change, and so is told without end.
  case changeLoop

  /// The name that scenario files use.
  public var name: String {
    switch self {
    case .propertyNotFetched: "propertyNotFetched"
    case .missingUsageDescription: "missingUsageDescription"
    case .privacySettingsChanged: "privacySettingsChanged"
    case .unansweredPrompt: "unansweredPrompt"
    case .unfittingAnswer: "unfittingAnswer"
    case .storeCallWhileAnswering: "storeCallWhileAnswering"
    case .wouldBlockForever: "wouldBlockForever"
    case .invalidPredicate: "invalidPredicate"
    case .changeLoop: "changeLoop"
    }
  }

  /// What happened and what to do instead.
  public var explanation: String {
    switch self {
    case .propertyNotFetched(let key):
      """
      A property was not requested when contact was fetched: '\(key.name)'. Add its key to the \
      fetch, or ask isKeyAvailable(_:) first.
      """
    case .missingUsageDescription:
      """
      The app touched contacts, but its Info.plist has no NSContactsUsageDescription. Add the \
      purpose text.
      """
    case .privacySettingsChanged:
      """
      The system ended the app because its access to contacts was changed while it ran. Launch \
      it again.
      """
    case .unansweredPrompt(let title):
      "Nobody answered \(title). Give the person an answer for it beforehand."
    case .unfittingAnswer(let text): text
    case .storeCallWhileAnswering:
      """
      The app called the contact store while the person was answering its prompt. The person's \
      function may change Settings or contacts, but not act for the app.
      """
    case .wouldBlockForever(let title):
      """
      The app called the contact store in a task or on the main thread while the prompt \(title) \
      stays unanswered, and would block for ever. Answer the prompt first, or call from a thread \
      of its own.
      """
    case .invalidPredicate(let error): error.explanation
    case .changeLoop:
      """
      What observes CNContactStoreDidChange in the app saved contacts each of the last \
      \(AppProcess.longestChangeChain) times it was told of a change, and so was told again. Ask \
      the change history without the app's own transaction author, and save only where it tells \
      of something.
      """
    }
  }
}
