extension Facts {
  /// The facts on predicates, options, order, groups and containers.
  static var fetching: [Fact] {
    [predicates, options, groupsAndContainers, displayOrder].flatMap(\.self)
  }

  private static let predicates: [Fact] = [
    Fact(
      "5.1", "Only the framework's own predicates are supported, and none joined from several.",
      header("CNContactStore"), header("CNContactFetchRequest"),
      contacts("cncontactfetchrequest/predicate")),
    Fact(
      "5.2", "A foreign predicate fails with predicateInvalid; which ones count is not listed.",
      header("CNError"), github("tutao/tutanota/issues/6827"), flutterContacts),
    Fact(
      "5.3", "Predicates for a store work there only, those for the picker on contacts in memory.",
      header("CNContact_Predicates"), contactsUI("cncontactpickerviewcontroller")),
    Fact(
      "5.4", "A search by name takes several words in any order.",
      header("CNContact_Predicates"), bookExamples, session2015, frameworkTests),
    Fact("5.5", "Words of a name match from their beginning, not from the middle."),
    Fact("5.6", "Names match in either case and probably whatever their accents."),
    Fact(
      "5.7", "Reports conflict on whether nicknames and organizations are searched.",
      github("fishfisher/apple-contacts"), github("morenoh149/react-native-contacts/pull/377")),
    Fact(
      "5.8", "A search by e-mail compares the whole address in either case.",
      header("CNContact_Predicates"), flutterContacts),
    Fact(
      "5.9", "A search by number disregards format and does its best with country codes.",
      header("CNContact_Predicates"), flutterContacts),
    Fact(
      "5.10", "A search by identifiers skips unknown ones and promises no order.",
      header("CNContact_Predicates"), contacts("cncontact/predicateforcontacts(withidentifiers:)")),
    Fact(
      "5.11", "A unified result may carry another identifier than the one that was looked for.",
      header("CNContactStore"),
      contacts("cncontactstore/unifiedcontact(withidentifier:keystofetch:)")),
    Fact(
      "5.12",
      "Predicates find the members of a group or container, but not the groups of a contact.",
      header("CNContact_Predicates"), header("CNGroup_Predicates"),
      github("lionheart/openradar-mirror/issues/15483")),
    Fact(
      "5.13", "A unified contact's identifier finds no container; those of its separate cards do.",
      header("CNContainer_Predicates")),
    Fact(
      "5.14",
      "Enumerating without a predicate gives all contacts; nil gives all groups or containers.",
      header("CNContactStore"), contacts("cncontactstore/enumeratecontacts(with:usingblock:)")),
  ]

  private static let options: [Fact] = [
    Fact(
      "5.15",
      "By default a request has no predicate, no order, unified results, immutable contacts.",
      header("CNContactFetchRequest")),
    Fact(
      "5.16",
      "The order userDefault is 1 and follows the device; none 0, givenName 2, familyName 3.",
      header("CNContact"), header("CNContactsUserDefaults")),
    Fact(
      "5.17", "Where no sort order is given, the order of results is open.",
      header("CNContactFetchRequest")),
    Fact(
      "5.18", "The comparator sorts in memory and needs the keys of its own descriptor.",
      contacts("cncontact/comparator(fornamesortorder:)"), header("CNContact")),
    Fact(
      "5.19", "Unified calls also return contacts that are linked to no other.",
      header("CNContactFetchRequest")),
    Fact(
      "5.20", "Without unification each linked card comes separately, by its own identifier.",
      header("CNContactFetchRequest"), contacts("cncontactfetchrequest/unifyresults")),
    Fact(
      "5.21", "A unified contact joins the values of its cards and is stored nowhere.",
      session2015, header("CNContactStore")),
    Fact("5.22", "The system or the person links cards; apps cannot.", session2015),
    Fact(
      "5.23", "The block may stop an enumeration, which succeeds all the same.",
      header("CNContactStore")),
    Fact(
      "5.24", "An enumeration is one consistent pass that need not hold all contacts at once.",
      contacts("cncontactstore/enumeratecontacts(with:usingblock:)"),
      github("lionheart/openradar-mirror/issues/19090")),
  ]

  private static let groupsAndContainers: [Fact] = [
    Fact(
      "5.25", "Each contact is in one container, which is an account or the device's own store.",
      contacts("cncontainer")),
    Fact(
      "5.26", "Container types count unassigned 0, local 1, exchange 2 and cardDAV 3.",
      header("CNContainer")),
    Fact(
      "5.27", "On the Mac, contact lists of Exchange come back as containers and as groups.",
      github("omarshahine/apple-pim")),
    Fact(
      "5.28", "A group belongs to one container, and not every account supports groups.",
      github("joshuapinter/react-native-unified-contacts/issues/38"),
      github("QuisApp/flutter_contacts/issues/129"),
      github("lionheart/openradar-mirror/issues/19656")),
    Fact(
      "5.29", "A fresh iOS simulator holds six contacts, a watch simulator none.",
      frameworkTests),
    Fact(
      "5.30", "Contacts of a provider extension come and go with its being enabled.",
      documentation("contactprovider")),
  ]

  private static let displayOrder: [Fact] = [
    Fact(
      "9.14", "Display order and sort order are separate settings, read by separate types.",
      header("CNContactFormatter"), header("CNContactsUserDefaults"),
      contacts("cncontactsuserdefaults"))
  ]
}
