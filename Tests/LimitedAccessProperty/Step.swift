import ContactsPicker
import ContactsProvider

/// One step of a script: what the app does, or what the person, the system or another app does.
enum Step: Sendable {
  case status
  case request
  case fetch(Query?, Form)
  case matching(Query)
  case lookUp(String, withNote: Bool)
  case groups(GroupQuery?)
  case containers(ContainerQuery?)
  case defaultContainer
  case save([Change], author: String?)
  /// The changes since the token of a number, counted from the newest; nil for the beginning.
  case history(since: Int?, HistoryForm)
  case token
  case button(String, Touch)
  case accessPicker(AccessPickerAnswer)
  case contactPicker(PickerAnswer)
  case world(Event)
  /// What happens to hidden contacts; the two versions of the world get different edits.
  case hidden([Edit], other: [Edit])

  /// Which contacts are asked for; groups and accounts by number.
  enum Query: Sendable {
    case name(String)
    case phone(String)
    case email(String)
    case identifiers([String])
    case group(Int)
    case container(Int)
  }

  /// How an enumeration goes.
  struct Form: Sendable {
    var order = CallOrder.none
    var unifies = true
    var stopAfter: Int?
    var withNote = false
  }

  enum CallOrder: CaseIterable, Sendable {
    case none
    case userDefault
    case givenName
    case familyName
  }

  enum GroupQuery: Sendable {
    case numbers([Int])
    case container(Int)
  }

  enum ContainerQuery: Sendable {
    case numbers([Int])
    case ofContact(String)
    case ofGroup(Int)
  }

  /// One change of a save request; groups and accounts by number.
  enum Change: Sendable {
    case add(String, container: Int?)
    case addAgain(String)
    case update(String, String)
    case delete(String)
    case addGroup(String, container: Int?)
    case renameGroup(Int, String)
    case deleteGroup(Int)
    case addMember(String, Int)
    case removeMember(String, Int)
    case addNewMember(String, Int)
  }

  struct HistoryForm: Sendable {
    var withGroups = false
    var unifies = true
    var excluding: [String] = []
  }

  /// What the person does with a contact access button.
  enum Touch: Sendable {
    case look
    case tapObscured
    /// Taps the button where it offers a contact, and chooses that one alone.
    case tap(choosing: String)
  }

  /// What happens alike in both versions.
  enum Event: Sendable {
    case relaunch
    case background
    case foreground
    case expireHistory
    case updateApp
    case updateSystem
    case reinstall
    case revoke(afterContacts: Int)
    case share([String])
    case edits([Edit])
    case wait
  }

  /// An edit, by the person or by another app; groups by number.
  enum Edit: Sendable {
    case contact(ContactEdit)
    case member(String, group: Int, isAdded: Bool)
    case renameGroup(Int, String)
    case deleteGroup(Int)
    /// A save by another app, which has full access.
    case otherApp(SaveOperation)
    case otherAppMember(String, group: Int, isAdded: Bool)
    /// Which contacts the other app has; nil for all.
    case otherAppAccess([String]?)
  }
}
