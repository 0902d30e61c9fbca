public import Foundation

/// A value that a predicate compares: a constant, an argument, or what a key of a subject holds.
public indirect enum PredicateValue: Sendable, Hashable {
  /// Nil.
  case nothing
  /// A truth value; it equals the number 1 or 0.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// A date, or its parts.
  case date(DateComponents)
  /// Bytes.
  case data(Data)
  /// Values in order.
  case list([PredicateValue])
  /// Something with keys, such as an entry with identifier, label and value.
  case object([String: PredicateValue])
  /// The key path of a `%K` argument, which may also be a text.
  case key(String)
}

extension PredicateValue {
  /// What a key of the value holds, as key-value coding finds it; nothing for an unknown key.
  ///
  /// A list gives the list of what its elements hold, and its length under `@count`.
  func member(_ key: String) -> PredicateValue {
    switch self {
    case .list(let elements):
      key == "@count"
        ? .number(Double(elements.count)) : .list(elements.map { $0.member(key) })
    case .object(let members): members[key] ?? .nothing
    case .text(let text):
      switch key {
      case "length": .number(Double(text.utf16.count))
      case "stringValue": self
      default: .nothing
      }
    case .date(let date): DatePart(rawValue: key).map { .number($0.number(of: date)) } ?? .nothing
    case .nothing, .flag, .number, .data, .key: .nothing
    }
  }

  /// What ANY, ALL and NONE go through.
  var elements: [PredicateValue] {
    switch self {
    case .list(let elements): elements
    case .object(let members): Array(members.values)
    case .nothing: []
    default: [self]
    }
  }

  /// The number of a value that counts as one.
  var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }

  /// The text of a value that is one.
  var asText: String? {
    switch self {
    case .text(let text), .key(let text): text
    default: nil
    }
  }
}

/// A part of a date that has a key.
///
/// One that is not set has the largest integer
/// (developer.apple.com/documentation/foundation/nsdatecomponentundefined).
enum DatePart: String, CaseIterable {
  case era
  case year
  case month
  case day
  case hour
  case minute
  case second
  case weekday

  func number(of date: DateComponents) -> Double {
    let number =
      switch self {
      case .era: date.era
      case .year: date.year
      case .month: date.month
      case .day: date.day
      case .hour: date.hour
      case .minute: date.minute
      case .second: date.second
      case .weekday: date.weekday
      }
    return Double(number ?? .max)
  }
}
