// A task may be done before anybody waits for it, or not: that is a matter of time. These let the
// actor go for a turn in either case, so that what a screen shows meanwhile is always seen.

extension Task where Failure == Never {
  /// Waits for the result of the task, and lets others have a turn even where it is there already.
  public var value: Success {
    get async {
      await Task<Never, Never>.yield()
      return await result.get()
    }
  }
}

extension Task where Failure == any Error {
  /// Waits for the result of the task, and lets others have a turn even where it is there already.
  public var value: Success {
    get async throws {
      await Task<Never, Never>.yield()
      return try await result.get()
    }
  }
}
