// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The key of an instant message address's `username`.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of an instant message address's `service`.
public let CNInstantMessageAddressServiceKey = "service"
/// The name of the service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The name of the service Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The name of the service GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The name of the service GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The name of the service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The name of the service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The name of the service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The name of the service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The name of the service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The name of the service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
