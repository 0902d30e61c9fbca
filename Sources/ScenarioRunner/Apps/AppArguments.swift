/// The arguments that a step hands to a function of an app, under `with`.
///
/// The file says what an argument is; the function says what it needs. Where the two do not meet,
/// the error names the argument.
public struct AppArguments: Sendable {
  private let values: [String: PlainValue]
  /// The names that lead to these arguments, each with a dot behind it.
  private let path: String

  /// Makes arguments from what stands under `with`.
  public init(_ values: [(name: String, value: PlainValue)] = []) {
    self.init(Dictionary(values.map { ($0.name, $0.value) }) { _, later in later }, path: "")
  }

  private init(_ values: [String: PlainValue], path: String) {
    self.values = values
    self.path = path
  }

  /// The names of the arguments, sorted.
  public var names: [String] { values.keys.sorted() }

  /// Tells whether an argument is given.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// The text of an argument, whatever it looks like.
  public func text(_ name: String) throws(AppArgumentError) -> String {
    guard let text = try value(name).scalar?.text else { throw wrong(name, "a text") }
    return text
  }

  /// The whole number of an argument; a quoted one is a text.
  public func number(_ name: String) throws(AppArgumentError) -> Int {
    guard let number = try value(name).plainText.flatMap({ Int($0) }) else {
      throw wrong(name, "a whole number")
    }
    return number
  }

  /// The `true` or `false` of an argument; a quoted one is a text.
  public func flag(_ name: String) throws(AppArgumentError) -> Bool {
    guard let flag = try value(name).plainText.flatMap({ Bool($0) }) else {
      throw wrong(name, "true or false")
    }
    return flag
  }

  /// The texts of an argument; one text alone is a list of one.
  public func list(_ name: String) throws(AppArgumentError) -> [String] {
    let value = try value(name)
    let items = value.items ?? [value]
    let texts = items.compactMap { $0.scalar?.text }
    guard texts.count == items.count else { throw wrong(name, "a list of texts") }
    return texts
  }

  /// The arguments inside a mapping.
  public func mapping(_ name: String) throws(AppArgumentError) -> AppArguments {
    guard case .mapping(let values) = try value(name) else { throw wrong(name, "a mapping") }
    return AppArguments(values, path: path + name + ".")
  }

  /// The arguments inside each mapping of a list; one mapping alone is a list of one.
  public func mappings(_ name: String) throws(AppArgumentError) -> [AppArguments] {
    let value = try value(name)
    return try (value.items ?? [value]).enumerated().map { place, item throws(AppArgumentError) in
      guard case .mapping(let values) = item else { throw wrong(name, "a list of mappings") }
      return AppArguments(values, path: path + "\(name)[\(place + 1)].")
    }
  }

  /// Refuses arguments where the function takes none.
  func requireNone(by function: String) throws(AppArgumentError) {
    guard let name = names.first else { return }
    throw AppArgumentError(argument: name, problem: .unused(function: function))
  }

  private func value(_ name: String) throws(AppArgumentError) -> PlainValue {
    if let value = values[name] { return value }
    throw AppArgumentError(argument: path + name, problem: .missing(given: names))
  }

  private func wrong(_ name: String, _ kind: String) -> AppArgumentError {
    AppArgumentError(
      argument: path + name,
      problem: .wrongKind(expected: kind, given: values[name]?.description ?? "nothing"))
  }
}

/// An argument that a function needs and the step does not give as needed.
public struct AppArgumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Problem: Sendable, Hashable {
    /// The step does not give it; these are the ones that it gives.
    case missing(given: [String])
    /// The step gives something of another kind.
    case wrongKind(expected: String, given: String)
    /// The function takes no arguments.
    case unused(function: String)
  }

  /// The name of the argument; inside a mapping with the names that lead to it.
  public let argument: String
  /// What is wrong with it.
  public let problem: Problem

  /// What is wrong, and what to write instead.
  public var description: String {
    switch problem {
    case .missing(let given) where given.isEmpty:
      "the argument '\(argument)' is missing: no arguments are given; write them under 'with'"
    case .missing(let given):
      "the argument '\(argument)' is missing; given: \(given.joined(separator: ", "))"
    case .wrongKind(let expected, let given):
      "the argument '\(argument)' must be \(expected), not \(given)"
    case .unused(let function):
      "'\(function)' takes no arguments, so '\(argument)' has no meaning"
    }
  }
}
