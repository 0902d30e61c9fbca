import Synchronization

/// Work to measure, called through a closure that the compiler cannot see into.
///
/// It lives in a module of its own: where the compiler sees the closure it specialises the loop,
/// and the figures are none that a program which merely calls the library would get.
public struct OpaqueLoop {
  private let body: () throws -> Int

  /// Makes a loop; `body` answers how many units of work it did.
  public init(_ body: @escaping () throws -> Int) { self.body = body }

  /// Calls the body once, and again until it has taken some time of the processor.
  @inline(never)
  public func measure(atLeast least: Duration) throws -> Pace {
    let start = ProcessorTime.now
    var units = 0
    var passed = Duration.zero
    repeat {
      units += try body()
      passed = ProcessorTime.now - start
    } while passed < least
    return Pace(units: units, duration: passed)
  }
}

/// How much work was done in how much time of the processor.
public struct Pace: Sendable {
  /// The units of work.
  public let units: Int
  /// The time that they took.
  public let duration: Duration

  /// The units in a second.
  public var rate: Double { Double(units) / max(duration / .seconds(1), 1e-9) }
}

/// Takes a result, so that the work behind it cannot be optimised away.
@inline(never)
public func consume(_ result: Int) {
  consumed.store(result, ordering: .relaxed)
}

private let consumed = Atomic<Int>(0)
