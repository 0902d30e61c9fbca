internal import ScenarioRunner

/// The texts of `gatebook language`.
enum LanguageListing {
  static func text(of subject: LanguageTopic.Subject?) -> String { "" }
}
