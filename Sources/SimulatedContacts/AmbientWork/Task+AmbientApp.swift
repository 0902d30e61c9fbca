// A task inherits the app by itself; these initialisers count it as open work until it ends. They
// have no default arguments, so that they are preferred, and they hand the operation on as it is,
// so that it runs on the actor on which it was written. It is handed on once and by nobody else,
// which the compiler does not see through the closure; therefore `nonisolated(unsafe)`.

extension Task where Failure == Never {
  /// Runs an operation as open work of the app.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = AmbientApp.current.start {
      Task(name: nil, priority: nil, operation: operation)
    }
  }

  /// Runs an operation at a priority as open work of the app.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = AmbientApp.current.start {
      Task(name: nil, priority: priority, operation: operation)
    }
  }
}

extension Task where Failure == any Error {
  /// Runs an operation as open work of the app.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = AmbientApp.current.start {
      Task(name: nil, priority: nil, operation: operation)
    }
  }

  /// Runs an operation at a priority as open work of the app.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = AmbientApp.current.start {
      Task(name: nil, priority: priority, operation: operation)
    }
  }
}
