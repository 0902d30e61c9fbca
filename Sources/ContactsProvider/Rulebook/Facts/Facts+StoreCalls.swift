extension Facts {
  /// The facts on store calls in each status, on error codes and on availability.
  static var storeCalls: [Fact] {
    [callsByStatus, errorCodes, availability].flatMap(\.self)
  }

  private static let callsByStatus: [Fact] = [
    Fact(
      "2.1", "After a refusal throwing calls fail with code 100 instead of finding nothing.",
      Rulebook.accessing, github("omarshahine/apple-pim"), github("tutao/tutanota/issues/4555")),
    Fact(
      "2.2", "Before a decision a call waits for the prompt; a process that cannot ask is refused.",
      header("CNContactStore"), github("omarshahine/apple-pim/issues/159")),
    Fact(
      "2.3", "Looking up one unknown identifier throws recordDoesNotExist.",
      header("CNContactStore")),
    Fact(
      "2.4", "Fetches without a match give an empty list; errors are for failures only.",
      header("CNContactStore"), contacts("cncontactstore")),
    Fact(
      "2.5", "An enumeration without a match succeeds at once without calling its block.",
      header("CNContactStore"), contacts("cncontactstore/enumeratecontacts(with:usingblock:)")),
    Fact(
      "2.6",
      "Asking for the default container throws nothing and gives nil to Objective-C when refused.",
      header("CNContactStore"), github("morenoh149/react-native-contacts/pull/465")),
    Fact(
      "2.7",
      "The history token is nil without access, and on some systems until the store is used.",
      contacts("cncontactstore/currenthistorytoken"),
      github("yonat/ContactsChangeNotifier/pull/4")),
    Fact("2.8", "Reading the change history takes the permission too.", historyNote),
    Fact(
      "2.9", "Only the Mac lets an app fetch the person's own card.",
      contacts("cncontactstore/unifiedmecontactwithkeys(tofetch:)"), flutterContacts),
    Fact(
      "2.10",
      "Where the person has no card of their own, that call was seen to fail with code 200.",
      contacts("cncontactstore/unifiedmecontactwithkeys(tofetch:)"), header("CNContactStore"),
      flutterContacts),
    Fact(
      "2.11", "Store calls wait for a daemon; on the main thread Xcode merely warns.",
      session2015, contacts("cncontactstore"),
      github("morenoh149/react-native-contacts/issues/521")),
    Fact(
      "2.12", "An exception inside the block of an enumeration can be swallowed and end it early.",
      github("morenoh149/react-native-contacts/issues/521")),
    Fact(
      "2.13", "Codes 1 and 2 happen in the field where a store is busy or broken.",
      github("tutao/tutanota/issues/6827")),
    Fact(
      "2.14",
      "Stores are cheap and safe on any thread, and contacts outlive the store they came from.",
      header("CNContactStore"), session2015),
  ]

  private static let errorCodes: [Fact] = [
    Fact(
      "2.15", "Codes in the 100s concern access, 200s records, 300s validation and 400 predicates.",
      header("CNError")),
    Fact(
      "2.16", "Of the access codes, 102 and 103 date from iOS 13 and 104 from iOS 17.",
      contacts("cnerror/code")),
    Fact(
      "2.17",
      "Errors can name the affected records, their identifiers, key paths and validation errors.",
      header("CNError"), contacts("cnerror")),
    Fact(
      "2.18",
      "A few codes have a short English title of their own, the others only a generic text.",
      github("tutao/tutanota/issues/6827"),
      github("joshuapinter/react-native-unified-contacts/issues/94"),
      github("QuisApp/flutter_contacts/issues/95")),
  ]

  private static let availability: [Fact] = [
    Fact(
      "2.19", "Searches by e-mail and number came with iOS 11, the change history with iOS 13.",
      contacts("cncontact/predicateforcontacts(matchingemailaddress:)"),
      contacts("cncontactstore/currenthistorytoken")),
    Fact(
      "2.20",
      "Swift reaches contacts by enumerateContacts; both other enumerators are barred from it.",
      historyNote, changeNotifier, flutterContacts),
  ]
}
