extension Facts {
  /// The facts on the contact picker and the contact card.
  static var picker: [Fact] {
    [pickerAccess, pickerModes, pickerPredicates, picked, pickerClosing, pickerUse, contactCard]
      .flatMap(\.self)
  }

  private static let pickerAccess: [Fact] = [
    Fact(
      "7.1", "The picker opens whatever the access is, asks for none and tells the choice only.",
      pickerPage, session2015, session2024),
    Fact(
      "7.2", "The picker is another process, closed to the app's eyes, and has to be presented.",
      session2015, pickerPage),
    Fact("7.3", "Picking leaves both the status and the shared set alone."),
    Fact(
      "7.4", "What was picked is a copy that goes stale, and fetching it anew takes access.",
      session2015, session2024),
  ]

  private static let pickerModes: [Fact] = [
    Fact(
      "7.5",
      "The optional delegate methods choose the mode: with none only the card opens, and those "
        + "for several contacts or several properties bring ticks and Done.",
      contactsUI("cncontactpickerdelegate")),
    Fact(
      "7.6",
      "With the method for one contact a tap returns it, with the one for a property the card "
        + "opens and a tapped value is returned.",
      session2015, pickerExperiments, contactPredicatePage),
    Fact(
      "7.7",
      "With both single methods a true contact predicate returns the contact at once, and a "
        + "false one opens its card for a value.",
      flutterContacts, session2015, pickerExperiments),
    Fact(
      "7.8", "Next to a method for several, those for a single one are never called.",
      pickerExperiments),
    Fact(
      "7.9",
      "Several contacts are ticked and come with Done, whatever the predicate for contacts; "
        + "an empty choice is not described.",
      pickerExperiments),
  ]

  private static let pickerPredicates: [Fact] = [
    Fact(
      "7.10", "Contacts that the enabling predicate refuses are there but grey; nil refuses none.",
      contactsUI("cncontactpickerviewcontroller/predicateforenablingcontact"), session2015),
    Fact(
      "7.11",
      "The property predicate sees key, value, label and identifier; refused values act as "
        + "usual, and without it the first tap picks.",
      contactsUI("cncontactpickerviewcontroller/predicateforselectionofproperty"), session2015),
    Fact("7.12", "A predicate that is set after presenting comes too late.", pickerPage),
    Fact(
      "7.13", "A predicate whose delegate method is missing is logged and passed over.",
      session2015),
    Fact(
      "7.14", "Named property keys limit what the card shows; nil shows everything.",
      contactsUI("cncontactpickerviewcontroller/displayedpropertykeys")),
  ]

  private static let picked: [Fact] = [
    Fact(
      "7.15", "With named keys a picked contact may hold these alone, without them it is full.",
      session2015, bookExamples, github("lionheart/openradar-mirror/issues/3305"),
      github("lionheart/openradar-mirror/issues/12132")),
    Fact(
      "7.16",
      "A picked property has its contact, key and value, and for lists identifier and label too.",
      header("CNContactProperty")),
  ]

  private static let pickerClosing: [Fact] = [
    Fact(
      "7.17", "Cancel is told once, and a choice takes the picker away by itself.",
      contactsUI("cncontactpickerdelegate/contactpickerdidcancel(_:)"), flutterContacts),
    Fact(
      "7.18", "Reports disagree on whether swiping the picker away is told as a cancel.",
      pickerPage, pickerExperiments,
      contactsUI("cncontactpickerdelegate/contactpickerdidcancel(_:)")),
    Fact(
      "7.19",
      "Whether the delegate hears before the picker is gone is open, so what it presents may clash.",
      flutterContacts),
  ]

  private static let pickerUse: [Fact] = [
    Fact(
      "7.20", "Any number of contacts may be picked.",
      github("codenameone/CodenameOne/pull/5680")),
    Fact(
      "7.21",
      "A search also finds values other than names, but old systems mishandle taps on its hits.",
      github("lionheart/openradar-mirror/issues/15133"),
      github("lionheart/openradar-mirror/issues/15739"),
      github("lionheart/openradar-mirror/issues/17285"),
      github("lionheart/openradar-mirror/issues/20634"),
      github("lionheart/openradar-mirror/issues/20738")),
    Fact(
      "7.22",
      "Put bare into a SwiftUI sheet the picker fails; inside another controller it works.",
      github("youjinp/SwiftUIKit/issues/22")),
    Fact("7.23", "Nothing says whether a picked contact has its note without the entitlement."),
    Fact(
      "7.24",
      "The Mac has a popover instead, which picks one contact, or one property where keys are "
        + "named, and tells closing but no cancel.",
      contactsUI("cncontactpicker"), contactsUI("cncontactpickerdelegate")),
  ]

  private static let contactCard: [Fact] = [
    Fact(
      "7.25",
      "The contact card shows a stored, an unknown or a new contact, and a missing key ends "
        + "the app.",
      session2015, cardPage),
    Fact(
      "7.26", "The card shows contacts without access, even ones from an archive.", bookExamples),
    Fact(
      "7.27",
      "A card for a new contact starts in editing, and its delegate gets the contact or, after "
        + "a cancel, nil.",
      cardPage, bookExamples, flutterContacts),
    Fact(
      "7.28",
      "By default a card allows editing and actions and hides linked cards; what it does "
        + "without a store is disputed.",
      cardPage, bookExamples),
    Fact(
      "7.29", "Outside a navigation controller the card lacks its buttons.",
      github("lionheart/openradar-mirror/issues/5989"),
      github("morenoh149/react-native-contacts")),
  ]

  private static let pickerPage = contactsUI("cncontactpickerviewcontroller")
  private static let contactPredicatePage = contactsUI(
    "cncontactpickerviewcontroller/predicateforselectionofcontact")
  private static let cardPage = contactsUI("cncontactviewcontroller")
  private static let pickerExperiments = "https://blog.csdn.net/Mamong/article/details/49623051"
}
