/// How the device behaves where Apple documents nothing: one switch a question.
///
/// The first case of each switch is its default. A rule that a switch decided is labelled
/// `assumed` wherever it is cited.
public struct Assumptions: Sendable, Hashable {
  /// The status after the person backs out of the second sheet.
  public enum CancelledSelection: String, CaseIterable, Sendable {
    /// No decision is kept.
    case notDetermined
    /// It counts as a refusal.
    case denied
  }

  /// What a store call does with a predicate that is not the framework's own.
  public enum ForeignPredicate: String, CaseIterable, Sendable {
    /// The call fails.
    case predicateInvalid
    /// The call goes on as if there were none.
    case ignored
  }

  /// What saving a note does without the notes entitlement.
  public enum NoteWithoutEntitlement: String, CaseIterable, Sendable {
    /// The save fails.
    case unauthorizedKeys
    /// The note is left out.
    case dropped
    /// The note is stored.
    case stored
  }

  /// Whether the decision survives deleting and installing the app again.
  public enum Reinstall: String, CaseIterable, Sendable {
    /// It is forgotten.
    case forgets
    /// It is kept.
    case remembers
  }

  /// What the `contacts-limited` service of `simctl privacy … grant` gives.
  public enum ContactsLimitedGrant: String, CaseIterable, Sendable {
    /// Limited access to nobody yet.
    case limited
    /// A refusal.
    case denied
  }

  /// What is left of a save that failed half-way.
  public enum FailedSave: String, CaseIterable, Sendable {
    /// Nothing.
    case nothing
    /// The operations before the failing one.
    case partly
  }

  /// What swiping the contact picker away does.
  public enum SwipeDown: String, CaseIterable, Sendable {
    /// The delegate hears of it as of Cancel.
    case cancels
    /// The delegate hears nothing.
    case silent
  }

  /// The keys of a picked contact where the picker names keys to display.
  public enum DisplayedKeys: String, CaseIterable, Sendable {
    /// The displayed ones, and prefix, given, middle and family name, suffix, nickname,
    /// organization and contact type.
    case namesAndDisplayed
    /// All.
    case all
  }

  /// What an app with limited access sees of groups.
  public enum LimitedGroups: String, CaseIterable, Sendable {
    /// Every group, with the shared members only.
    case visible
    /// No group.
    case hidden
  }

  /// What a contact access button shows while access is denied.
  public enum DeniedAccessButton: String, CaseIterable, Sendable {
    /// A form that offers to allow access, and gives nothing in place.
    case allowAccess
    /// Nothing.
    case hidden
  }

  /// What a history token that is too old, or is none of the system's, gives.
  public enum ExpiredToken: String, CaseIterable, Sendable {
    /// Everything anew.
    case dropEverything
    /// An error.
    case changeHistoryExpired
  }

  /// Whether a contact's photo goes into its vCard.
  public enum PhotoInVCard: String, CaseIterable, Sendable {
    /// It is left out.
    case omitted
    /// It is written.
    case included
  }

  /// How often one change is announced.
  public enum NotificationsPerChange: Int, CaseIterable, Sendable {
    /// Once.
    case one = 1
    /// In a burst of four.
    case four = 4
  }

  /// What the identifier of the default account is without access.
  public enum UnauthorizedDefaultAccount: String, CaseIterable, Sendable {
    /// An empty text.
    case empty
  }

  /// The error of calls while access is restricted.
  public enum RestrictedError: String, CaseIterable, Sendable {
    /// The one of a refusal.
    case authorizationDenied
  }

  /// The status after the person backs out of the second sheet.
  public var cancelledSelection = CancelledSelection.notDetermined
  /// Whether editing the shared set in Settings ends a running app.
  public var selectionChangeEndsApp = false
  /// What a foreign predicate does.
  public var foreignPredicate = ForeignPredicate.predicateInvalid
  /// What saving a note does without the entitlement.
  public var noteWithoutEntitlement = NoteWithoutEntitlement.unauthorizedKeys
  /// Which properties a search by name looks at.
  public var nameSearchCovers = NameSearchCoverage.names
  /// Whether a decision survives a reinstall.
  public var reinstall = Reinstall.forgets
  /// What a limited grant by tool gives.
  public var contactsLimitedGrant = ContactsLimitedGrant.limited
  /// What is left of a failed save.
  public var failedSave = FailedSave.nothing
  /// What swiping the picker away does.
  public var swipeDown = SwipeDown.cancels
  /// The keys of a picked contact.
  public var displayedKeys = DisplayedKeys.namesAndDisplayed
  /// What an app with limited access sees of groups.
  public var limitedGroups = LimitedGroups.visible
  /// Whether an app with limited access is told of a change of its set.
  public var limitedChangesAreAnnounced = true
  /// Whether an app with limited access is told of changes outside its set.
  public var changesOutsideSetNotify = false
  /// What a contact access button shows while access is denied.
  public var deniedAccessButton = DeniedAccessButton.allowAccess
  /// What an old or made-up history token gives.
  public var expiredToken = ExpiredToken.dropEverything
  /// Whether a photo goes into a vCard.
  public var photoInVCard = PhotoInVCard.omitted
  /// How often one change is announced.
  public var notificationsPerChange = NotificationsPerChange.one
  /// The default account's identifier without access.
  public var unauthorizedDefaultAccount = UnauthorizedDefaultAccount.empty
  /// The error while restricted.
  public var restrictedError = RestrictedError.authorizationDenied

  /// Makes every switch stand at its default.
  public init() {}
}
