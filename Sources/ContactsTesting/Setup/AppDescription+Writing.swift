public import ContactsProvider

extension AppDescription {
  /// Makes the description of an app; without a usage description its Info.plist has none.
  public init(
    name: String, usageDescription: String? = "Example uses your contacts.",
    entitlements: Set<Entitlement> = [], bundleIdentifier: String = "com.example.app"
  ) {
    self.init()
    self.name = name
    self.usageDescription = usageDescription
    self.entitlements = entitlements
    self.bundleIdentifier = bundleIdentifier
  }

  /// An app that has no purpose text in its Info.plist.
  public static let withoutUsageDescription = AppDescription(
    name: "Example", usageDescription: nil)
}
