/// What the person sees when the system asks whether an app may have contacts.
public struct Prompt: Sendable, Hashable {
  /// The parts of one question.
  public enum Stage: String, Sendable {
    /// The alert with the app's purpose.
    case alert
    /// The sheet on which contacts are selected or all are shared.
    case selection
  }

  /// Which question of the device this is, from 1; both stages share the number.
  public let number: Int
  /// The bundle identifier of the app that asks.
  public let bundleIdentifier: String
  /// Which part is shown.
  public let stage: Stage
  /// The headline.
  public let title: String
  /// The app's purpose text; empty where it has none.
  public let purpose: String
  /// The buttons of the alert.
  public let buttons: [String]
  /// The buttons of the sheet; empty on systems without one.
  public let selectionButtons: [String]
  /// The identifiers of the contacts that alone can be shared, on a prompt that a tap on a contact
  /// access button brings; nil where the person may share any, or all.
  public let offered: [String]?

  /// Makes a prompt.
  init(
    number: Int, bundleIdentifier: String, stage: Stage, title: String, purpose: String,
    buttons: [String], selectionButtons: [String] = [], offered: [String]? = nil
  ) {
    self.number = number
    self.bundleIdentifier = bundleIdentifier
    self.stage = stage
    self.title = title
    self.purpose = purpose
    self.buttons = buttons
    self.selectionButtons = selectionButtons
    self.offered = offered
  }
}

/// What the person does with a prompt.
public enum PromptAnswer: Sendable, Hashable {
  /// Refuses on the alert.
  case deny
  /// Shares every contact, through both stages where there are two.
  case allowFull
  /// Shares the contacts with these identifiers, through both stages.
  case allowLimited([String])
  /// Goes on from the alert; the next answer is for the sheet.
  case `continue`
  /// Backs out of the sheet.
  case cancelSelection
  /// Leaves the prompt on the screen; see ``SimulatedDevice/answerHeldPrompt(of:with:)``.
  case ignore
}

/// The person who holds the device: called on the asking thread, answers at once.
///
/// Nil says that nobody answers, which is a fault of the script and ends the process.
public typealias Person = @Sendable (Prompt) -> PromptAnswer?
