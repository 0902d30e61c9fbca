internal import ContactsProvider
public import Foundation

/// A postal address.
///
/// Sendable, as Apple's: the parts of this class never change. Those of the mutable subclass do,
/// which is why the compiler cannot check the promise.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  private let address: PostalAddress

  /// Makes an address with no part set.
  public override convenience init() { self.init(PostalAddress()) }

  init(_ address: PostalAddress) {
    self.address = address
    super.init()
  }

  /// Restores an archived address.
  public required init?(coder: NSCoder) {
    var address = PostalAddress()
    address.street = coder.decodeText(forKey: CNPostalAddressStreetKey) ?? ""
    address.subLocality = coder.decodeText(forKey: CNPostalAddressSubLocalityKey) ?? ""
    address.city = coder.decodeText(forKey: CNPostalAddressCityKey) ?? ""
    address.subAdministrativeArea =
      coder.decodeText(forKey: CNPostalAddressSubAdministrativeAreaKey) ?? ""
    address.state = coder.decodeText(forKey: CNPostalAddressStateKey) ?? ""
    address.postalCode = coder.decodeText(forKey: CNPostalAddressPostalCodeKey) ?? ""
    address.country = coder.decodeText(forKey: CNPostalAddressCountryKey) ?? ""
    address.isoCountryCode = coder.decodeText(forKey: CNPostalAddressISOCountryCodeKey) ?? ""
    self.address = address
    super.init()
  }

  /// The parts that the address has now.
  var parts: PostalAddress { address }

  /// Archives the address.
  open func encode(with coder: NSCoder) {
    coder.encode(street as NSString, forKey: CNPostalAddressStreetKey)
    coder.encode(subLocality as NSString, forKey: CNPostalAddressSubLocalityKey)
    coder.encode(city as NSString, forKey: CNPostalAddressCityKey)
    coder.encode(subAdministrativeArea as NSString, forKey: CNPostalAddressSubAdministrativeAreaKey)
    coder.encode(state as NSString, forKey: CNPostalAddressStateKey)
    coder.encode(postalCode as NSString, forKey: CNPostalAddressPostalCodeKey)
    coder.encode(country as NSString, forKey: CNPostalAddressCountryKey)
    coder.encode(isoCountryCode as NSString, forKey: CNPostalAddressISOCountryCodeKey)
  }

  /// Tells that addresses are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the address itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a `CNMutablePostalAddress` with the same parts.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

  /// Compares all parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.parts == parts
  }

  /// A hash of all parts.
  open override var hash: Int { parts.hashValue }

  /// The street; several lines are separated by line ends.
  open var street: String { parts.street }

  /// The district of the city.
  open var subLocality: String { parts.subLocality }

  /// The city.
  open var city: String { parts.city }

  /// The county or district of the state.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }

  /// The state.
  open var state: String { parts.state }

  /// The postal code.
  open var postalCode: String { parts.postalCode }

  /// The country's name.
  open var country: String { parts.country }

  /// The country's ISO code.
  open var isoCountryCode: String { parts.isoCountryCode }
}
