import ContactsProvider
import Foundation

/// Nothing that an app was not granted can influence what the app observes.
///
/// Random scripts are played on two devices that differ only in what is hidden from an app with
/// limited access: contacts, their membership in groups, their links, and what becomes of them.
/// Everything that the app can observe must be the same.
public enum LimitedAccessProperty {
  /// What a run of many scripts found.
  public struct Outcome: Sendable {
    /// How many scripts were played.
    public var scripts = 0
    /// In how many of them a hidden contact is reached with full access.
    public var reaching = 0
    /// How many differed.
    public var differing = 0
    /// The first difference.
    public var firstDifference: Difference?

    mutating func add(_ other: Outcome) {
      scripts += other.scripts
      reaching += other.reaching
      differing += other.differing
      firstDifference = [firstDifference, other.firstDifference].compactMap(\.self)
        .min { $0.seed < $1.seed }
    }
  }

  /// Where the transcripts of a script differ.
  public struct Difference: Sendable, CustomStringConvertible {
    let seed: UInt64
    let text: String

    /// The seed of the script, its steps and the two lines.
    public var description: String { "seed \(seed)\n\(text)" }
  }

  /// Plays scripts of consecutive seeds, some at a time.
  ///
  /// - Parameter stopsAtDifference: Whether the first difference is enough.
  public static func check(
    scripts: Int, seed: UInt64 = 1, stopsAtDifference: Bool = false
  ) async throws -> Outcome {
    let count = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup { group in
      for first in 0..<count {
        group.addTask {
          var outcome = Outcome()
          for number in stride(from: first, to: scripts, by: count) {
            try await check(seed &+ UInt64(number), &outcome)
            if stopsAtDifference, outcome.differing > 0 { break }
          }
          return outcome
        }
      }
      return try await group.reduce(into: Outcome()) { $0.add($1) }
    }
  }

  private static func check(_ seed: UInt64, _ outcome: inout Outcome) async throws {
    var random = RandomSource(seed: seed)
    let world = World(using: &random)
    let script = ScriptMaker(world).script(using: &random)
    let first = try await play(script, world, isOther: false, isLimited: true)
    let second = try await play(script, world, isOther: true, isLimited: true)
    let full = try await play(script, world, isOther: false, isLimited: false)
    outcome.scripts += 1
    if !full.reached.isSubset(of: first.reached) { outcome.reaching += 1 }
    guard first.transcript != second.transcript else { return }
    outcome.differing += 1
    guard outcome.firstDifference == nil else { return }
    outcome.firstDifference = Difference(
      seed: seed, text: difference(first, second, script))
  }

  /// The first place at which two transcripts differ, with the steps so far.
  private static func difference(
    _ first: Observer, _ second: Observer, _ script: [Step]
  ) -> String {
    let transcripts = [first.transcript + ["the end"], second.transcript + ["the end"]]
    let place = zip(transcripts[0], transcripts[1]).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    let steps = transcripts[0][...place].count { $0.hasPrefix(Observer.stepMark) }
    return """
        \(script.prefix(steps).map { "\($0)" }.joined(separator: "\n  "))
      one:   \(transcripts[0][place])
      other: \(transcripts[1][place])
      """
  }

  private static func play(
    _ script: [Step], _ world: World, isOther: Bool, isLimited: Bool
  ) async throws -> Observer {
    let device = try SimulatedDevice(world.configuration(isOther: isOther))
    var app = AppDescription()
    if world.hasNotesEntitlement { app.entitlements = [.notes] }
    let shared = isLimited ? identifiers(of: world.visible, on: device) : nil
    if !world.isAskedFirst { app.access = shared.map { .limited($0) } ?? .authorized }
    device.install(app)
    install(otherApp, on: device)
    guard let process = device.launch(app.bundleIdentifier) else {
      preconditionFailure("An app that was installed above can be launched.")
    }
    var observer = Observer(process, app, of: world, sharing: shared)
    await observer.play(script, isOther: isOther)
    return observer
  }

  /// The bundle identifier of an app that edits contacts too, with full access.
  static let otherApp = "com.example.other"

  private static func install(_ bundleIdentifier: String, on device: SimulatedDevice) {
    var app = AppDescription()
    app.bundleIdentifier = bundleIdentifier
    app.access = .authorized
    device.install(app)
  }

  private static func identifiers(of cards: [Card], on device: SimulatedDevice) -> [String] {
    let departments = Set(cards.map(\.seed.values.departmentName))
    return device.contacts
      .filter { departments.contains($0.values.departmentName) }
      .map(\.identifierText)
  }
}
