internal import ContactsProvider

/// The apps that scenarios can run, by name.
public struct AppCatalog: Sendable {
  private let apps: [String: SimulatedApp]

  /// Makes a catalog; of two apps with one name the later counts.
  public init(_ apps: [SimulatedApp] = []) {
    self.apps = Dictionary(apps.map { ($0.name, $0) }) { _, later in later }
  }

  /// The names of the apps, sorted.
  public var names: [String] { apps.keys.sorted() }

  /// The app of a name; nil where none is registered.
  public subscript(name: String) -> SimulatedApp? { apps[name] }

  /// What each app offers, for ``ScenarioCompiler``.
  ///
  /// Each app is launched once on an empty device of its own, where nobody answers and faults are
  /// only noted: what it does there reaches no scenario.
  @MainActor
  public func offers() -> [String: AppOffer?] {
    apps.mapValues { app in
      guard let process = Self.emptyProcess() else { return nil }
      // A store that outlives the launch, in a static variable, is then free for the next one.
      defer { process.device.quit(process.bundleIdentifier) }
      return AppProcess.$current.withValue(process) { AppOffer(app.launch()) }
    }
  }

  private static func emptyProcess() -> AppProcess? {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.showsPrintedLines = false
    guard let device = try? SimulatedDevice(configuration) else { return nil }
    let description = AppDescription()
    device.install(description)
    return device.launch(description.bundleIdentifier)
  }
}

extension AppOffer {
  /// What an app offers after its launch.
  fileprivate init(_ app: LaunchedApp) {
    self.init(functions: Set(app.functions.keys), hasScreen: app.screen != nil)
  }
}
