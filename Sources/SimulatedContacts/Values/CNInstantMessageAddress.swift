internal import ContactsProvider
public import Foundation

/// An address for instant messages.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding {
  final let address: InstantMessageAddress

  /// Makes an address.
  public convenience init(username: String, service: String) {
    var address = InstantMessageAddress()
    address.username = username
    address.service = service
    self.init(address)
  }

  init(_ address: InstantMessageAddress) {
    self.address = address
    super.init()
  }

  /// Restores an archived address.
  public required init?(coder: NSCoder) {
    var address = InstantMessageAddress()
    address.username = coder.decodeText(forKey: CNInstantMessageAddressUsernameKey) ?? ""
    address.service = coder.decodeText(forKey: CNInstantMessageAddressServiceKey) ?? ""
    self.address = address
    super.init()
  }

  /// Archives the address.
  open func encode(with coder: NSCoder) {
    coder.encode(username as NSString, forKey: CNInstantMessageAddressUsernameKey)
    coder.encode(service as NSString, forKey: CNInstantMessageAddressServiceKey)
  }

  /// Tells that addresses are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the address itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares name and service.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNInstantMessageAddress)?.address == address
  }

  /// A hash of name and service.
  open override var hash: Int { address.hashValue }

  /// The name in the service.
  open var username: String { address.username }

  /// The service's name.
  open var service: String { address.service }
}
