internal import Foundation

extension PredicateValue {
  /// Tells whether two values are equal; texts are compared character code by character code.
  func equals(_ other: PredicateValue, _ options: PredicateComparison.TextOptions) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)):
      return options.folded(text).utf8.elementsEqual(options.folded(other).utf8)
    case (.list(let elements), .list(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.equals($1, options) }
    default:
      if let number = asNumber, let other = other.asNumber { return number == other }
      return self == other
    }
  }

  /// Whether the value comes before another (below zero), with it, or after it (above zero).
  ///
  /// Nil for values without an order between them, such as nil and anything.
  func ordered(to other: PredicateValue, _ options: PredicateComparison.TextOptions) -> Int? {
    if let number = asNumber, let other = other.asNumber { return Self.order(number, other) }
    switch (self, other) {
    case (.text(let text), .text(let other)):
      return Self.order(options.folded(text), options.folded(other))
    case (.date(let date), .date(let other)):
      guard let moment = Self.moment(of: date), let other = Self.moment(of: other) else {
        return nil
      }
      return Self.order(moment, other)
    default: return nil
    }
  }

  /// Tells whether the value contains another, as a list, an object or a text does.
  ///
  /// The empty text is in none
  /// (developer.apple.com/documentation/foundation/nsstring/range(of:)).
  func holds(_ part: PredicateValue, _ options: PredicateComparison.TextOptions) -> Bool {
    switch self {
    case .list(let elements): return elements.contains { $0.equals(part, options) }
    case .object(let members): return members.values.contains { $0.equals(part, options) }
    case .text(let text):
      guard case .text(let part) = part, !part.isEmpty else { return false }
      return options.folded(text).utf8.firstRange(of: options.folded(part).utf8) != nil
    default: return false
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> Int? {
    one < other ? -1 : one > other ? 1 : one == other ? 0 : nil
  }

  private static func moment(of date: DateComponents) -> Date? {
    guard date.year != nil else { return nil }
    var calendar = date.calendar ?? Calendar(identifier: .gregorian)
    if date.timeZone == nil { calendar.timeZone = .gmt }
    return calendar.date(from: date)
  }
}

extension PredicateComparison.TextOptions {
  /// The text without what does not count.
  func folded(_ text: String) -> String {
    guard !isEmpty else { return text }
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }
}
