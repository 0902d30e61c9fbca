extension Rulebook {
  /// The rules on the contact picker.
  static func pickerEntry(of id: RuleID) -> Entry? {
    scopeEntry(of: id) ?? tapEntry(of: id) ?? resultEntry(of: id) ?? closingEntry(of: id)
  }

  private static func scopeEntry(of id: RuleID) -> Entry? {
    switch id {
    case .pickerNeedsNoAccess:
      Entry(
        sentence: "The picker opens in every authorization state and asks for nothing.",
        evidence: .documented, source: picker, facts: ["3.8", "7.1"])
    case .pickingChangesNoAccess:
      Entry(
        sentence: "Picking changes neither the status nor what is shared with the app.",
        evidence: .documented, source: session, facts: ["3.9", "7.3", "7.4"])
    case .pickerListsEveryContact:
      Entry(
        sentence: "The picker lists every contact of the device, whatever the app may fetch.",
        evidence: .documented, source: session, facts: ["7.1", "7.2"])
    case .pickHandsOverWhatWasChosen:
      Entry(
        sentence: "The app gets a copy of what was chosen, and nothing of anybody else.",
        evidence: .documented, source: session, facts: ["7.1", "7.4", "7.16", "7.20"])
    default: nil
    }
  }

  private static func tapEntry(of id: RuleID) -> Entry? {
    switch id {
    case .severalBeatOne:
      Entry(
        sentence: "A delegate with a method for several contacts or values is asked for these.",
        evidence: .reported, source: "https://blog.csdn.net/Mamong/article/details/49623051",
        facts: ["7.5", "7.8"])
    case .contactPredicateDecides:
      Entry(
        sentence: "Whether a tap picks or opens the card is up to predicateForSelectionOfContact.",
        evidence: .documented, source: picker + "/predicateforselectionofcontact",
        facts: ["7.6", "7.7", "7.12"])
    case .severalIgnoreContactPredicate:
      Entry(
        sentence: "Ticking several contacts ignores predicateForSelectionOfContact.",
        evidence: .reported, source: "https://blog.csdn.net/Mamong/article/details/49623051",
        facts: ["7.9"])
    case .doneMayBeEmpty:
      Entry(
        sentence: "Done with nothing ticked hands over an empty list.", evidence: .assumed,
        source: picker, facts: ["7.9"])
    case .enablingPredicateGreys:
      Entry(
        sentence: "Contacts that predicateForEnablingContact refuses are listed but greyed.",
        evidence: .documented, source: picker + "/predicateforenablingcontact",
        facts: ["7.10", "7.12"])
    case .propertyPredicateDecides:
      Entry(
        sentence: "Whether a tapped value is picked is up to predicateForSelectionOfProperty.",
        evidence: .documented, source: picker + "/predicateforselectionofproperty",
        facts: ["7.11", "7.12"])
    case .predicateNeedsItsMethod:
      Entry(
        sentence: "A selection predicate without its delegate method is ignored.",
        evidence: .documented, source: session, facts: ["7.13"])
    default: nil
    }
  }

  private static func resultEntry(of id: RuleID) -> Entry? {
    switch id {
    case .displayedKeysLimitCard:
      Entry(
        sentence: "The card shows the displayed properties only, or all where none are named.",
        evidence: .documented, source: picker + "/displayedpropertykeys", facts: ["7.14"])
    case .pickedKeys:
      Entry(
        sentence: "With displayed keys a picked contact has these and the names, else all keys.",
        evidence: .assumed, source: picker + "/displayedpropertykeys", facts: ["7.15", "11.15"],
        assumption: "displayedKeys")
    case .pickedNoteNeedsEntitlement:
      Entry(
        sentence: "A picked contact comes without its note where the app lacks the entitlement.",
        evidence: .assumed, source: documentation + "contacts/cncontact/note",
        facts: ["7.23", "11.15"])
    case .pickerSearchFindsNamesAndValues:
      Entry(
        sentence: "The picker's search finds names, numbers and e-mail addresses.",
        evidence: .assumed, source: picker, facts: ["7.21"])
    default: nil
    }
  }

  private static func closingEntry(of id: RuleID) -> Entry? {
    switch id {
    case .cancelIsTold:
      Entry(
        sentence: "The Cancel button is told to the delegate once, and a pick is no cancellation.",
        evidence: .documented,
        source: documentation
          + "contactsui/cncontactpickerdelegate/contactpickerdidcancel(_:)",
        facts: ["7.17"])
    case .swipeDown:
      Entry(
        sentence: "Swiping the picker away counts as Cancel.", evidence: .assumed,
        source: documentation
          + "contactsui/cncontactpickerdelegate/contactpickerdidcancel(_:)",
        facts: ["7.18", "11.12"], assumption: "swipeDown")
    case .onePickerAtATime:
      Entry(
        sentence: "While a picker is open, the app cannot open a second one.",
        evidence: .assumed, source: picker, facts: ["7.2"])
    case .barePickerIsEmpty:
      Entry(
        sentence: "A picker that is shown without being presented is empty and calls nobody.",
        evidence: .reported,
        source: "https://github.com/youjinp/SwiftUIKit/issues/22", facts: ["7.2", "7.22"])
    case .invalidPredicateEndsApp:
      Entry(
        sentence: "A predicate that cannot be read or evaluated ends the app.",
        evidence: .assumed,
        source: documentation + "foundation/nspredicate/init(format:argumentarray:)",
        facts: ["5.3"])
    default: nil
    }
  }

  private static let picker = documentation + "contactsui/cncontactpickerviewcontroller"
  private static let session = "https://developer.apple.com/videos/play/wwdc2015/223"
}
