internal import Foundation
public import ScenarioRunner

/// The command line as a library: hand it your apps, and scenarios can run them.
///
/// ```swift
/// @main
/// enum Main {
///   @MainActor
///   static func main() {
///     Gatebook.main(apps: [SimulatedApp("invite") { … }])
///   }
/// }
/// ```
public enum Gatebook {
  /// The version of the command.
  public static let version = "0.1.0"

  /// Carries out the command line of this process and leaves with its status.
  ///
  /// The command runs beside the main thread, which serves the main actor, the main queue and
  /// timers of the apps meanwhile.
  @MainActor
  public static func main(apps: [SimulatedApp] = []) -> Never {
    CrashNotice.reserveStack()
    Task.detached {
      let status = await Command(terminal: Terminal(), catalog: AppCatalog(apps))
        .carryOut(Array(CommandLine.arguments.dropFirst()))
      exit(status.rawValue)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
