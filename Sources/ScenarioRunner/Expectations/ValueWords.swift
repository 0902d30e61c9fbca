internal import ContactsProvider
internal import Foundation

/// Values in the words in which a scenario would write them.
enum ValueWords {
  static func text(of value: ObservedValue) -> String {
    switch value {
    case .nothing: "~"
    case .single(let value): text(of: value)
    case .entries(let entries): text(of: entries)
    }
  }

  /// Entries by label, or as a list where none has one.
  static func text(of entries: [LabeledEntry]) -> String {
    let hasLabels = entries.contains { $0.label?.isEmpty == false }
    let texts = entries.map(text)
    return hasLabels
      ? "{\(texts.joined(separator: ", "))}" : "[\(texts.joined(separator: ", "))]"
  }

  static func text(of entry: LabeledEntry) -> String {
    guard let label = entry.label, !label.isEmpty else { return text(of: entry.value) }
    return "\(word(for: label)): \(text(of: entry.value))"
  }

  static func text(of value: EntryValue) -> String {
    switch value {
    case .text(let text): quotedIfNeeded(text)
    case .flag(let flag): "\(flag)"
    case .date(let date): text(of: date)
    case .data(let data): "image of \(Shortened.count(data.count, "byte"))"
    case .parts(let parts):
      "{"
        + parts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        .map { "\($0.key): \(quotedIfNeeded($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  static func text(of claim: ValueClaim) -> String {
    switch claim {
    case .nothing: "~"
    case .text(let claim): text(of: claim)
    case .single(let value): text(of: value)
    case .list(.exactly(let values)): "[\(values.map(text).joined(separator: ", "))]"
    case .list(.some): "at least one"
    case .list(.including(let wanted, let unwanted)):
      (wanted.map(text) + unwanted.map { "not \(text(of: $0))" }).joined(separator: ", ")
    case .byLabel(let entries), .labeled(let entries): text(of: entries)
    case .plain(let value): value.description
    }
  }

  static func text(of claim: TextClaim) -> String {
    switch claim {
    case .equals(let text): quotedIfNeeded(text)
    case .contains(let text): "contains \(quotedIfNeeded(text))"
    }
  }

  static func text(of claim: NumberClaim) -> String {
    switch claim {
    case .exactly(let number): "\(number)"
    case .atLeast(let number): "at least \(number)"
    case .atMost(let number): "at most \(number)"
    }
  }

  /// A date as scenarios write it; other calendars are named.
  private static func text(of date: DateComponents) -> String {
    let year = date.year.map { padded($0, 4) } ?? "-"
    let text = [year, padded(date.month ?? 0, 2), padded(date.day ?? 0, 2)].joined(separator: "-")
    guard let calendar = date.calendar?.identifier, calendar != .gregorian else { return text }
    return "\(text) (\(calendar))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func quotedIfNeeded(_ text: String) -> String {
    PlainValue.text(text, isQuoted: PlainValue.needsQuotes(text)).description
  }

  /// The word for a built-in label; any other label as it is.
  static func word(for label: String) -> String {
    if let word = labelWords[label] { return word }
    return ContactLabels.stored(label) == label ? label : "{custom: \(label)}"
  }

  private static let labelWords = Dictionary(
    ContactLabels.words.map { (ContactLabels.stored($0), $0) }
  ) { first, _ in first }
}
