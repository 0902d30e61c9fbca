internal import ContactsProvider

/// A picker on the screen: asks the person, and hands over what was picked.
@MainActor
final class PickerSession {
  private let process: AppProcess
  private let sheet: PickerSheet
  private var play: PickerPlay
  /// Whether the app still has somebody who is told.
  private let isHeard: @MainActor @Sendable () -> Bool
  private let deliver: @MainActor @Sendable (PickerResult) -> Void
  private var rounds = 0
  /// Why the answers so far picked nothing; nil before the first.
  private var openReason: String?

  init(
    _ play: PickerPlay, of process: AppProcess,
    isHeard: @escaping @MainActor @Sendable () -> Bool,
    deliver: @escaping @MainActor @Sendable (PickerResult) -> Void
  ) {
    self.process = process
    sheet = play.sheet
    self.play = play
    self.isHeard = isHeard
    self.deliver = deliver
    process.openWork()
  }

  /// Open work of the app while anybody may go on with the picker, wherever it is let go.
  deinit { process.closeWork() }

  /// More answers in a row than any person gives: a function that never closes the picker.
  private static let mostRounds = 1000

  /// Asks the person in a later turn of the main actor.
  func begin() {
    Task { ask() }
  }

  private func ask() {
    guard process.isOpen(sheet: sheet.number) else { return }
    guard rounds < Self.mostRounds else {
      return end(.unfittingAnswer("The picker is still open after \(rounds) answers."))
    }
    rounds += 1
    let answer = process.ask(sheet)
    // The person may have closed the app, or started it again, instead of answering.
    guard process.isOpen(sheet: sheet.number) else { return }
    guard let answer else {
      process.noteAnswer(nil, to: sheet, play.rules.takeUsed())
      return end(openReason.map { .unfittingAnswer(stillOpen($0)) } ?? .unansweredPicker)
    }
    take(answer)
  }

  private func take(_ answer: PickerAnswer) {
    // Closed by the app or gone with it, meanwhile.
    guard process.isOpen(sheet: sheet.number) else { return }
    let step = play.play(answer)
    process.noteAnswer(answer, to: sheet, play.rules.takeUsed())
    switch step {
    case .closed(let ending): close(ending)
    case .unfitting(let explanation): end(.unfittingAnswer(explanation))
    case .open(let reason):
      openReason = reason
      ask()
    case .held:
      process.holdSheet(sheet.number, of: PickerSheet.self) { answer in
        Task { @MainActor in self.take(answer) }
      }
    }
  }

  private func close(_ ending: PickerStep.Ending) {
    process.closeSheet(sheet.number)
    let result = isHeard() ? result(of: ending) : unheard()
    AppProcess.$current.withValue(process) { deliver(result) }
  }

  private func end(_ termination: Termination) {
    process.closeSheet(sheet.number)
    process.end(termination)
  }

  private func stillOpen(_ reason: String) -> String {
    "The picker is still open and nobody closed it: \(reason)."
  }

  /// Nothing goes to an app that has nobody to take it.
  private func unheard() -> PickerResult {
    process.noteUnheard()
    return .dismissed
  }

  private func result(of ending: PickerStep.Ending) -> PickerResult {
    switch ending {
    case .contact(let record): return .contact(handOver([record])[0])
    case .contacts(let records): return .contacts(handOver(records))
    case .property(let row): return .property(picked([row])[0])
    case .properties(let rows): return .properties(picked(rows))
    case .cancelled: return .cancelled
    case .dismissed: return .dismissed
    }
  }

  private func picked(_ rows: [PickedRow]) -> [PickedProperty] {
    let contacts = handOver(rows.map(\.record), with: ContactKeySet(rows.map(\.card.key)))
    return zip(rows, contacts).map { row, contact in
      PickedProperty(contact: contact, key: row.card.key, entry: row.card.entry)
    }
  }

  /// The chosen contacts as the app gets them, with the keys of picked values in any case.
  private func handOver(
    _ records: [ContactRecord], with keys: ContactKeySet = []
  ) -> [FetchedContact] {
    let keys = play.pickedKeys().union(keys)
    return process.deliverPick(records, keys: keys, play.rules.takeUsed())
  }
}

extension Termination {
  fileprivate static let unansweredPicker = Termination.unansweredPrompt("the contact picker")
}
