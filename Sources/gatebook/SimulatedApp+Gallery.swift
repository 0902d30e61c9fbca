import SampleApps
import ScenarioRunner

extension SimulatedApp {
  /// Apps with one fault each, which the scenarios of the gallery catch.
  static let gallery = [
    SimulatedApp("limited-as-denied") { LaunchedApp(screen: LimitedAsDenied()) },
    SimulatedApp("limited-as-full") { LaunchedApp(screen: LimitedAsFull()) },
    SimulatedApp("asks-at-launch") { LaunchedApp(screen: AsksAtLaunch()) },
    SimulatedApp("fetches-all-keys") { LaunchedApp(screen: FetchesAllKeys()) },
    SimulatedApp("reads-unfetched-key") { LaunchedApp(screen: ReadsUnfetchedKey()) },
    SimulatedApp("keeps-data") { LaunchedApp(screen: KeepsContacts()) },
    SimulatedApp("uploads-too-much") {
      let server = SimulatedServer()
      server.signIn(as: "ann@mail.example")
      return LaunchedApp(
        [.function("documents") { server.tree }],
        screen: UploadsTooMuch(store: ServerStore(server: server)))
    },
    SimulatedApp("prints-names") { LaunchedApp(screen: PrintsNames()) },
    SimulatedApp("asks-in-a-loop") { LaunchedApp(screen: AsksInALoop()) },
    SimulatedApp("ignores-the-error") { LaunchedApp(screen: IgnoresTheError()) },
  ]
}
