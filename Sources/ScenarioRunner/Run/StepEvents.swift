internal import ContactsPicker
internal import ContactsProvider

/// What the ledger says of one step.
struct StepEvents {
  private let mark: Int
  /// Every entry of the step, about whichever app.
  private(set) var entries: [LedgerEntry] = []
  /// The prompts that the step's app showed, one for each stage.
  private(set) var prompts: [Prompt] = []
  /// The pickers that the step's app showed, or that the person used.
  private(set) var sheets: [PickerSheet] = []
  /// The access buttons that the step's app showed.
  private(set) var buttons: [AccessButtonView] = []
  /// What nobody answered, where that ended the app.
  private(set) var unanswered: QuestionKind?
  /// Why the step's app was ended in the step, where it was.
  private(set) var termination: Termination?

  /// Begins a step when the ledger is at a number.
  init(after number: Int) { mark = number }

  /// Puts calls that went on at the same time, and so have no order, in one that every run has.
  mutating func orderCalls(by text: (LedgerEntry.Event) -> String) {
    var calls: [[LedgerEntry]] = [[]]
    for entry in entries {
      switch entry.event {
      case .allowed, .refused: calls.append([entry])
      default: calls[calls.count - 1].append(entry)
      }
    }
    let texts = calls.map { $0.map { text($0.event) }.joined(separator: "\n") }
    let order = calls.indices.dropFirst().sorted { texts[$0] < texts[$1] }
    entries = calls[0] + order.flatMap { calls[$0] }
  }

  /// The same, with entries about one app only.
  func about(_ app: String) -> StepEvents {
    var events = self
    events.entries = entries.filter { $0.bundleIdentifier == app }
    return events
  }

  /// Reads what the step left in the ledger.
  mutating func read(from device: SimulatedDevice, app: String) {
    entries = device.ledger(after: mark)
    for entry in entries where entry.bundleIdentifier == app {
      switch entry.event {
      case .prompt(let prompt): prompts.append(prompt)
      case .answer(_, nil): unanswered = .accessPrompt
      case .sheet(let sheet as PickerSheet): sheets.append(sheet)
      case .sheetAnswer(let sheet as PickerSheet, let answer):
        sheets.append(sheet)
        if answer == nil { unanswered = .picker }
      case .sheetAnswer(is AccessPickerSheet, nil): unanswered = .accessPicker
      case .sheet(let button as AccessButtonView): buttons.append(button)
      case .termination(let reason): termination = reason
      default: break
      }
    }
  }
}
