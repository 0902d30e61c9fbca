public import ScenarioSyntax

/// One scenario, checked and ready to run: a device, its apps and a flat list of steps.
///
/// Nothing in it has to be looked up or converted again; a file with `examples` gives one plan
/// for each row.
public struct ScenarioPlan: Sendable {
  /// The title, with the columns of the row put in.
  public var title: String
  /// The row of `examples` from which this plan was made; nil without examples.
  public var row: ExampleRow?
  /// The prose that tells what the scenario is about.
  public var about: String?
  /// The words by which scenarios are chosen.
  public var tags: [String]
  /// The file that holds the scenario.
  public var source: SourceFile
  /// The place of the scenario in its file.
  public var span: SourceSpan
  /// The device at the start.
  public var device: DevicePlan
  /// The apps that run from the start; there is at least one.
  public var apps: [AppPlan]
  /// The place in ``apps`` of the app that a step speaks for when it names none.
  public var first: Int
  /// How many contacts the steps add: the slots of ``ContactReference/Target/added(_:)``.
  public var addedContactCount: Int
  /// The steps, in the order in which they run; an `each` is spread out.
  ///
  /// There are none where journeys are compared.
  public var steps: [PlannedStep]
  /// The journeys that are compared, where there are some in place of steps.
  public var comparison: ComparisonPlan?
  /// The failure that the scenario is to find, where it is about a faulty app.
  public var catches: PlannedCatch?

  /// The title as a report shows it: with the row, where the title names no column of it.
  public var displayTitle: String {
    guard let row, !row.standsInTitle else { return title }
    return "\(title) (\(row.text))"
  }
}

/// One row of `examples`: the columns and their texts.
public struct ExampleRow: Sendable {
  /// The number of the row, from 1.
  public var number: Int
  /// The columns and the values as text, in the order of the row.
  public var cells: [(column: String, text: String)]
  /// Whether the title holds one of the columns.
  public var standsInTitle: Bool

  /// The row on one line, such as `state: denied, prompts: 1`.
  public var text: String {
    cells.map { "\($0.column): \($0.text)" }.joined(separator: ", ")
  }
}
