/// An app that scenarios can run: a name for `runs`, the functions that `perform` calls, and the
/// screen that `tap` and `type` act on.
///
/// The builder makes the app's own objects and is called anew at each launch, so that nothing of
/// an ended process lives on.
///
/// ```swift
/// SimulatedApp("invite") {
///   let model = InviteModel()
///   return [
///     .function("load") { try await model.load() },
///     .function("add") { try await model.add($0.text("name")) },
///   ]
/// }
/// ```
public struct SimulatedApp: Sendable {
  /// The name that `runs` gives.
  public let name: String
  private let build: @MainActor @Sendable () -> LaunchedApp

  /// Makes an app from what happens at a launch.
  public init(_ name: String, launch build: @escaping @MainActor @Sendable () -> LaunchedApp) {
    self.name = name
    self.build = build
  }

  /// Launches the app and gives what it offers.
  ///
  /// Called as code of the app: the task local of its process must be set.
  @MainActor
  public func launch() -> LaunchedApp { build() }
}

/// One function of an app, as a step calls it.
public struct AppFunction: Sendable {
  /// The name under `perform`.
  public let name: String
  private let body: @MainActor @Sendable (AppArguments) async throws -> AppValue

  /// Makes a function that takes arguments and gives a value.
  public static func function(
    _ name: String,
    _ body: @escaping @MainActor @Sendable (AppArguments) async throws -> some AppValueConvertible
  ) -> AppFunction {
    AppFunction(name: name) { try await body($0).appValue }
  }

  /// Makes a function that takes arguments and gives nothing.
  public static func function(
    _ name: String, _ body: @escaping @MainActor @Sendable (AppArguments) async throws -> Void
  ) -> AppFunction {
    AppFunction(name: name) {
      try await body($0)
      return .none
    }
  }

  /// Makes a function that takes nothing and gives a value.
  public static func function(
    _ name: String,
    _ body: @escaping @MainActor @Sendable () async throws -> some AppValueConvertible
  ) -> AppFunction {
    AppFunction(name: name) {
      try $0.requireNone(by: name)
      return try await body().appValue
    }
  }

  /// Makes a function that takes and gives nothing.
  public static func function(
    _ name: String, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) -> AppFunction {
    AppFunction(name: name) {
      try $0.requireNone(by: name)
      try await body()
      return .none
    }
  }

  /// Runs the function as code of the app.
  ///
  /// - Throws: What the app throws; ``AppArgumentError`` where an argument does not fit.
  @MainActor
  public func callAsFunction(_ arguments: AppArguments) async throws -> AppValue {
    try await body(arguments)
  }
}
