/// What a person saw of an app when it was started, before the first step.
public struct OpeningScreens: Sendable, Hashable {
  /// The app, where the scenario has several.
  public var app: String?
  /// Each distinct screen, in order; the last one is how the launch ended.
  public var screens: [ScreenContents] = []
  /// What else came of the launch, such as a prompt that the person saw.
  public var notes: [StepNote] = []
}
