internal import ContactsProvider
internal import Foundation

extension ValueClaim {
  /// Tells whether a value of a contact is as expected.
  func holds(for value: ObservedValue) -> Bool {
    switch (self, value) {
    case (.nothing, .nothing): true
    case (.text(let claim), .single(.text(let text))): claim.holds(for: text)
    case (.single(let expected), .single(let value)): expected.fits(value)
    case (.list(let claim), .entries(let entries)):
      claim.holds(for: entries.map(\.value)) { $0.fits($1) }
    case (.labeled(let expected), .entries(let entries)):
      expected.count == entries.count && zip(expected, entries).allSatisfy { $0.fits($1) }
    case (.byLabel(let expected), .entries(let entries)):
      expected.count == entries.count
        && !Pairing.partners(expected.count, entries.count) { expected[$0].fits(entries[$1]) }
          .contains(nil)
    default: false
    }
  }

  /// Compares a value of a contact, entry by entry where it has several.
  func verdict(_ value: ObservedValue) -> Verdict {
    if case .entries(let entries) = value, !entries.isEmpty, let verdict = verdict(of: entries) {
      return verdict
    }
    return Verdict(
      holds(for: value), expected: ValueWords.text(of: self), actual: ValueWords.text(of: value))
  }

  private func verdict(of entries: [LabeledEntry]) -> Verdict? {
    switch self {
    case .list(let claim):
      let comparison = ListComparison<EntryValue, EntryValue>(
        matches: { $0.fits($1) }, expectedText: ValueWords.text,
        actualText: { value, _ in ValueWords.text(of: value) })
      return comparison.verdict(claim, entries.map(\.value), isOrdered: true)
    case .labeled(let expected): return labeled(expected, entries, isOrdered: true)
    case .byLabel(let expected): return labeled(expected, entries, isOrdered: false)
    case .nothing, .text, .single, .plain: return nil
    }
  }

  private func labeled(
    _ expected: [LabeledEntry], _ entries: [LabeledEntry], isOrdered: Bool
  ) -> Verdict {
    let comparison = ListComparison<LabeledEntry, LabeledEntry>(
      matches: { $0.fits($1) }, expectedText: ValueWords.text,
      actualText: { value, _ in ValueWords.text(of: value) })
    return comparison.verdict(.exactly(expected), entries, isOrdered: isOrdered)
  }
}

extension TextClaim {
  func holds(for text: String) -> Bool {
    switch self {
    case .equals(let expected): text == expected
    case .contains(let part): text.contains(part)
    }
  }
}

extension NumberClaim {
  func holds(for number: Int) -> Bool {
    switch self {
    case .exactly(let expected): number == expected
    case .atLeast(let bound): number >= bound
    case .atMost(let bound): number <= bound
    }
  }
}

extension ListClaim {
  /// Everything that the claim names.
  var entries: [Element] {
    switch self {
    case .exactly(let expected): expected
    case .some: []
    case .including(let wanted, let unwanted): wanted + unwanted
    }
  }

  /// The same claim about something else.
  func map<Other: Sendable>(_ transform: (Element) -> Other) -> ListClaim<Other> {
    switch self {
    case .exactly(let expected): .exactly(expected.map(transform))
    case .some: .some
    case .including(let wanted, let unwanted):
      .including(wanted.map(transform), excluding: unwanted.map(transform))
    }
  }

  /// Tells whether a list, in its order, is as expected.
  func holds<Actual>(for actual: [Actual], _ matches: (Element, Actual) -> Bool) -> Bool {
    switch self {
    case .exactly(let expected):
      expected.count == actual.count && zip(expected, actual).allSatisfy(matches)
    case .some: !actual.isEmpty
    case .including(let wanted, let unwanted):
      wanted.allSatisfy { element in actual.contains { matches(element, $0) } }
        && !unwanted.contains { element in actual.contains { matches(element, $0) } }
    }
  }
}

extension LabeledEntry {
  /// Tells whether an entry has this label and this value; no label and an empty one are the same.
  fileprivate func fits(_ entry: LabeledEntry) -> Bool {
    (label ?? "") == (entry.label ?? "") && value.fits(entry.value)
  }
}

extension EntryValue {
  /// Tells whether a value is this one; of parts and dates only what is written is compared.
  ///
  /// A stored date without a calendar is a Gregorian one
  /// (developer.apple.com/documentation/contacts/cncontact/birthday).
  func fits(_ value: EntryValue) -> Bool {
    switch (self, value) {
    case (.parts(let expected), .parts(let parts)):
      expected.allSatisfy { (parts[$0.key] ?? "") == $0.value }
    case (.date(let expected), .date(let date)):
      expected.year == date.year && expected.month == date.month && expected.day == date.day
        && (expected.calendar == nil
          || expected.calendar?.identifier == (date.calendar?.identifier ?? .gregorian))
    default: self == value
    }
  }
}
