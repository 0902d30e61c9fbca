/// What a function of an app gives back.
public indirect enum AppValue: Sendable, Hashable {
  /// Nothing: a function without a result, or nil.
  case none
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// True or false.
  case boolean(Bool)
  /// Values in order.
  case list([AppValue])
  /// Values by name.
  case mapping([String: AppValue])
}

/// A value that a function of an app can give back.
public protocol AppValueConvertible {
  /// The value as scenarios see it.
  var appValue: AppValue { get }
}

extension AppValue: AppValueConvertible {
  /// The value itself.
  public var appValue: AppValue { self }
}

extension String: AppValueConvertible {
  /// The text.
  public var appValue: AppValue { .text(self) }
}

extension Int: AppValueConvertible {
  /// The number.
  public var appValue: AppValue { .number(self) }
}

extension Bool: AppValueConvertible {
  /// True or false.
  public var appValue: AppValue { .boolean(self) }
}

extension Optional: AppValueConvertible where Wrapped: AppValueConvertible {
  /// The value; none for nil.
  public var appValue: AppValue { self?.appValue ?? .none }
}

extension Array: AppValueConvertible where Element: AppValueConvertible {
  /// The list of the elements' values.
  public var appValue: AppValue { .list(map(\.appValue)) }
}

extension Dictionary: AppValueConvertible where Key == String, Value: AppValueConvertible {
  /// The mapping of the values.
  public var appValue: AppValue { .mapping(mapValues(\.appValue)) }
}

// MARK: As a scenario writes it

extension AppValue {
  /// Tells whether the value is the one that a scenario expects.
  ///
  /// Numbers and flags are met by unquoted scalars only; of a mapping only the keys that are
  /// written are compared; a single value alone stands for a list of one.
  public func matches(_ expected: PlainValue) -> Bool {
    switch (self, expected) {
    case (.none, .nothing): true
    case (.text(let text), .text(let expected, isQuoted: _)): text.utf8.elementsEqual(expected.utf8)
    case (.number(let number), _): expected.plainText == String(number)
    case (.boolean(let flag), _): expected.plainText == String(flag)
    case (.list(let items), .list(let expected)):
      items.count == expected.count && zip(items, expected).allSatisfy { $0.matches($1) }
    case (.list(let items), _): items.count == 1 && items[0].matches(expected)
    case (.mapping(let values), .mapping(let expected)):
      expected.allSatisfy { values[$0.key, default: .none].matches($0.value) }
    default: false
    }
  }
}

extension AppValue: CustomStringConvertible {
  /// The value on one line, as a scenario could write it.
  public var description: String { plainValue.description }

  private var plainValue: PlainValue {
    switch self {
    case .none: .nothing
    case .text(let text): .text(text, isQuoted: PlainValue.needsQuotes(text))
    case .number(let number): .text(String(number), isQuoted: false)
    case .boolean(let flag): .text(String(flag), isQuoted: false)
    case .list(let items): .list(items.map(\.plainValue))
    case .mapping(let values): .mapping(values.mapValues(\.plainValue))
    }
  }
}
