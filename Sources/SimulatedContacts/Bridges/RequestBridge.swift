package import ContactsProvider
package import Foundation

/// The properties that descriptors name, as one mask.
package func requestedKeys(_ descriptors: [any CNKeyDescriptor]) -> RequestedKeys {
  var requested = RequestedKeys([])
  for descriptor in descriptors {
    let name = descriptor as? String ?? "\(descriptor)"
    if let key = ContactKey(name: name) {
      requested.keys.insert(key)
    } else {
      requested.unknown.append(name)
    }
  }
  return requested
}

/// What a predicate asks the store for; one that `CNContact` did not make is passed on as such.
package func contactPredicate(_ predicate: NSPredicate) -> ContactPredicate {
  (predicate as? StorePredicate)?.predicate ?? .foreign(foreignText(of: predicate))
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
