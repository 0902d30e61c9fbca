/// A part of the rulebook: the rules on one subject.
public enum RuleSection: String, CaseIterable, Sendable {
  /// What an app is told of its access, and how the person is asked.
  case permission = "Status and prompts"
  /// How access changes from outside.
  case settings = "Settings and tools"
  /// What calls of a store give.
  case fetches = "Store calls"
  /// What saves do.
  case saves = "Saves"
  /// The contact picker.
  case picker = "The contact picker"
  /// Accounts, groups and the person's own card.
  case accounts = "Accounts, groups and the own card"
  /// Cards of one person.
  case links = "Linked cards"
  /// What a save refuses.
  case validation = "What a save refuses"
  /// The news of changes, and their history.
  case changes = "Changes and their history"
  /// Apps that come and go.
  case apps = "Apps that come and go"
  /// The access button and the access picker.
  case accessControls = "The access button and the access picker"
  /// The picker of a Mac.
  case popover = "The picker of a Mac"
  /// What the objects of an app are and do.
  case objects = "What objects are and do"

  /// The rules of the section, in the order of the rulebook.
  public var rules: [Rule] { Rulebook.rules.filter { $0.section == self } }

  /// What the rulebook says of a rule, where the rule is in this section.
  func entry(of id: RuleID) -> Rulebook.Entry? {
    switch self {
    case .permission: Rulebook.permissionEntry(of: id)
    case .settings: Rulebook.settingsEntry(of: id)
    case .fetches: Rulebook.fetchEntry(of: id)
    case .saves: Rulebook.saveEntry(of: id)
    case .picker: Rulebook.pickerEntry(of: id)
    case .accounts: Rulebook.accountEntry(of: id)
    case .links: Rulebook.linkEntry(of: id)
    case .validation: Rulebook.validationEntry(of: id)
    case .changes: Rulebook.changeEntry(of: id)
    case .apps: Rulebook.appEntry(of: id)
    case .accessControls: Rulebook.accessControlEntry(of: id)
    case .popover: Rulebook.popoverEntry(of: id)
    case .objects: Rulebook.objectEntry(of: id)
    }
  }
}
