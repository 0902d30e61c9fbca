// Without SimulatedContacts on purpose, as in AppCode.
internal import AppScreens
internal import ContactsProvider

extension AppCode {
  /// Touches the screen of an app; what the app does about it, and hands on, is part of the call.
  static func touch(
    _ watch: ScreenWatch, _ touch: Touch, in process: AppProcess
  ) -> PreparedCall {
    .starting(OpenCall(of: process, countsOpenWork: true)) { call in
      Task { @MainActor in
        call.begin()
        var outcome = CallOutcome()
        do throws(StepProblem) {
          let effect = try TouchableScreen(screen: watch.look()).effect(of: touch)
          await AppProcess.$current.withValue(process) { await carryOut(effect, watch) }
        } catch { outcome.problem = error }
        call.finish(outcome)
      }
    }
  }

  @MainActor
  private static func carryOut(_ effect: TouchEffect, _ watch: ScreenWatch) async {
    switch effect {
    case .action(let action): await action()
    case .row(let row, let action):
      let screen = watch.look()
      if watch.scroll(to: row, of: screen.rows.count) { await screen.reachingEnd?() }
      await action?()
    }
  }
}
