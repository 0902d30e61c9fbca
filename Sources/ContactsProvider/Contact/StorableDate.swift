internal import Foundation

/// Whether a date of a contact can be stored
/// (developer.apple.com/documentation/contacts/cncontact/birthday).
enum StorableDate {
  /// What a property takes.
  enum Kind {
    /// Month and day of the Gregorian calendar, a year where one is known, and nothing else.
    case gregorian
    /// Month and day of a calendar that is named and not Gregorian.
    case otherCalendar
  }

  /// Tells whether a property takes a date.
  static func isStorable(_ date: DateComponents, as kind: Kind) -> Bool {
    guard !hasTime(date), date.month != nil, date.day != nil, isPossible(date) else { return false }
    switch kind {
    case .gregorian:
      let calendar = date.calendar?.identifier ?? .gregorian
      return calendar == .gregorian && date.era == nil && date.isLeapMonth != true
    case .otherCalendar:
      guard let calendar = date.calendar else { return false }
      return !isGregorian(calendar)
    }
  }

  /// Tells whether a day exists in its calendar; a part that is missing is any.
  static func isPossible(_ date: DateComponents) -> Bool {
    guard date.year.map({ $0 >= 1 }) ?? true else { return false }
    let calendar = date.calendar ?? gregorian
    let months = calendar.maximumRange(of: .month) ?? 1..<13
    guard let month = date.month.map({ months.contains($0) ? $0 : nil }) ?? 1 else { return false }
    let days =
      isGregorian(calendar)
      ? 1..<daysOfMonth(month, year: date.year) + 1 : calendar.maximumRange(of: .day) ?? 1..<32
    return date.day.map(days.contains) ?? true
  }

  /// The days of a Gregorian month; February has 29 where no year is known.
  private static func daysOfMonth(_ month: Int, year: Int?) -> Int {
    switch month {
    case 2: year.map(isLeap) ?? true ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func isGregorian(_ calendar: Calendar) -> Bool {
    calendar.identifier == .gregorian || calendar.identifier == .iso8601
  }

  /// Whether more is set than a day in a calendar.
  private static func hasTime(_ date: DateComponents) -> Bool {
    let others = [
      date.hour, date.minute, date.second, date.nanosecond, date.weekday, date.weekdayOrdinal,
      date.quarter, date.weekOfMonth, date.weekOfYear, date.yearForWeekOfYear,
    ]
    return date.timeZone != nil || others.contains { $0 != nil }
  }

  private static let gregorian = Calendar(identifier: .gregorian)
}
