/// An app as it is installed: its names, purpose text, entitlements and earlier decision.
public struct AppDescription: Sendable {
  /// A permission that is part of the app's signature.
  public enum Entitlement: String, CaseIterable, Sendable {
    /// `com.apple.developer.contacts.notes`.
    case notes
    /// `com.apple.security.personal-information.addressbook` (macOS).
    case addressBook = "addressbook"
  }

  /// The bundle identifier.
  public var bundleIdentifier = "com.example.app"
  /// The name that prompts show.
  public var name = "Example"
  /// The `NSContactsUsageDescription`; nil where the Info.plist has none.
  public var usageDescription: String? = "Example uses your contacts."
  /// The entitlements that the signature really carries.
  public var entitlements: Set<Entitlement> = []
  /// Whether the app runs under the hardened runtime (macOS).
  public var hasHardenedRuntime = false
  /// The decision that was taken before the device was switched on.
  public var access = Access.notDetermined

  /// Makes the description of the usual example app.
  public init() {}
}

/// A decision on an app's access to contacts.
public enum Access: Sendable, Hashable {
  /// None was taken.
  case notDetermined
  /// No contact.
  case denied
  /// The contacts with these identifiers; may be empty.
  case limited([String])
  /// Every contact.
  case authorized
}
