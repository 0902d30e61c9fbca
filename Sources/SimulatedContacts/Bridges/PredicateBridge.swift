#if !canImport(ObjectiveC)
  package import ContactsProvider
  package import Foundation

  /// The format of a predicate that an app made.
  ///
  /// A block is asked for its format with an object of the kind that it expects, and never with a
  /// contact: what it does with one would leave the system's sheet.
  /// - Throws: Where there is no format, as of a block.
  package func predicateFormat(
    of predicate: NSPredicate, for kind: PredicateSubjectKind = .contact
  ) throws(PredicateFormatError) -> PredicateFormat {
    try predicateFormat(of: predicate, for: kind, depth: 0)
  }

  private func predicateFormat(
    of predicate: NSPredicate, for kind: PredicateSubjectKind, depth: Int
  ) throws(PredicateFormatError) -> PredicateFormat {
    if let compound = predicate as? NSCompoundPredicate {
      return try predicateFormat(ofCompound: compound, for: kind, depth: depth)
    }
    if predicate is StorePredicate {
      throw foreign(
        predicate, "A predicate of CNContact works with a contact store only",
        hint: "Write NSPredicate(format:) with keys of a contact")
    }
    if type(of: predicate) == NSPredicate.self {
      if predicate.isEqual(NSPredicate(value: true)) { return .constant(true) }
      if predicate.isEqual(NSPredicate(value: false)) { return .constant(false) }
      if let format = heldFormat(of: predicate, for: kind) { return format }
    }
    throw foreign(
      predicate, "A predicate that is a block cannot leave the app",
      hint: "Write NSPredicate(format:)")
  }

  private func predicateFormat(
    ofCompound compound: NSCompoundPredicate, for kind: PredicateSubjectKind, depth: Int
  ) throws(PredicateFormatError) -> PredicateFormat {
    guard depth < deepestCompound else {
      throw foreign(
        compound, "Predicates are joined deeper than \(deepestCompound) levels",
        hint: "Join more of them at once")
    }
    var parts: [PredicateFormat] = []
    for part in compound.subpredicates {
      parts.append(try predicateFormat(of: part, for: kind, depth: depth + 1))
    }
    switch compound.compoundPredicateType {
    case .and: return .all(of: parts)
    case .or: return .any(of: parts)
    case .not: return .not(parts.first ?? .constant(true))
    @unknown default:
      throw foreign(compound, "Predicates are joined in an unknown way", hint: "Write AND or OR")
    }
  }

  /// Each level is evaluated within the one above, which takes room on the stack.
  private let deepestCompound = 200

  private func heldFormat(
    of predicate: NSPredicate, for kind: PredicateSubjectKind
  ) -> PredicateFormat? {
    let probe = FormatProbe()
    let object: NSObject =
      switch kind {
      case .contact: probe
      case .contactProperty:
        CNContactProperty(contact: probe, key: "", value: nil, identifier: nil, label: nil)
      }
    _ = predicate.evaluate(with: object, substitutionVariables: [FormatProbe.token: probe])
    return probe.format
  }

  private func foreign(
    _ predicate: NSPredicate, _ message: String, hint: String
  ) -> PredicateFormatError {
    let name = "\(type(of: predicate))"
    return PredicateFormatError(message, format: name, offset: 0, length: name.count, hint: hint)
  }
#endif
