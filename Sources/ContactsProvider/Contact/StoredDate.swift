internal import Foundation

/// A date in a few bytes where it is no more than year, month and day.
///
/// `DateComponents` takes nearly 300 bytes, most of which a birthday does not use.
enum StoredDate: Hashable, Sendable {
  case plain(year: Int32, month: Int8, day: Int8, isGregorian: Bool)
  case other(Box)

  /// Any other date, apart from what it belongs to.
  final class Box: Hashable, Sendable {
    let components: DateComponents

    init(_ components: DateComponents) { self.components = components }

    static func == (left: Box, right: Box) -> Bool { left.components == right.components }

    func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }

  init(_ components: DateComponents) {
    let plain = Self.plain(
      year: components.year.flatMap { Int32(exactly: $0) } ?? .min,
      month: components.month.flatMap { Int8(exactly: $0) } ?? .min,
      day: components.day.flatMap { Int8(exactly: $0) } ?? .min,
      isGregorian: components.calendar != nil)
    self = plain.components == components ? plain : .other(Box(components))
  }

  /// The date as it was given.
  var components: DateComponents {
    switch self {
    case .other(let box): return box.components
    case .plain(let year, let month, let day, let isGregorian):
      var components = DateComponents()
      if isGregorian { components.calendar = Self.gregorian }
      if year != .min { components.year = Int(year) }
      if month != .min { components.month = Int(month) }
      if day != .min { components.day = Int(day) }
      return components
    }
  }

  private static let gregorian = Calendar(identifier: .gregorian)
}
