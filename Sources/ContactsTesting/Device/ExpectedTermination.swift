public import ContactsProvider

/// An end of the app that a test expects.
public struct ExpectedTermination: Sendable, CustomStringConvertible {
  /// The end in words.
  public let description: String
  private let isMet: @Sendable (Termination) -> Bool

  /// Makes an expectation of the ends that a function is true for.
  public init(
    _ description: String, where isMet: @escaping @Sendable (Termination) -> Bool
  ) {
    self.description = description
    self.isMet = isMet
  }

  func isMet(by termination: Termination) -> Bool { isMet(termination) }

  private init(named name: String) { self.init(name) { $0.name == name } }

  /// The app touches a property whose key was not fetched.
  public static func propertyNotFetched(_ key: ContactKey) -> ExpectedTermination {
    ExpectedTermination("propertyNotFetched(.\(key.name))") { $0 == .propertyNotFetched(key) }
  }

  /// The app touches contacts without a purpose text in its Info.plist.
  public static let missingUsageDescription = ExpectedTermination(named: "missingUsageDescription")
  /// Access is changed in Settings while the app runs.
  public static let privacySettingsChanged = ExpectedTermination(named: "privacySettingsChanged")
  /// Nobody answers a prompt.
  public static let unansweredPrompt = ExpectedTermination(named: "unansweredPrompt")
  /// The answer does not belong to what is shown.
  public static let unfittingAnswer = ExpectedTermination(named: "unfittingAnswer")
  /// The app calls the store while the person answers its prompt.
  public static let storeCallWhileAnswering = ExpectedTermination(named: "storeCallWhileAnswering")
  /// The app waits for a prompt that stays on the screen, in a task or on the main thread.
  public static let wouldBlockForever = ExpectedTermination(named: "wouldBlockForever")
  /// The app uses a predicate that cannot be evaluated.
  public static let invalidPredicate = ExpectedTermination(named: "invalidPredicate")
  /// The app saves whenever it is told of a change.
  public static let changeLoop = ExpectedTermination(named: "changeLoop")
}
