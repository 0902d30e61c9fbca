internal import ContactsProvider

/// What the ledger says of one step.
struct StepEvents {
  private let mark: Int
  /// Every entry of the step, about whichever app.
  private(set) var entries: [LedgerEntry] = []
  /// The prompts that the step's app showed, one for each stage.
  private(set) var prompts: [Prompt] = []
  /// Why the step's app was ended in the step, where it was.
  private(set) var termination: Termination?

  /// Begins a step when the ledger is at a number.
  init(after number: Int) { mark = number }

  /// Reads what the step left in the ledger.
  mutating func read(from device: SimulatedDevice, app: String) {
    entries = device.ledger(after: mark)
    for entry in entries where entry.bundleIdentifier == app {
      switch entry.event {
      case .prompt(let prompt): prompts.append(prompt)
      case .termination(let reason): termination = reason
      default: break
      }
    }
  }
}
