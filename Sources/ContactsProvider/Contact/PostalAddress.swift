/// The parts of a postal address; an unset part is empty.
public struct PostalAddress: Sendable, Hashable {
  public var street = ""
  public var subLocality = ""
  public var city = ""
  public var subAdministrativeArea = ""
  public var state = ""
  public var postalCode = ""
  public var country = ""
  public var isoCountryCode = ""

  /// Makes an address with no part set.
  public init() {}
}

/// A profile in a social network; an unset part is empty.
public struct SocialProfile: Sendable, Hashable {
  public var urlString = ""
  public var username = ""
  public var userIdentifier = ""
  public var service = ""

  /// Makes a profile with no part set.
  public init() {}
}

/// An address for instant messages; an unset part is empty.
public struct InstantMessageAddress: Sendable, Hashable {
  public var username = ""
  public var service = ""

  /// Makes an address with no part set.
  public init() {}
}
