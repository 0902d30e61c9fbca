public import Dispatch

/// One run of an app on a device: the connection through which the app reaches the system.
///
/// Every rule is decided behind it. A handle is cheap, and all handles of one run are the same
/// process.
public final class AppProcess: Sendable {
  /// The process whose code runs in this task.
  @TaskLocal public static var current: AppProcess?

  /// The device that the app runs on.
  public let device: SimulatedDevice
  let life: ProcessLife

  init(device: SimulatedDevice, life: ProcessLife) {
    self.device = device
    self.life = life
  }

  /// The app's bundle identifier.
  public var bundleIdentifier: String { life.bundleIdentifier }

  /// Which launch of the app this is, from 1.
  public var launch: Int { life.launch }

  /// Whether the process has not ended.
  public var isRunning: Bool { !life.isEnded }

  /// The serial queue of the process, on which completions and notifications go out.
  public var queue: DispatchQueue { life.queue }

  /// A new identifier for something that the app makes in memory.
  public func makeIdentifier() -> RecordIdentifier {
    .created(
      seed: device.configuration.seed, app: bundleIdentifier, counter: life.nextIdentifierNumber())
  }
}

// MARK: Which process runs here

extension AppProcess {
  private static let bootstrapped = Guarded<AppProcess?>(nil)

  /// Makes a process the one of a plain program, for code that runs in no task of an app.
  public static func bootstrap(_ process: AppProcess) {
    bootstrapped.withLock { $0 = process }
  }

  /// The process of a plain program, where one was set.
  public static var bootstrap: AppProcess? { bootstrapped.withLock { $0 } }

  /// The process that runs here: of the task, else of the program, else the only one alive.
  public static var ambient: AppProcess? {
    if let process = current ?? bootstrap { return process }
    let running = LiveDevices.all.flatMap { device in
      device.runningApps.compactMap(device.process(of:))
    }
    return running.count == 1 ? running[0] : nil
  }

  /// The process that runs here.
  ///
  /// Stops the program where there is none, or where several could be meant: a contact store
  /// that belongs to nobody cannot answer anything.
  public static func requireAmbient() -> AppProcess {
    if let process = ambient { return process }
    // Apple's initialiser cannot fail, so there is no error to give; the text names the remedies.
    fatalError(
      """
      No app runs here, or several do, so this contact store belongs to nobody. Run the code \
      inside AppProcess.$current.withValue(process) { … }, or call AppProcess.bootstrap(_:) once \
      at the start of a plain program.
      """)
  }
}

extension AppProcess {
  /// The process for which an object of this one acts here.
  ///
  /// Itself while it runs. What outlives it, such as a store in a static variable, would be made
  /// anew on a device; it acts for the app that runs here then.
  package var acting: AppProcess { isRunning ? self : AppProcess.current ?? self }
}

// MARK: Settling

extension AppProcess {
  /// Notes that the app handed on work that is still open.
  public func openWork() { life.openWorkBegan() }

  /// Notes that work which was handed on is done.
  public func closeWork() { life.openWorkEnded() }

  /// How much work that the app handed on is open.
  public var openWorkCount: Int { life.openWorkCount }
}
