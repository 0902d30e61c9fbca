import Foundation

/// The time that a processor spent on this thread.
///
/// Unlike the time on the wall it does not grow with what else the machine does, and all measured
/// work happens on the thread that asks for it.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
