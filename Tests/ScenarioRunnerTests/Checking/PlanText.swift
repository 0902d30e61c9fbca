import ContactsPicker
import ContactsProvider
import Foundation
import ScenarioRunner
import ScenarioSyntax

/// A plan as text for golden files: everything in it but places in the file.
enum PlanText {
  static func text(of plan: ScenarioPlan) -> String {
    var lines = ["scenario \(plan.displayTitle)"]
    if let about = plan.about { lines.append("about \(about)") }
    if !plan.tags.isEmpty { lines.append("tags \(plan.tags.joined(separator: ", "))") }
    if let caught = plan.catches { lines.append("catches step \(caught.step): \(caught.change)") }
    let device = plan.device.configuration
    lines.append(
      "device \(device.system.name), \(device.locale), \(device.language), "
        + "\(device.sortOrder), \(device.displayOrder)"
        + (device.isRestricted ? ", restricted" : ""))
    if device.assumptions != Assumptions() {
      lines.append("  assumptions \(words(device.assumptions))")
    }
    if device.accounts != [.onMyPhone] {
      lines += device.accounts.map { "  account \(words($0))" }
    }
    for (index, contact) in plan.device.contacts.enumerated() {
      let seed = device.contacts[index]
      let place = seed.account == 0 ? "" : " in account \(seed.account)"
      let link = seed.linkedWith.map { " linked with \($0)" } ?? ""
      lines.append(
        "  \(index) \(contact.fullName ?? "(no name)")"
          + (contact.identifier.map { " id \($0)" } ?? "") + " \(words(seed.values))"
          + place + link)
    }
    lines += device.groups.map { "  group \(words($0))" }
    if let own = device.me { lines.append("  me \(own)") }
    for (index, app) in plan.apps.enumerated() {
      lines.append("app \(app.name ?? "-")\(index == plan.first ? " (first)" : "") \(words(app))")
    }
    if let comparison = plan.comparison { lines += self.lines(of: comparison) }
    return (lines + plan.steps.flatMap(step)).joined(separator: "\n") + "\n"
  }

  private static func lines(of comparison: ComparisonPlan) -> [String] {
    comparison.goal.map { "goal \(words($0))" }
      + ["worlds \(comparison.worlds.map(\.rawValue).joined(separator: ", "))"]
      + comparison.journeys.flatMap { journey in
        ["journey \(journey.name), adds \(journey.addedContactCount)"] + journey.steps.flatMap(step)
      }
      + comparison.cells.map { cell in
        let claims = cell.claims.map { words($0.claim) }.joined(separator: ", ")
        return "cell \(cell.journey), \(cell.world.rawValue): \(claims)"
      }
  }

  private static func step(_ step: PlannedStep) -> [String] {
    var head = "\(step.number) lines \(step.lines.lowerBound)-\(step.lines.upperBound)"
    head += " \(step.actor?.rawValue ?? "expect") app \(step.app)"
    if let call = step.call { head += ": \(words(call))" }
    if let name = step.resultName { head += " as \(name)" }
    if let because = step.because { head += " because \(because)" }
    return [head] + step.answers.map { "    user \(words($0.choice))" }
      + step.expectations.map { "    \($0.isNegated ? "not" : "expect") \(words($0.claim))" }
  }

  /// Any value on one line; what is unset is left out.
  static func words(_ value: Any) -> String {
    if Mirror(reflecting: value).displayStyle == .optional { return structure(value) }
    switch value {
    case let text as String: return "'\(text.replacing("\n", with: "␊"))'"
    case let keys as ContactKeySet: return "[" + names(keys).joined(separator: " ") + "]"
    case let key as ContactKey: return key.name
    case let reference as ContactReference: return "\(reference.text)→\(words(reference.target))"
    case let error as ErrorIdentity: return "\(error)"
    case let format as PredicateFormat: return "'\(format.text)'"
    case let methods as PickerMethods: return self.methods(methods)
    case let values as ContactValues: return contact(values)
    case let date as DateComponents: return self.date(date)
    case let data as Data: return "\(data.count) bytes"
    case let entitlements as Set<AppDescription.Entitlement>:
      return entitlements.map(\.rawValue).sorted().description
    case is Bool, is Int, is Duration: return "\(value)"
    default: return structure(value)
    }
  }

