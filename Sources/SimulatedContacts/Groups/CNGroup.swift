internal import ContactsProvider
public import Foundation

/// A group of contacts of one account.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  private final let fetched: FetchedGroup

  /// Makes a group in memory, with an identifier of its own and no name.
  public override init() {
    fetched = groupInMemory()
    super.init()
  }

  /// Wraps a delivered group.
  init(_ fetched: FetchedGroup) {
    self.fetched = fetched
    super.init()
  }

  /// Restores an archived group.
  public required init?(coder: NSCoder) {
    guard let restored = restoredGroup(from: coder) else { return nil }
    fetched = restored
    super.init()
  }

  /// What the store delivered or stored last; a new name is not part of it.
  var held: FetchedGroup { fetched }

  /// Archives the group with the name that it has now.
  open func encode(with coder: NSCoder) { archive(held, named: name, in: coder) }

  /// Tells that groups are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the group itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a `CNMutableGroup` with the same identifier and name.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(held) }

  /// Compares identifiers and names.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return other === self || (identifier, name) == (other.identifier, other.name)
  }

  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// The identifier on this device.
  open var identifier: String { held.identifierText }

  /// The name.
  open var name: String { fetched.name }
}
