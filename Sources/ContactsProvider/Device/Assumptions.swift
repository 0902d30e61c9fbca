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
  /// The error while restricted.
  public var restrictedError = RestrictedError.authorizationDenied

  /// Makes every switch stand at its default.
  public init() {}
}
