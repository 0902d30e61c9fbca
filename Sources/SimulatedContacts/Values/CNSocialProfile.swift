internal import ContactsProvider
public import Foundation

/// A profile in a social network.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding {
  final let profile: SocialProfile

  /// Makes a profile; a missing part is an empty text.
  public convenience init(
    urlString: String?, username: String?, userIdentifier: String?, service: String?
  ) {
    var profile = SocialProfile()
    profile.urlString = urlString ?? ""
    profile.username = username ?? ""
    profile.userIdentifier = userIdentifier ?? ""
    profile.service = service ?? ""
    self.init(profile)
  }

  init(_ profile: SocialProfile) {
    self.profile = profile
    super.init()
  }

  /// Restores an archived profile.
  public required init?(coder: NSCoder) {
    var profile = SocialProfile()
    profile.urlString = coder.decodeText(forKey: CNSocialProfileURLStringKey) ?? ""
    profile.username = coder.decodeText(forKey: CNSocialProfileUsernameKey) ?? ""
    profile.userIdentifier = coder.decodeText(forKey: CNSocialProfileUserIdentifierKey) ?? ""
    profile.service = coder.decodeText(forKey: CNSocialProfileServiceKey) ?? ""
    self.profile = profile
    super.init()
  }

  /// Archives the profile.
  open func encode(with coder: NSCoder) {
    coder.encode(urlString as NSString, forKey: CNSocialProfileURLStringKey)
    coder.encode(username as NSString, forKey: CNSocialProfileUsernameKey)
    coder.encode(userIdentifier as NSString, forKey: CNSocialProfileUserIdentifierKey)
    coder.encode(service as NSString, forKey: CNSocialProfileServiceKey)
  }

  /// Tells that profiles are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the profile itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares all parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNSocialProfile)?.profile == profile
  }

  /// A hash of all parts.
  open override var hash: Int { profile.hashValue }

  /// The profile's address in the web.
  open var urlString: String { profile.urlString }

  /// The name in the network.
  open var username: String { profile.username }

  /// The network's identifier of the person.
  open var userIdentifier: String { profile.userIdentifier }

  /// The network's name.
  open var service: String { profile.service }
}
