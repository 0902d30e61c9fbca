internal import ContactsProvider

extension PickerPlay {
  /// A picker as it opens: what can be picked, and which predicates count.
  init(_ request: PickerRequest, _ contents: SheetContents, app: String) {
    var rules = PickerRules(contents)
    let methods =
      request.isPopover ? Self.popoverMethods(of: request, &rules) : request.methods
    let selection = Self.selection(of: methods, &rules)
    let isEmpty = request.isBare && rules.holds(.barePickerIsEmpty)
    let isGreying = request.enabling != nil && rules.holds(.enablingPredicateGreys)
    let isCardLimited = request.displayedKeys != nil && rules.holds(.displayedKeysLimitCard)
    let sheet = PickerSheet(
      number: contents.number, bundleIdentifier: app, request: request, selection: selection,
      isEmptyBecauseBare: isEmpty, records: isEmpty ? .list([]) : contents.records,
      displayName: contents.displayName, enabling: isGreying ? request.enabling : nil,
      predicateKeys: contents.givesNotes ? .all : ContactKeySet.all.subtracting(.init(.note)),
      isCardLimited: isCardLimited)
    let selectingContact = Self.counting(
      request.selectingContact, takesContact(selection), &rules,
      otherwise: selection == .contacts ? .severalIgnoreContactPredicate : .predicateNeedsItsMethod)
    let selectingProperty = Self.counting(
      request.selectingProperty, takesProperty(selection), &rules,
      otherwise: .predicateNeedsItsMethod)
    self.init(
      sheet, rules, givesNotes: contents.givesNotes, selectingContact: selectingContact,
      selectingProperty: selectingProperty)
  }

  /// Those of the delegate's methods that count on a Mac: for contacts, or for values.
  private static func popoverMethods(
    of request: PickerRequest, _ rules: inout PickerRules
  ) -> PickerMethods {
    guard rules.holds(.popoverKeysDecide) else { return request.methods }
    let counting: PickerMethods =
      request.displayedKeys == nil ? [.contact, .contacts] : [.property, .properties]
    return request.methods.intersection(counting)
  }

  /// What the delegate's methods let the person pick.
  private static func selection(
    of methods: PickerMethods, _ rules: inout PickerRules
  ) -> PickerSheet.Selection {
    let several = methods.intersection([.contacts, .properties])
    let one = methods.intersection([.contact, .property])
    if !several.isEmpty, one.isEmpty || rules.holds(.severalBeatOne) {
      return several.contains(.contacts) ? .contacts : .properties
    }
    switch one {
    case [.contact, .property]: return .contactOrProperty
    case .contact: return .contact
    case .property: return .property
    default: return .nothing
    }
  }

  /// A selection predicate, where the rules let it count.
  private static func counting(
    _ predicate: PredicateFormat?, _ hasMethod: Bool, _ rules: inout PickerRules,
    otherwise rule: RuleID
  ) -> PredicateFormat? {
    guard predicate != nil, !hasMethod else { return predicate }
    return rules.holds(rule) ? nil : predicate
  }
}

/// Whether `predicateForSelectionOfContact` has its delegate method.
private func takesContact(_ selection: PickerSheet.Selection) -> Bool {
  selection == .contact || selection == .contactOrProperty
}

/// Whether `predicateForSelectionOfProperty` has its delegate method.
private func takesProperty(_ selection: PickerSheet.Selection) -> Bool {
  selection == .property || selection == .contactOrProperty || selection == .properties
}
