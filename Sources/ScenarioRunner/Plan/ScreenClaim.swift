/// What a screen is expected to show; what is left out is not looked at.
public struct ScreenClaim: Sendable {
  /// The title.
  public var title: TextClaim?
}
