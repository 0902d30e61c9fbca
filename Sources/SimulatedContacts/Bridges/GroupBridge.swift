package import ContactsProvider
package import Foundation

/// Wraps a delivered group for an app.
package func clientGroup(_ fetched: FetchedGroup) -> CNGroup { CNGroup(fetched) }

/// Wraps a delivered group for an app that means to change it.
package func clientMutableGroup(_ fetched: FetchedGroup) -> CNGroup { CNMutableGroup(fetched) }

/// Wraps a delivered account for an app.
package func clientContainer(_ fetched: FetchedContainer) -> CNContainer { CNContainer(fetched) }

/// A group that an app makes itself.
package func groupInMemory() -> FetchedGroup {
  FetchedGroup(identifierText: newIdentifier().uuidText, name: "", isFromStore: false)
}

/// A container that stands for no account.
package func containerInMemory() -> FetchedContainer {
  FetchedContainer(identifierText: newIdentifier().uuidText, name: "", type: .unassigned)
}

/// The same group under another name.
package func renamed(_ group: FetchedGroup, to name: String) -> FetchedGroup {
  FetchedGroup(
    identifierText: group.identifierText, name: name, isFromStore: group.isFromStore)
}

/// Writes a group into an archive.
package func archive(_ group: FetchedGroup, named name: String, in coder: NSCoder) {
  coder.encode(group.identifierText as NSString, forKey: "identifier")
  coder.encode(name as NSString, forKey: "name")
  coder.encode(group.isFromStore, forKey: "isFromStore")
}

/// Reads a group out of an archive; nil where there is none.
package func restoredGroup(from coder: NSCoder) -> FetchedGroup? {
  guard let identifier = coder.decodeText(forKey: "identifier"),
    let name = coder.decodeText(forKey: "name")
  else { return nil }
  return FetchedGroup(
    identifierText: identifier, name: name, isFromStore: coder.decodeBool(forKey: "isFromStore"))
}

/// Writes a container into an archive.
package func archive(_ container: FetchedContainer, in coder: NSCoder) {
  coder.encode(container.identifierText as NSString, forKey: "identifier")
  coder.encode(container.name as NSString, forKey: "name")
  coder.encode(container.type.rawValue, forKey: "type")
}

/// Reads a container out of an archive; nil where there is none.
package func restoredContainer(from coder: NSCoder) -> FetchedContainer? {
  guard let identifier = coder.decodeText(forKey: "identifier"),
    let name = coder.decodeText(forKey: "name"),
    let type = ContainerType(rawValue: coder.decodeInteger(forKey: "type"))
  else { return nil }
  return FetchedContainer(identifierText: identifier, name: name, type: type)
}
