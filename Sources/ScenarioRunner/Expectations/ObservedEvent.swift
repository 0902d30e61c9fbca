/// An event of the change history as an app gets it; contacts and groups by identifier.
enum ObservedEvent: Sendable, Hashable {
  case dropEverything
  case addContact(String)
  case updateContact(String)
  case deleteContact(String)
  case addGroup(String)
  case updateGroup(String)
  case deleteGroup(String)
  case addMember(String, group: String)
  case removeMember(String, group: String)
  case addSubgroup(String, group: String)
  case removeSubgroup(String, group: String)
}
