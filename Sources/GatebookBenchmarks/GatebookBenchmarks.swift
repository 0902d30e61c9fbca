import ContactsProvider
import Foundation

/// Measures what an app does with an address book, beside bare loops that do the least.
@main
enum GatebookBenchmarks {
  private static let rounds = 5
  private static let budget = Duration.seconds(35)

  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      if arguments.asksForHelp { return print(Arguments.help) }
      try measure(arguments)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(_ arguments: Arguments) throws {
    let deadline = ContinuousClock.now + budget
    print(
      """
      Gatebook with \(arguments.count) contacts
      \(Machine.description)
      Rates count the time that the processor spends on the measured thread; up to \(rounds) rounds.

      """)
    let bench = try Workbench(count: arguments.count)
    let items = try items(of: bench).filter { arguments.asks(for: $0.name) }
    let asksForMemory = arguments.asks(for: "memory per contact")
    guard !items.isEmpty || asksForMemory else {
      throw Arguments.Fault(description: "no item has '\(arguments.filter ?? "")' in its name")
    }
    report(try Measurement.rounds(rounds, of: items, until: deadline))
    if asksForMemory { report(bench) }
  }

  private static func items(of bench: Workbench) throws -> [WorkItem] {
    try bench.enumerating() + bench.lookingUp() + bench.saving() + bench.asking()
  }

  private static func report(_ measurements: [Measurement]) {
    guard !measurements.isEmpty else { return }
    var table = ReportTable([
      "item", "unit", "best", "median", "floor", "floor/best", "floor loop",
    ])
    for measurement in measurements {
      table.append([
        measurement.item.name, measurement.item.unit, "\(measurement.best.short)/s",
        "\(measurement.median.short)/s", "\(measurement.floorBest.short)/s",
        (measurement.floorBest / measurement.best).threeDigits, measurement.item.floor.name,
      ])
    }
    for line in table.lines { print(line) }
  }

  private static func report(_ bench: Workbench) {
    guard let records = bench.memory.records, let indexed = bench.memory.indexed else {
      return print("\nmemory: this system does not tell")
    }
    let count = bench.count
    print(
      """

      memory per contact: \(records / count) bytes, \(indexed / count) with the indexes of names \
      and one order; its texts alone take \(bench.memory.texts / count)
      """)
  }
}
