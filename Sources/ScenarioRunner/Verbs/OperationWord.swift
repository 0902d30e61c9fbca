/// An operation of a save, or of the person in Contacts, as the language spells it.
public enum OperationWord: String, CaseIterable, Sendable {
  case add
  case update
  case delete
  case addGroup
  case renameGroup
  case deleteGroup
  case addMember
  case removeMember
  case link
  case unlink

  /// Whether only the person can do it.
  public var isOfPerson: Bool { self == .link || self == .unlink }

  /// What it does, in one sentence.
  public var sentence: String {
    switch self {
    case .add: "A new contact; with 'toAccount', or {from: name} for the contacts of a result."
    case .update: "New values of a contact: 'set' replaces, 'append' and 'remove' edit entries."
    case .delete: "A contact is deleted."
    case .addGroup: "A new group, in 'toAccount' or the default account."
    case .renameGroup: "A group gets another name."
    case .deleteGroup: "A group is deleted; its contacts stay."
    case .addMember: "A contact joins a group."
    case .removeMember: "A contact leaves a group."
    case .link: "Cards of several accounts become one contact."
    case .unlink: "A card is a contact of its own again."
    }
  }

  /// The operation as a file writes it.
  public var example: String {
    switch self {
    case .add: "{add: {name: Zoe Lind, toAccount: Work}}"
    case .update: "{update: {contact: Mira Solberg, set: {nickname: Mi}}}"
    case .delete: "{delete: Mira Solberg}"
    case .addGroup: "{addGroup: {name: Choir, toAccount: On My iPhone}}"
    case .renameGroup: "{renameGroup: {group: Family, name: Kin}}"
    case .deleteGroup: "{deleteGroup: Family}"
    case .addMember: "{addMember: {contact: Mira Solberg, group: Family}}"
    case .removeMember: "{removeMember: {contact: Mira Solberg, group: Family}}"
    case .link: "{link: [Mira Solberg, Jonas Quill]}"
    case .unlink: "{unlink: Mira Solberg}"
    }
  }

  /// The operations that a verb takes: `save` takes none that only the person can do.
  public static func all(of verb: Verb) -> [OperationWord] {
    allCases.filter { verb == .editContacts || !$0.isOfPerson }
  }
}