  private static func methods(_ methods: PickerMethods) -> String {
    let named: [(PickerMethods, String)] = [
      (.contact, "contact"), (.contacts, "contacts"), (.property, "property"),
      (.properties, "properties"),
    ]
    return "[" + named.filter { methods.contains($0.0) }.map(\.1).joined(separator: " ") + "]"
  }

  private static func names(_ keys: ContactKeySet) -> [String] { keys.keys.map(\.name) }

  private static func structure(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { words($0.value) } ?? ""
    case .collection, .set:
      return "[" + mirror.children.map { words($0.value) }.joined(separator: ", ") + "]"
    case .dictionary:
      let pairs = mirror.children.map { words($0.value) }.sorted()
      return "{" + pairs.joined(separator: ", ") + "}"
    case .enum: return enumeration(value, mirror)
    default: return "(" + fields(mirror) + ")"
    }
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first else { return "\(value)" }
    let text = words(payload.value)
    return "\(payload.label ?? "")" + (text.hasPrefix("(") ? text : "(\(text))")
  }

  private static func fields(_ mirror: Mirror) -> String {
    mirror.children.compactMap { child in
      guard let label = child.label, !(child.value is SourceSpan) else { return nil }
      let text = words(child.value)
      if text.isEmpty { return nil }
      return label.hasPrefix(".") || label == "span" ? text : "\(label): \(text)"
    }.joined(separator: ", ")
  }

  /// The values that are set, by key.
  private static func contact(_ values: ContactValues) -> String {
    let type = values.contactType == .person ? [] : ["contactType: \(values.contactType)"]
    let texts: [(String, String)] = [
      ("namePrefix", values.namePrefix), ("givenName", values.givenName),
      ("middleName", values.middleName), ("familyName", values.familyName),
      ("previousFamilyName", values.previousFamilyName), ("nameSuffix", values.nameSuffix),
      ("nickname", values.nickname), ("organizationName", values.organizationName),
      ("departmentName", values.departmentName), ("jobTitle", values.jobTitle),
      ("phoneticGivenName", values.phoneticGivenName),
      ("phoneticMiddleName", values.phoneticMiddleName),
      ("phoneticFamilyName", values.phoneticFamilyName),
      ("phoneticOrganizationName", values.phoneticOrganizationName), ("note", values.note),
    ]
    let single: [(String, Any?)] = [
      ("imageData", values.imageData), ("thumbnailImageData", values.thumbnailImageData),
      ("imageDataAvailable", values.imageDataAvailable ? true : nil),
      ("birthday", values.birthday), ("nonGregorianBirthday", values.nonGregorianBirthday),
    ]
    let lists = [
      labeled("phoneNumbers", values.phoneNumbers),
      labeled("emailAddresses", values.emailAddresses),
      labeled("postalAddresses", values.postalAddresses),
      labeled("urlAddresses", values.urlAddresses),
      labeled("contactRelations", values.contactRelations),
      labeled("socialProfiles", values.socialProfiles),
      labeled("instantMessageAddresses", values.instantMessageAddresses),
      labeled("dates", values.dates),
    ]
    let written = texts.filter { !$0.1.isEmpty }.map { "\($0.0): \(words($0.1))" }
    let others = single.compactMap { name, value in value.map { "\(name): \(words($0))" } }
    return "{" + (type + written + others + lists.compactMap(\.self)).joined(separator: ", ") + "}"
  }

  /// Labeled values as `label=value`; their identities are not decided yet.
  private static func labeled<Value>(_ name: String, _ list: [LabeledValue<Value>]) -> String? {
    let entries = list.map { "\($0.label ?? "-")=\(words($0.value))" }
    return list.isEmpty ? nil : "\(name): [" + entries.joined(separator: ", ") + "]"
  }

  private static func date(_ date: DateComponents) -> String {
    let numbers = [date.year, date.month, date.day, date.hour].map { $0.map(String.init) ?? "-" }
    let calendar = date.calendar.map { " \($0.identifier)" } ?? ""
    return numbers.joined(separator: "/") + calendar
  }
}
