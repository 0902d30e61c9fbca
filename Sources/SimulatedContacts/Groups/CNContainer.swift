internal import ContactsProvider
public import Foundation

/// An account of the device: a container of contacts and groups.
///
/// Every contact is in exactly one (developer.apple.com/documentation/contacts/cncontainer).
open class CNContainer: NSObject, NSCopying, NSSecureCoding {
  private final let fetched: FetchedContainer

  /// Makes a container that stands for no account.
  public override init() {
    fetched = containerInMemory()
    super.init()
  }

  /// Wraps a delivered container.
  init(_ fetched: FetchedContainer) {
    self.fetched = fetched
    super.init()
  }

  /// Restores an archived container.
  public required init?(coder: NSCoder) {
    guard let restored = restoredContainer(from: coder) else { return nil }
    fetched = restored
    super.init()
  }

  /// Archives the container.
  open func encode(with coder: NSCoder) { archive(fetched, in: coder) }

  /// Tells that containers are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the container itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares what the containers hold.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContainer)?.fetched == fetched
  }

  /// A hash of the identifier.
  open override var hash: Int { fetched.identifierText.hashValue }

  /// The identifier on this device.
  open var identifier: String { fetched.identifierText }

  /// The name of the account.
  open var name: String { fetched.name }

  /// The kind of account.
  open var type: CNContainerType { clientValue(fetched.type) }
}
