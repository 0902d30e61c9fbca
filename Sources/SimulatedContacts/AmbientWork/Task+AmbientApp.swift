// A task inherits the app by itself; these initialisers count it as open work until it ends. They
// have no default arguments, so that they are preferred, and they hand the operation on as it is,
// so that it runs on the actor on which it was written.

extension Task where Failure == Never {
  /// Runs an operation as open work of the app.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(name: nil, priority: nil, operation: operation)
    AmbientApp.current.count(self)
  }

  /// Runs an operation at a priority as open work of the app.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(name: nil, priority: priority, operation: operation)
    AmbientApp.current.count(self)
  }
}

extension Task where Failure == any Error {
  /// Runs an operation as open work of the app.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(name: nil, priority: nil, operation: operation)
    AmbientApp.current.count(self)
  }

  /// Runs an operation at a priority as open work of the app.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(name: nil, priority: priority, operation: operation)
    AmbientApp.current.count(self)
  }
}
