/// What is known of the real system, in numbered sentences with their sources.
public enum Facts {
  /// Every fact, section by section and in the order of its numbers there.
  public static let all: [Fact] = [
    authorization, storeCalls, limitedAccess, keys, fetching, saving, picker, openQuestions,
  ].flatMap(\.self)

  /// Finds the fact of a number such as `"1.17"`.
  public static func fact(_ number: FactNumber) -> Fact? {
    positions[number].map { all[$0] }
  }

  private static let positions = Dictionary(
    all.indices.map { (all[$0].number, $0) }, uniquingKeysWith: { first, _ in first })
}
