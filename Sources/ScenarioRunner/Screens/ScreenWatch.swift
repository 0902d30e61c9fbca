// Without SimulatedContacts on purpose: its `Task` counts as work of the app, and drawing is the
// runner's own.
internal import AppScreens
internal import ContactsProvider
internal import Observation

/// Looks at the screen of an app whenever the model behind it changes, as the system's views do.
@MainActor
final class ScreenWatch {
  /// How many screens a person sees in a step at most; beyond that something goes round in circles.
  nonisolated static let limit = 100

  private let source: any ShowsScreen
  private let process: AppProcess
  /// How often it was looked so far; what an older look still watches is no matter any more.
  private var looks = 0
  private var firstRow = 0
  private var current: ScreenContents?
  private var seen: [ScreenContents] = []
  /// The numbers of rows with which the whole of a short list has come into view, in this step.
  private var wholeLists: Set<Int> = []
  /// Whether the app was let go on at the end of a list since that was last asked.
  private var hasGoneOn = false

  nonisolated init(_ source: any ShowsScreen, of process: AppProcess) {
    self.source = source
    self.process = process
  }

  /// The screen as it is now, with what taps and typing do.
  @discardableResult
  func look() -> Screen {
    looks += 1
    let look = looks
    let screen = AppProcess.$current.withValue(process) {
      withObservationTracking {
        source.screen
      } onChange: { [weak self] in
        // The model changes only after this, so the next turn of the main actor is the first to see.
        Task { @MainActor in self?.lookAgain(after: look) }
      }
    }
    note(screen)
    noteEnd(of: screen)
    return screen
  }

  private func lookAgain(after look: Int) {
    guard look == looks, process.isRunning else { return }
    self.look()
  }

  private func note(_ screen: Screen) {
    firstRow = ScreenContents.firstRow(firstRow, of: screen.rows.count)
    let contents = ScreenContents(screen, firstRow: firstRow)
    guard contents != current else { return }
    current = contents
    if seen.count <= Self.limit { seen.append(contents) }
  }

  /// Lets the app go on where the last row is in view without any scrolling.
  ///
  /// Once for each number of rows, so that a list which stays as it is does not go on for ever.
  private func noteEnd(of screen: Screen) {
    guard let reachingEnd = screen.reachingEnd, Self.isWhole(screen.rows.count),
      wholeLists.insert(screen.rows.count).inserted
    else { return }
    hasGoneOn = true
    let process = process
    process.openWork()
    Task { @MainActor in
      await AppProcess.$current.withValue(process) { await reachingEnd() }
      process.closeWork()
    }
  }

  /// Whether so many rows are all in view.
  private static func isWhole(_ count: Int) -> Bool {
    1...ScreenContents.window ~= count
  }

  /// Looks once more; tells whether the app was let go on since that was last asked.
  func lookForEnd() -> Bool {
    look()
    defer { hasGoneOn = false }
    return hasGoneOn
  }

  /// Forgets the screens of earlier steps.
  func beginStep() {
    look()
    seen = []
    wholeLists = Set([current?.rows.count].compactMap(\.self).filter(Self.isWhole))
  }

  /// What there was to see since the step began, after one more look.
  func sight() -> ScreenSight {
    look()
    return ScreenSight(current: current, changes: seen)
  }

  /// Moves the rows until one of them is seen; tells whether the last row came into view.
  func scroll(to row: Int, of count: Int) -> Bool {
    let last = count - 1
    let sawLast = firstRow + ScreenContents.window > last
    firstRow = ScreenContents.firstRow(firstRow, showing: row, of: count)
    look()
    return !sawLast && firstRow + ScreenContents.window > last
  }
}

/// What a person saw of an app in a step.
struct ScreenSight: Sendable {
  /// How it ended; nil where the app shows nothing.
  var current: ScreenContents?
  /// Each distinct screen that came up in the step, in order.
  var changes: [ScreenContents] = []
}
