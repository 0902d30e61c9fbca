/// The page of an app in Settings, as far as the app can tell: how often it sent the person there.
@MainActor
final class SettingsPage {
  /// How often the app opened the page.
  private(set) var visitCount = 0

  /// Opens the page.
  func open() { visitCount += 1 }
}
