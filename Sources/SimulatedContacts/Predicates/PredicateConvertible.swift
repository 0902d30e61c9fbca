package import ContactsProvider
internal import Foundation

/// An object of an app that a predicate can compare.
private protocol PredicateConvertible {
  var predicateValue: PredicateValue { get }
}

/// What a predicate sees of an argument or a property of an app.
///
/// An object of which it sees nothing equals nothing.
package func predicateValue(of object: Any?) -> PredicateValue {
  predicateValue(of: object, depth: 0)
}

private func predicateValue(of object: Any?, depth: Int) -> PredicateValue {
  guard let object, !(object is NSNull), depth < deepestList else { return .nothing }
  switch object {
  case let convertible as any PredicateConvertible: return convertible.predicateValue
  case let text as String: return .text(text)
  case let number as NSNumber: return .number(number.doubleValue)
  case let components as DateComponents: return .date(components)
  case let date as Date: return .date(dateParts(of: date))
  case let data as Data: return .data(data)
  case let list as [Any]: return .list(list.map { predicateValue(of: $0, depth: depth + 1) })
  case let set as Set<AnyHashable>:
    return .list(set.map { predicateValue(of: $0.base, depth: depth + 1) })
  case let members as [String: Any]:
    return .object(members.mapValues { predicateValue(of: $0, depth: depth + 1) })
  default: return isEmptyOptional(object) ? .nothing : .object([:])
  }
}

/// Lists within lists beyond this hold nothing.
private let deepestList = 32

/// Finds a nil in the disguise of a value, as in a list of optional values.
private func isEmptyOptional(_ object: Any) -> Bool {
  let mirror = Mirror(reflecting: object)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}

private func dateParts(of date: Date) -> DateComponents {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  var parts = calendar.dateComponents(
    [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
  parts.calendar = calendar
  parts.timeZone = .gmt
  return parts
}

// MARK: - Contacts and their values

extension CNContact: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue {
    .object([CNContactIdentifierKey: .text(identifier)])
  }
}

extension CNContactProperty: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue {
    ContactPropertyObject(self).predicateSelf
  }
}

extension CNLabeledValue: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue {
    .entry(
      identifier: identifier, label: label, value: SimulatedContacts.predicateValue(of: value))
  }
}

extension CNPhoneNumber: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { .text(stringValue) }
}

extension CNPostalAddress: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { parts.predicateValue }
}

extension CNSocialProfile: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { profile.predicateValue }
}

extension CNInstantMessageAddress: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { address.predicateValue }
}

extension CNContactRelation: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { .object(["name": .text(name)]) }
}

extension UUID: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { .text(uuidString) }
}

extension URL: PredicateConvertible {
  fileprivate var predicateValue: PredicateValue { .text(absoluteString) }
}
