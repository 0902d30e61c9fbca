/// The verbs that a step can have, as the language spells them.
///
/// What each takes, asks and gives stands in one place: ``declaration``.
public enum Verb: String, CaseIterable, Sendable {
  case checkStatus
  case requestAccess
  case fetch
  case fetchContact
  case read
  case save
  case pick
  case perform
  case tap
  case type
  case scroll
  case fetchMe
  case defaultAccount
  case fetchGroups
  case fetchAccounts
  case observeChanges
  case takeToken
  case changesSince
  case accessButton
  case accessPicker
  case upload
  case settings
  case privacy
  case restrict
  case editContacts
  case answer
  case relaunch
  case quit
  case reinstall
  case background
  case foreground
  case install
  case updateSystem
  case wait
  case fault

  /// What the verb takes, whether the system asks meanwhile, and what it gives.
  public var declaration: VerbDeclaration { definition.declaration }

  /// The declaration together with the reading of the arguments.
  var definition: VerbDefinition {
    switch self {
    case .checkStatus: .checkStatus
    case .requestAccess: .requestAccess
    case .fetch: .fetch
    case .fetchContact: .fetchContact
    case .read: .read
    case .save: .save
    case .pick: .pick
    case .perform: .perform
    case .tap: .tap
    case .type: .type
    case .scroll: .scroll
    case .fetchMe: .fetchMe
    case .defaultAccount: .defaultAccount
    case .fetchGroups: .fetchGroups
    case .fetchAccounts: .fetchAccounts
    case .observeChanges: .observeChanges
    case .takeToken: .takeToken
    case .changesSince: .changesSince
    case .accessButton: .accessButton
    case .accessPicker: .accessPicker
    case .upload: .upload
    case .settings: .settings
    case .privacy: .privacy
    case .restrict: .restrict
    case .editContacts: .editContacts
    case .answer: .answer
    case .relaunch: .relaunch
    case .quit: .quit
    case .reinstall: .reinstall
    case .background: .background
    case .foreground: .foreground
    case .install: .install
    case .updateSystem: .updateSystem
    case .wait: .wait
    case .fault: .fault
    }
  }
}

extension VerbCall {
  /// The verb of the call.
  public var verb: Verb {
    switch self {
    case .checkStatus: .checkStatus
    case .requestAccess: .requestAccess
    case .fetch: .fetch
    case .fetchContact: .fetchContact
    case .read: .read
    case .save: .save
    case .pick: .pick
    case .perform: .perform
    case .tap: .tap
    case .type: .type
    case .scroll: .scroll
    case .fetchMe: .fetchMe
    case .defaultAccount: .defaultAccount
    case .fetchGroups: .fetchGroups
    case .fetchAccounts: .fetchAccounts
    case .observeChanges: .observeChanges
    case .takeToken: .takeToken
    case .changesSince: .changesSince
    case .accessButton: .accessButton
    case .accessPicker: .accessPicker
    case .upload: .upload
    case .settings: .settings
    case .privacy: .privacy
    case .restrict: .restrict
    case .editContacts: .editContacts
    case .answer: .answer
    case .relaunch: .relaunch
    case .quit: .quit
    case .reinstall: .reinstall
    case .background: .background
    case .foreground: .foreground
    case .install: .install
    case .updateSystem: .updateSystem
    case .wait: .wait
    case .fault: .fault
    }
  }
}
