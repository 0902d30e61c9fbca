internal import Foundation
internal import ScenarioSyntax

extension DocumentReader {
  /// A date: `YYYY-MM-DD`, `--MM-DD` without a year, or, where `allowsParts`, a mapping of parts.
  ///
  /// Parts are taken as they are: whether there is such a day is judged when they are saved.
  func date(_ node: Node, for name: String, allowsParts: Bool) -> DateComponents? {
    if allowsParts, node.entries != nil { return dateOfParts(node, for: name) }
    guard let scalar = scalar(node, for: name, takes: "a date") else { return nil }
    if let date = Self.writtenDate(scalar.text) { return date }
    report(
      .notADate, "'\(scalar.text)' is no date of the calendar", at: node.span,
      hint: "a date is written YYYY-MM-DD, or --MM-DD without a year")
    return nil
  }

  private static func writtenDate(_ text: String) -> DateComponents? {
    let hasYear = !text.hasPrefix("--")
    let parts = (hasYear ? text[...] : text.dropFirst(2))
      .split(separator: "-", omittingEmptySubsequences: false)
    let widths = hasYear ? [4, 2, 2] : [2, 2]
    guard parts.map(\.utf8.count) == widths,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    let year = hasYear ? numbers[0] : nil
    let (month, day) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
    guard year != 0, (1...12).contains(month), (1...days(inMonth: month, of: year)).contains(day)
    else { return nil }
    return DateComponents(calendar: gregorian, year: year, month: month, day: day)
  }

  private static let gregorian = Calendar(identifier: .gregorian)

  /// The days of a month of the Gregorian calendar; without a year February has a leap day.
  private static func days(inMonth month: Int, of year: Int?) -> Int {
    guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    guard let year else { return 29 }
    return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      ? 29 : 28
  }

  private func dateOfParts(_ node: Node, for name: String) -> DateComponents? {
    guard let fields = FieldReader(self, node, owner: "a date of parts") else { return nil }
    let range = -1_000_000...1_000_000
    var date = DateComponents()
    date.year = fields.value("year").flatMap { number($0, for: "year", in: range) }
    date.month = fields.value("month").flatMap { number($0, for: "month", in: range) }
    date.day = fields.value("day").flatMap { number($0, for: "day", in: range) }
    date.hour = fields.value("hour").flatMap { number($0, for: "hour", in: range) }
    let calendar = fields.value("calendar").flatMap {
      word($0, for: "calendar", among: Self.calendars)
    }
    date.calendar = calendar.map { Calendar(identifier: $0) }
    fields.finish()
    return date
  }

  private static let calendars: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("chinese", .chinese), ("hebrew", .hebrew),
    ("islamic", .islamic), ("islamicCivil", .islamicCivil), ("buddhist", .buddhist),
    ("japanese", .japanese), ("persian", .persian), ("indian", .indian), ("coptic", .coptic),
    ("republicOfChina", .republicOfChina),
  ]
}
