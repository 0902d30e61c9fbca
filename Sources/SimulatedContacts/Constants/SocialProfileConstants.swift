// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The key of a social profile's `urlString`.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of a social profile's `username`.
public let CNSocialProfileUsernameKey = "username"
/// The key of a social profile's `userIdentifier`.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of a social profile's `service`.
public let CNSocialProfileServiceKey = "service"
/// The name of the service Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The name of the service Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The name of the service LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The name of the service MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The name of the service SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The name of the service TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The name of the service Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The name of the service Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The name of the service Game Center.
public let CNSocialProfileServiceGameCenter = "Game Center"
