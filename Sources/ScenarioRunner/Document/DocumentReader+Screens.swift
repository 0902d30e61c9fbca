internal import ScenarioSyntax

extension DocumentReader {
  /// What a screen is to show.
  func screenClaim(_ node: Node) -> ScreenClaim? { ScreenClaim() }
}
