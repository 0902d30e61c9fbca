extension TestDevice {
  /// Runs code on this device, switches the device off, and reports what went wrong on it.
  package nonisolated(nonsending) func run<Value>(
    at place: SourcePlace, _ body: nonisolated(nonsending) (TestDevice) async throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error>
    do {
      result = .success(try await perform { try await body(self) })
    } catch {
      result = .failure(error)
    }
    try place.report(await finish(), underlyingError: result.failure)
    return try result.get()
  }

  /// Runs code on this device, switches the device off, and reports what went wrong on it.
  package func run<Value>(at place: SourcePlace, _ body: (TestDevice) throws -> Value) throws
    -> Value
  {
    let result = Result { try perform { try body(self) } }
    try place.report(finishHere(), underlyingError: result.failure)
    return try result.get()
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
