public import AppScreens

/// An app that was just launched: the functions that `perform` calls, and the screen it shows.
///
/// An array of functions is an app without a screen.
public struct LaunchedApp: Sendable, ExpressibleByArrayLiteral {
  /// The functions by name.
  public let functions: [String: AppFunction]
  /// What shows the screen; nil where the app has none.
  public let screen: (any ShowsScreen)?

  /// Makes a launched app; of two functions with one name the later counts.
  public init(_ functions: [AppFunction] = [], screen: (any ShowsScreen)? = nil) {
    self.functions = Dictionary(functions.map { ($0.name, $0) }) { _, later in later }
    self.screen = screen
  }

  /// Makes an app without a screen.
  public init(arrayLiteral functions: AppFunction...) { self.init(functions) }
}

/// What a registered app offers to scenarios, as far as that is known before they are played.
public struct AppOffer: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The names of the functions.
  public let functions: Set<String>
  /// Whether there is a screen.
  public let hasScreen: Bool

  /// Makes an offer.
  public init(functions: Set<String>, hasScreen: Bool) {
    self.functions = functions
    self.hasScreen = hasScreen
  }

  /// Makes the offer of an app without a screen.
  public init(arrayLiteral functions: String...) {
    self.init(functions: Set(functions), hasScreen: false)
  }
}
