/// Something else than a prompt that is on the screen in front of an app.
struct OpenSheet: Sendable {
  let question: any Question
  let number: Int
  /// Takes a late answer, where the person left the sheet on the screen.
  var resume: (@Sendable (any Sendable) -> Void)?
}
