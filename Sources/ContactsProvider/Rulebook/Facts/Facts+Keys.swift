extension Facts {
  /// The facts on keys, partial contacts and values.
  static var keys: [Fact] {
    [partialContacts, images, editing, values].flatMap(\.self)
  }

  private static let partialContacts: [Fact] = [
    Fact(
      "4.1", "Reading a property that was not fetched raises an exception out of Swift's reach.",
      header("CNContact"), contacts("cncontactpropertynotfetchedexceptionname"),
      github("ipraba/EPContactsPicker/issues/68"),
      github("SwiftyContacts/SwiftyContacts/issues/16"),
      github("SwiftyContacts/SwiftyContacts/issues/21")),
    Fact(
      "4.2", "Every contact has its identifier, whichever keys were asked for.",
      header("CNChangeHistoryFetchRequest"), session2015),
    Fact(
      "4.3", "A mutable copy raises the same exception where an unfetched property is set.",
      contacts("cnmutablecontact"), header("CNMutableContact")),
    Fact(
      "4.4", "A contact made in memory has every key, a fresh identifier and empty values.",
      frameworkTests),
    Fact(
      "4.5", "Two calls tell safely whether keys are there: isKeyAvailable and areKeysAvailable.",
      header("CNContact"), frameworkTests),
    Fact(
      "4.6",
      "Missing keys never arrive later; the contact must be fetched again with more of them.",
      header("CNContact"), session2015),
    Fact(
      "4.7", "Single keys and opaque descriptors may stand in the same list.",
      header("CNContact"), frameworkTests),
    Fact(
      "4.8", "A fetch request that is made without keys raises an exception.",
      contacts("cncontactfetchrequest/init(keystofetch:)")),
    Fact(
      "4.9", "Formatter, vCard, card view and comparator each need the keys of their descriptor.",
      session2015, header("CNContactFormatter"), header("CNContactVCardSerialization")),
  ]

  private static let images: [Fact] = [
    Fact(
      "4.10",
      "Image, thumbnail and image availability are three keys, and none stands for another.",
      github("SwiftyContacts/SwiftyContacts/issues/21"), header("CNContact")),
    Fact(
      "4.11",
      "The keys for a vCard bring the image, but neither its thumbnail nor its availability.",
      github("SwiftyContacts/SwiftyContacts/issues/16"),
      github("SwiftyContacts/SwiftyContacts/issues/21")),
    Fact(
      "4.12", "The person's crop makes the thumbnail from the image, which itself stays whole.",
      contacts("cncontact/thumbnailimagedata"), github("capacitor-community/contacts/issues/108")),
    Fact(
      "4.13", "A thumbnail can be missing where an image is available.",
      github("joshuapinter/react-native-unified-contacts/issues/2")),
    Fact(
      "4.14", "An image that is set becomes available; thumbnail and availability cannot be set.",
      header("CNMutableContact"), frameworkTests),
  ]

  private static let editing: [Fact] = [
    Fact(
      "4.15", "An empty text or list means unset; dates and data are nil instead.",
      header("CNMutableContact"), contacts("cnmutablecontact"), frameworkTests),
    Fact("4.16", "Setters accept dates that a save later rejects.", frameworkTests),
    Fact(
      "4.17", "Saving a partial contact writes what was edited and leaves what was not fetched.",
      session2015, header("CNContactStore"), contacts("cnmutablecontact")),
    Fact("4.18", "A delete needs the identifier and no other key.", github("tutao/tutanota")),
    Fact("4.19", "Copies, mutable or not, keep the identifier.", contacts("cncontact")),
    Fact(
      "4.20", "Contacts are safe to use on any thread, mutable ones are not.",
      header("CNContact"), header("CNMutableContact")),
    Fact("4.21", "An archived contact can be shown later without the permission.", bookExamples),
  ]

  private static let values: [Fact] = [
    Fact(
      "4.22", "Identifiers last over launches and mean nothing on another device.",
      header("CNContact"), contacts("cncontact/identifier")),
    Fact(
      "4.23", "Identifiers look like UUIDs, some with a suffix, and a person's may change in time.",
      "https://stackoverflow.com/questions/41379885",
      github("capacitor-community/contacts/issues/29")),
    Fact(
      "4.24", "A new labeled value has a new identifier; changing its label or value keeps it.",
      header("CNLabeledValue")),
    Fact(
      "4.25", "A rebuilt list of labeled values is stored as removals and insertions.",
      github("omarshahine/apple-pim")),
    Fact(
      "4.26", "A contact counts as unified with an identifier only if it was fetched as such.",
      contacts("cncontact/isunifiedwithcontact(withidentifier:)"), header("CNContact")),
    Fact(
      "4.27", "A phone number keeps its text as it was given.",
      frameworkTests, header("CNPhoneNumber")),
    Fact("4.28", "A relation is a name and leads to no contact.", forum(803013)),
    Fact(
      "4.29", "Dates, web addresses and e-mail addresses are lists whose labels may be missing.",
      header("CNContact")),
    Fact("4.30", "No text defines when two contacts are equal."),
    Fact(
      "4.31",
      "A key without its entitlement gives unauthorizedKeys; of unknown keys nothing is known.",
      github("expo/expo/issues/11017")),
    Fact(
      "4.32",
      "Apple advises to fetch identifiers first, then details, and to drop both on a change.",
      header("CNContactStore")),
  ]
}
