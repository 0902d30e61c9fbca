// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names the notification so, and apps write it so.

public import Foundation

extension NSNotification.Name {
  /// The name of the notification that the contacts have changed, for the app that runs.
  ///
  /// - Note: Differs from Apple: a computed value. Several simulated apps share the process's
  ///   notification center, so each app on a device of its own has a name of its own.
  public static var CNContactStoreDidChange: NSNotification.Name { storeChangeName() }
}
