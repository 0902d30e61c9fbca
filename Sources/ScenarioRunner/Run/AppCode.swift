// Without SimulatedContacts on purpose: its `Task` counts as work of the app, and this is the
// runner's own.
internal import ContactsProvider

/// Calls of an app's own code, on the main actor and as the app.
enum AppCode {
  /// Launches an app in its process, and looks at its screen before it does anything more.
  ///
  /// Gives nil where the main thread is not free in time, because code of an app holds it.
  static func launch(
    _ app: SimulatedApp, in process: AppProcess, within limit: Duration
  ) async -> (code: LaunchedApp, watch: ScreenWatch?)? {
    await MainThread.run(within: limit) {
      let code = AppProcess.$current.withValue(process) { app.launch() }
      let watch = code.screen.map { ScreenWatch($0, of: process) }
      watch?.look()
      return (code, watch)
    }
  }

  /// Starts a function; what it hands on is part of the call.
  ///
  /// A function that never comes back is left alone.
  static func call(
    _ function: AppFunction, _ arguments: AppArguments, in process: AppProcess
  ) -> PreparedCall {
    .starting(OpenCall(of: process, countsOpenWork: true)) { call in
      Task { @MainActor in
        call.begin()
        await AppProcess.$current.withValue(process) {
          await run(function, arguments, of: call)
        }
      }
    }
  }

  /// Starts something that the app does on the main actor.
  static func onMainActor(
    of process: AppProcess, _ body: @escaping @MainActor @Sendable (OpenCall) -> Void
  ) -> PreparedCall {
    .starting(OpenCall(of: process)) { call in
      Task { @MainActor in
        call.begin()
        AppProcess.$current.withValue(process) { body(call) }
      }
    }
  }

  /// Starts something that tells the app nothing where nothing comes of it.
  ///
  /// The call ends in the turn of the main actor after the one that it asked for.
  static func onMainActor(
    of process: AppProcess, _ body: @escaping @MainActor @Sendable (OpenCall) -> Void,
    then outcome: @escaping @MainActor @Sendable () -> CallOutcome
  ) -> PreparedCall {
    onMainActor(of: process) { call in
      body(call)
      Task { @MainActor in call.finish(outcome()) }
    }
  }

  @MainActor
  private static func run(
    _ function: AppFunction, _ arguments: AppArguments, of call: OpenCall
  ) async {
    var outcome = CallOutcome()
    do { outcome.functionValue = try await function(arguments) } catch {
      if let error = error as? AppArgumentError {
        outcome.problem = StepProblem(error.description)
      } else {
        outcome.error = CallError(thrown: error)
      }
    }
    call.finish(outcome)
  }
}
