public import ContactsProvider

/// What an app asks of a contact access button.
public struct AccessButtonRequest: Sendable, Hashable {
  /// What is searched for.
  public var query: String
  /// The e-mail addresses of people who are not to be offered.
  public var ignoredEmails: Set<String>
  /// The phone numbers of people who are not to be offered.
  public var ignoredPhoneNumbers: Set<String>

  /// Makes a request.
  public init(
    query: String, ignoredEmails: Set<String> = [], ignoredPhoneNumbers: Set<String> = []
  ) {
    self.query = query
    self.ignoredEmails = ignoredEmails
    self.ignoredPhoneNumbers = ignoredPhoneNumbers
  }
}

/// A contact access button as the person sees it.
public struct AccessButtonView: Question {
  /// What the person does with it; nil leaves it alone.
  public typealias Answer = AccessButtonAnswer

  /// The bundle identifier of the app in which it stands.
  public let bundleIdentifier: String
  /// What it shows.
  public let face: AccessButtonFace
  /// The matches, by the name that rows show.
  public let rows: [PickerRow]
}

/// What the person does with a contact access button.
public enum AccessButtonAnswer: Sendable, Hashable {
  /// Taps it; where several match, chooses contacts by identifier.
  case tap(choosing: [String]?)
  /// Taps it where the system cannot see it whole.
  case obscuredTap
}

/// The contact access button of an app.
public enum AccessButton {
  /// Shows the button, once, and lets the person do something with it.
  ///
  /// - Returns: What it showed, and the identifiers of contacts that were shared by it.
  public static func show(
    _ request: AccessButtonRequest, in process: AppProcess
  ) -> (face: AccessButtonFace, newlyShared: [String]) {
    (.hidden, [])
  }
}
