import ContactsTesting
import Synchronization
import Testing

/// What the issues say that `body` records, each with the line on which it is shown.
///
/// An error that `body` throws is one of them.
nonisolated(nonsending) func issues(
  _ body: nonisolated(nonsending) () async throws -> Void
) async -> [(text: String, line: Int?)] {
  let seen = Mutex<[(text: String, line: Int?)]>([])
  try? await withKnownIssue("issues are what is looked at", isIntermittent: true) {
    try await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: " ")
    let error = issue.error.map { "error \($0)" }
    seen.withLock { $0.append((error ?? text, issue.sourceLocation?.line)) }
    return true
  }
  return seen.withLock { $0 }
}
