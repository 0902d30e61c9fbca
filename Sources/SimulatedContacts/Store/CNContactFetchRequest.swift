public import Foundation

/// A request for contacts: which ones, which properties, in which order.
open class CNContactFetchRequest: CNFetchRequest, NSSecureCoding {
  /// Which contacts; nil for all.
  ///
  /// Only the predicates that `CNContact` makes are allowed.
  open var predicate: NSPredicate?
  /// The properties to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts come as `CNMutableContact`.
  open var mutableObjects = false
  /// Whether linked cards come as one contact.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Makes a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }

  /// Restores an archived request; a predicate is not archived.
  public required init?(coder: NSCoder) {
    let keys = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "keysToFetch")
    guard let keys = keys as? [String] else { return nil }
    keysToFetch = keys
    mutableObjects = coder.decodeBool(forKey: "mutableObjects")
    unifyResults = coder.decodeBool(forKey: "unifyResults")
    sortOrder = CNContactSortOrder(rawValue: coder.decodeInteger(forKey: "sortOrder")) ?? .none
    super.init()
  }

  /// Archives the request without its predicate.
  open func encode(with coder: NSCoder) {
    let keys = keysToFetch.flatMap(keyNames)
    coder.encode(keys as NSArray, forKey: "keysToFetch")
    coder.encode(mutableObjects, forKey: "mutableObjects")
    coder.encode(unifyResults, forKey: "unifyResults")
    coder.encode(sortOrder.rawValue, forKey: "sortOrder")
  }

  /// Tells that requests are archived securely.
  open class var supportsSecureCoding: Bool { true }
}
