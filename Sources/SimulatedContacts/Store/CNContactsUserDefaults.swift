internal import ContactsProvider
public import Foundation

/// What is set on the device for the order of contacts and for their region.
open class CNContactsUserDefaults: NSObject {
  private let settings: ContactsSettings

  /// Gives the settings of the device that the app runs on.
  open class func shared() -> Self { Self() }

  /// Takes over the settings of the device that the app runs on.
  public required override init() {
    settings = settingsOfAmbientApp()
    super.init()
  }

  /// The order in which the person sees contacts.
  open var sortOrder: CNContactSortOrder { clientValue(settings.sortOrder) }

  /// The two letters of the region that is set, such as `se`.
  open var countryCode: String { settings.countryCode }
}
