/// The parts of a postal address; an unset part is empty.
public struct PostalAddress: Sendable, Hashable {
  /// The street; several lines are parted by line feeds.
  public var street = ""
  /// The part of the city.
  public var subLocality = ""
  /// The city.
  public var city = ""
  /// The part of the state, such as a county.
  public var subAdministrativeArea = ""
  /// The state or province.
  public var state = ""
  /// The postal code.
  public var postalCode = ""
  /// The country by name.
  public var country = ""
  /// The country as two letters.
  public var isoCountryCode = ""

  /// Makes an address with no part set.
  public init() {}
}

/// A profile in a social network; an unset part is empty.
public struct SocialProfile: Sendable, Hashable {
  /// The profile's address in the web.
  public var urlString = ""
  /// The name of the user.
  public var username = ""
  /// The network's own identifier of the user.
  public var userIdentifier = ""
  /// The name of the service.
  public var service = ""

  /// Makes a profile with no part set.
  public init() {}
}

/// An address for instant messages; an unset part is empty.
public struct InstantMessageAddress: Sendable, Hashable {
  /// The name of the user.
  public var username = ""
  /// The name of the service.
  public var service = ""

  /// Makes an address with no part set.
  public init() {}
}
