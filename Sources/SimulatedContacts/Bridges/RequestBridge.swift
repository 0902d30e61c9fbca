package import ContactsProvider
package import Foundation

/// The properties that descriptors name, as one mask.
package func requestedKeys(_ descriptors: [any CNKeyDescriptor]) -> RequestedKeys {
  var requested = RequestedKeys([])
  for descriptor in descriptors {
    for name in keyNames(of: descriptor) {
      if let key = ContactKey(name: name) {
        requested.keys.insert(key)
      } else {
        requested.unknown.append(name)
      }
    }
  }
  return requested
}

/// The names of the properties that a descriptor stands for, known or not.
package func keyNames(of descriptor: any CNKeyDescriptor) -> [String] {
  (descriptor as? KeyNames)?.names ?? [descriptor as? String ?? "\(descriptor)"]
}

/// A descriptor of several properties.
package func keyDescriptor(of keys: ContactKeySet) -> any CNKeyDescriptor {
  KeyNames(ContactKey.allCases.filter(keys.contains).map(\.name))
}

/// What a predicate asks the store for; one that `CNContact` did not make is passed on as such.
package func contactPredicate(_ predicate: NSPredicate) -> ContactPredicate {
  if case .contacts(let own)? = (predicate as? StorePredicate)?.query { return own }
  return .foreign(foreignText(of: predicate))
}

/// What a predicate asks the store for; one that `CNGroup` did not make is passed on as such.
package func groupPredicate(_ predicate: NSPredicate) -> GroupPredicate {
  if case .groups(let own)? = (predicate as? StorePredicate)?.query { return own }
  return .foreign(foreignText(of: predicate))
}

/// What a predicate asks the store for; one that `CNContainer` did not make is passed on as such.
package func containerPredicate(_ predicate: NSPredicate) -> ContainerPredicate {
  if case .containers(let own)? = (predicate as? StorePredicate)?.query { return own }
  return .foreign(foreignText(of: predicate))
}

/// What the ledger says about a predicate that the store cannot evaluate: its class and its format.
private func foreignText(of predicate: NSPredicate) -> String {
  let name = "\(type(of: predicate))"
  guard let format = try? predicateFormat(of: predicate) else { return name }
  return "\(name) \(format.text)"
}

/// The system's form of a fetch request.
package func systemRequest(_ request: CNContactFetchRequest) -> FetchRequest {
  FetchRequest(
    keys: requestedKeys(request.keysToFetch), predicate: request.predicate.map(contactPredicate),
    sortOrder: systemValue(request.sortOrder), unifyResults: request.unifyResults)
}

/// The system's form of a request for changes.
package func systemRequest(_ request: CNChangeHistoryFetchRequest) -> HistoryRequest {
  HistoryRequest(
    token: request.startingToken.map(HistoryToken.init),
    keys: requestedKeys(request.additionalContactKeyDescriptors ?? []),
    includesGroups: request.includeGroupChanges, unifyResults: request.shouldUnifyResults,
    excludedAuthors: request.excludedTransactionAuthors ?? [])
}
