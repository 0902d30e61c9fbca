import GatebookCommand
import ScenarioRunner

/// The command line with the sample apps.
@main
enum Main {
  @MainActor
  static func main() {
    Gatebook.main(apps: SimulatedApp.samples)
  }
}
