import ContactsProvider

/// Nothing that an app was not granted can influence what the app observes.
///
/// Random scripts are played on two devices that differ in hidden contacts only, by an app with
/// limited access; everything that the app can observe must be the same.
public enum LimitedAccessProperty {
  /// What a run of many scripts found.
  public struct Outcome: Sendable {
    /// How many scripts were played.
    public var scripts = 0
    /// In how many of them a hidden contact is reached with full access.
    public var reaching = 0
    /// How many differed.
    public var differing = 0
    /// The first difference, with the seed of its script.
    public var firstDifference: String?
  }

  /// Plays scripts of consecutive seeds.
  public static func check(scripts: Int, seed: UInt64 = 1) throws -> Outcome {
    var outcome = Outcome()
    for number in 0..<UInt64(scripts) { try check(seed &+ number, &outcome) }
    return outcome
  }

  private static func check(_ seed: UInt64, _ outcome: inout Outcome) throws {
    var random = RandomSource(seed: seed)
    let world = World(using: &random)
    let script = Step.script(in: world, using: &random)
    let donor = try donor(of: world)
    let first = try play(script, world, donor, isOther: false, isLimited: true)
    let second = try play(script, world, donor, isOther: true, isLimited: true)
    let full = try play(script, world, donor, isOther: false, isLimited: false)
    outcome.scripts += 1
    if !full.reached.isSubset(of: first.reached) { outcome.reaching += 1 }
    guard first.transcript != second.transcript else { return }
    outcome.differing += 1
    guard outcome.firstDifference == nil else { return }
    let pair = zip(first.transcript + ["the end"], second.transcript + ["the end"])
      .first { left, right in left != right }
    outcome.firstDifference = """
      seed \(seed)
      one:   \(pair?.0 ?? "")
      other: \(pair?.1 ?? "")
      """
  }

  private static func play(
    _ script: [Step], _ world: World, _ donor: AppProcess, isOther: Bool, isLimited: Bool
  ) throws -> Observer {
    let device = try device(with: world.contacts(isOther: isOther))
    var app = AppDescription()
    app.access = isLimited ? .limited(identifiers(of: world.visible, on: device)) : .authorized
    device.install(app)
    guard let process = device.launch(app.bundleIdentifier) else {
      preconditionFailure("An app that was installed a line above can be launched.")
    }
    var observer = Observer(process: process, donor: donor)
    observer.play(script, isOther: isOther)
    return observer
  }

  private static func donor(of world: World) throws -> AppProcess {
    var known: Set<String> = []
    let contacts = (world.visible + world.hidden + world.otherHidden).filter { seed in
      seed.identifier.map { known.insert($0).inserted } ?? false
    }
    let device = try device(with: contacts)
    var app = AppDescription()
    app.bundleIdentifier = "com.example.donor"
    app.access = .authorized
    device.install(app)
    guard let process = device.launch(app.bundleIdentifier) else {
      preconditionFailure("An app that was installed a line above can be launched.")
    }
    return process
  }

  private static func device(with contacts: [ContactSeed]) throws -> SimulatedDevice {
    var configuration = DeviceConfiguration()
    configuration.contacts = contacts
    configuration.faultPolicy = .report
    return try SimulatedDevice(configuration)
  }

  private static func identifiers(
    of seeds: [ContactSeed], on device: SimulatedDevice
  ) -> [String] {
    let departments = Set(seeds.map(\.values.departmentName))
    return device.contacts
      .filter { departments.contains($0.values.departmentName) }
      .map(\.identifierText)
  }
}
