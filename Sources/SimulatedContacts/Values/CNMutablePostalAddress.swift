internal import ContactsProvider
public import Foundation

/// A postal address that can be changed.
///
/// Not safe to use from two threads.
/// It inherits the promise of its superclass, as Apple's does; keep it to one thread and hand on
/// copies.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  private var edited: PostalAddress

  /// Makes an address with no part set.
  public convenience init() { self.init(PostalAddress()) }

  override init(_ address: PostalAddress) {
    edited = address
    super.init(address)
  }

  /// Restores an archived address.
  public required init?(coder: NSCoder) {
    edited = PostalAddress()
    super.init(coder: coder)
    edited = super.parts
  }

  override var parts: PostalAddress { edited }

  /// Makes an immutable address with the parts of now.
  open override func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(edited) }

  /// The street; several lines are separated by line ends.
  open override var street: String {
    get { edited.street }
    set { edited.street = newValue }
  }

  /// The district of the city.
  open override var subLocality: String {
    get { edited.subLocality }
    set { edited.subLocality = newValue }
  }

  /// The city.
  open override var city: String {
    get { edited.city }
    set { edited.city = newValue }
  }

  /// The county or district of the state.
  open override var subAdministrativeArea: String {
    get { edited.subAdministrativeArea }
    set { edited.subAdministrativeArea = newValue }
  }

  /// The state.
  open override var state: String {
    get { edited.state }
    set { edited.state = newValue }
  }

  /// The postal code.
  open override var postalCode: String {
    get { edited.postalCode }
    set { edited.postalCode = newValue }
  }

  /// The country's name.
  open override var country: String {
    get { edited.country }
    set { edited.country = newValue }
  }

  /// The country's ISO code.
  open override var isoCountryCode: String {
    get { edited.isoCountryCode }
    set { edited.isoCountryCode = newValue }
  }
}
