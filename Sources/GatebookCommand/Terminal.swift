internal import Foundation
internal import Synchronization

/// The standard output and the standard error of the command.
///
/// Text is held back until a block of it has come together, the other stream is written to or it is
/// flushed, so that a report costs few system calls and both streams keep their order on one
/// terminal.
/// Where the reader of a stream has gone, the rest is dropped and the command goes on: its exit
/// status is still true.
final class Terminal: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var stream = STDOUT_FILENO
    var closed: Set<Int32> = []
  }

  private let state = Mutex(State())
  /// Whether the report may be coloured.
  let outputIsColored: Bool
  /// Whether diagnostics may be coloured.
  let errorIsColored: Bool

  /// Makes the terminal of this process.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    // A reader that leaves early must not end the process before its status is known.
    signal(SIGPIPE, SIG_IGN)
    let mayColor = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    outputIsColored = mayColor && isatty(STDOUT_FILENO) == 1
    errorIsColored = mayColor && isatty(STDERR_FILENO) == 1
  }

  /// Adds text to the report.
  func write(_ text: String) { append(text, to: STDOUT_FILENO) }

  /// Adds text to the diagnostics.
  func diagnose(_ text: String) { append(text, to: STDERR_FILENO) }

  /// Writes out what was held back.
  func flush() { state.withLock { Self.flush(&$0) } }

  private func append(_ text: String, to stream: Int32) {
    state.withLock { state in
      if state.stream != stream { Self.flush(&state) }
      state.stream = stream
      state.buffer += text.utf8
      if state.buffer.count >= 1 << 16 { Self.flush(&state) }
    }
  }

  private static func flush(_ state: inout State) {
    defer { state.buffer.removeAll(keepingCapacity: true) }
    guard !state.closed.contains(state.stream) else { return }
    var written = 0
    while written < state.buffer.count {
      let count = state.buffer.withUnsafeBytes { bytes in
        Foundation.write(
          state.stream, UnsafeRawBufferPointer(rebasing: bytes[written...]).baseAddress,
          bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        state.closed.insert(state.stream)
        return
      }
    }
  }
}
