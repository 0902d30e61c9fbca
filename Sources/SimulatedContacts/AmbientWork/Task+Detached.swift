internal import ContactsProvider

// A detached task loses the app; these carry it along and count the task as open work.

extension Task where Failure == Never {
  /// Runs an operation detached, but as the app that starts it; open work until it ends.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    detached(priority: nil, operation: operation)
  }

  /// Runs an operation detached at a priority, but as the app that starts it.
  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    let app = AmbientApp.current
    let open = app.process.map { OpenTask(of: $0) }
    let task = detached(name: nil, priority: priority) {
      await AppProcess.$current.withValue(app.process) {
        await OpenTask.$current.withValue(open) { await operation() }
      }
    }
    open?.end(with: task)
    return task
  }
}

extension Task where Failure == any Error {
  /// Runs an operation detached, but as the app that starts it; open work until it ends.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> {
    detached(priority: nil, operation: operation)
  }

  /// Runs an operation detached at a priority, but as the app that starts it.
  @discardableResult
  public static func detached(
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> {
    let app = AmbientApp.current
    let open = app.process.map { OpenTask(of: $0) }
    let task = detached(name: nil, priority: priority) {
      try await AppProcess.$current.withValue(app.process) {
        try await OpenTask.$current.withValue(open) { try await operation() }
      }
    }
    open?.end(with: task)
    return task
  }
}
