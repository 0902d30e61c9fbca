import BenchmarkFloor

/// The rates of one item and of its floor, over all rounds.
struct Measurement {
  let item: WorkItem
  private var rates: [Double] = []
  private var floorRates: [Double] = []

  init(_ item: WorkItem) { self.item = item }

  /// The best rate, and the one in the middle.
  var best: Double { rates.max() ?? 0 }
  var median: Double { rates.sorted()[rates.count / 2] }
  var floorBest: Double { floorRates.max() ?? 0 }

  /// Measures one round: the floor, then the item.
  mutating func addRound() throws {
    let floor = OpaqueLoop(item.floor.loop)
    floorRates.append(try floor.measure(atLeast: .milliseconds(10)).rate)
    let loop = OpaqueLoop(try item.prepare())
    rates.append(try loop.measure(atLeast: item.isRepeatable ? .milliseconds(30) : .zero).rate)
  }

  /// Measures items in turn, round after round, so that all see the same weather.
  ///
  /// The first round is always complete; then there are more until the time is up.
  static func rounds(
    _ most: Int, of items: [WorkItem], until deadline: ContinuousClock.Instant
  ) throws -> [Measurement] {
    var measurements = items.map(Measurement.init)
    for round in 0..<most {
      for index in measurements.indices where round == 0 || ContinuousClock.now < deadline {
        do {
          try measurements[index].addRound()
        } catch {
          throw UnexpectedResult(description: "\(measurements[index].item.name): \(error)")
        }
      }
    }
    return measurements
  }
}
