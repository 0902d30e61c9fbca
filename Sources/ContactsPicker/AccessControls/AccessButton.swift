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

/// The contact access button of an app.
///
/// It looks among the contacts that are not shared with the app, and a tap shares what it shows
/// (developer.apple.com/documentation/contactsui/contactaccessbutton). The system draws it outside
/// of the app, which learns neither whom it shows nor how many, and no more than the identifiers of
/// what was shared.
public enum AccessButton {
  /// Shows the button, once, and lets the person do something with it.
  ///
  /// The person is asked on this thread; nobody who answers means that the button is only looked
  /// at. A button that is not there asks nobody.
  /// - Returns: What it showed, which is for reports and not for the app, and the identifiers of
  ///   contacts that were shared by it.
  public static func show(
    _ request: AccessButtonRequest, in process: AppProcess
  ) -> (face: AccessButtonFace, newlyShared: [String]) {
    var play: AccessButtonPlay?
    let view = process.drawAccessButton(AccessSearch(request)) { offer in
      var made = AccessButtonPlay(request, offer, app: process.bundleIdentifier)
      defer { play = made }
      return (made.view, made.rules.takeUsed())
    }
    guard var play, view.face != .hidden, let answer = process.ask(view), process.isRunning else {
      return (view.face, [])
    }
    let tap = play.take(answer, isCovered: process.isCovered)
    let isTold = tap.givesAnything && play.rules.holds(.approvalTellsNewContacts)
    let rules = play.rules.takeUsed()
    process.noteAnswer(answer, to: view, rules)
    let new = process.carryOut(tap, rules)
    #if PLANTED_LEAKS
      if PlantedLeak.buttonResult.isPlanted { return (view.face, view.rows.map(\.identifier)) }
    #endif
    return (view.face, isTold ? new.map(\.identifierText) : [])
  }
}

extension AppProcess {
  /// Shares what a tap comes to, and gives the contacts that were not shared before.
  fileprivate func carryOut(_ tap: AccessButtonTap, _ rules: RuleSet) -> [ContactRecord] {
    switch tap {
    case .nothing: return []
    case .unfitting(let explanation):
      end(.unfittingAnswer(explanation))
      return []
    case .ask(let offered): return askForLimitedAccess(offering: offered)
    case .share(let chosen): return share(chosen.flatMap(\.ownCards), rules)
    }
  }
}

extension AccessButtonTap {
  /// Whether contacts are shared, or may be.
  fileprivate var givesAnything: Bool {
    switch self {
    case .share, .ask: true
    case .nothing, .unfitting: false
    }
  }
}

extension AccessSearch {
  fileprivate init(_ request: AccessButtonRequest) {
    self.init(
      query: request.query, ignoredEmails: request.ignoredEmails,
      ignoredPhoneNumbers: request.ignoredPhoneNumbers)
  }
}
