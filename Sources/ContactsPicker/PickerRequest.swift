public import ContactsProvider

/// A picker as an app sets it up, at the moment at which it is presented.
public struct PickerRequest: Sendable {
  /// The delegate methods that the app has.
  public var methods: PickerMethods
  /// The properties to show and hand over; nil for all.
  public var displayedKeys: ContactKeySet?
  /// Which contacts can be chosen; nil for all.
  public var enabling: PredicateFormat?
  /// Whether a tap on a contact picks it; nil for the usual behaviour.
  public var selectingContact: PredicateFormat?
  /// Whether a tap on a value picks it; nil for yes.
  public var selectingProperty: PredicateFormat?
  /// Whether the picker is shown otherwise than by presenting it, and so stays empty.
  public var isBare = false
  /// Whether it is the popover of a Mac, where displayed keys alone say what is picked.
  public var isPopover = false

  /// Makes a picker with nothing set.
  public init(_ methods: PickerMethods = []) { self.methods = methods }

  /// Finds out whether all predicates can be evaluated.
  ///
  /// - Throws: ``PredicateFormatError`` of the first that cannot.
  public func check() throws(PredicateFormatError) {
    try enabling?.check(for: .contact)
    try selectingContact?.check(for: .contact)
    try selectingProperty?.check(for: .contactProperty)
  }
}
