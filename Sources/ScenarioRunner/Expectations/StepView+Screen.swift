extension StepView {
  /// Compares the screen once the app has settled.
  func screen(_ claim: ScreenClaim) -> Verdict {
    Verdict(false, expected: "a screen", actual: "none")
  }

  /// Compares each distinct screen of the step.
  func screens(_ claims: [ScreenClaim]) -> Verdict {
    Verdict(false, expected: "screens", actual: "none")
  }
}
