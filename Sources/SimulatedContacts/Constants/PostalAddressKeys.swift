// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The key of a postal address's `street`.
public let CNPostalAddressStreetKey = "street"
/// The key of a postal address's `subLocality`.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of a postal address's `city`.
public let CNPostalAddressCityKey = "city"
/// The key of a postal address's `subAdministrativeArea`.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of a postal address's `state`.
public let CNPostalAddressStateKey = "state"
/// The key of a postal address's `postalCode`.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of a postal address's `country`.
public let CNPostalAddressCountryKey = "country"
/// The key of a postal address's `isoCountryCode`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
