#if canImport(ObjectiveC)
  package import ContactsProvider
  package import Foundation

  /// The format of a predicate that an app made, read from Foundation's own text of it.
  ///
  /// - Throws: Where that text is no format, as of a block.
  package func predicateFormat(
    of predicate: NSPredicate, for kind: PredicateSubjectKind = .contact
  ) throws(PredicateFormatError) -> PredicateFormat {
    if predicate is StorePredicate {
      let name = "\(type(of: predicate))"
      throw PredicateFormatError(
        "A predicate of CNContact works with a contact store only", format: name, offset: 0,
        length: name.count, hint: "Write NSPredicate(format:) with keys of a contact")
    }
    return try PredicateFormat(predicate.predicateFormat)
  }
#endif
