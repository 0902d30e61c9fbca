extension Rulebook {
  /// The rules on what the objects of an app are and do; none of them can be turned round.
  static func objectEntry(of id: RuleID) -> Entry? {
    accessObjectEntry(of: id) ?? errorEntry(of: id) ?? contactEntry(of: id)
      ?? identityEntry(of: id) ?? requestEntry(of: id) ?? descriptorEntry(of: id)
      ?? executionEntry(of: id)
  }

  private static func accessObjectEntry(of id: RuleID) -> Entry? {
    switch id {
    case .limitedIsItsOwnStatus:
      Entry(
        sentence: "Each status has a number of its own, and limited is none of the others.",
        evidence: .documented, source: documentation + "contacts/cnauthorizationstatus",
        facts: ["1.1", "3.28"])
    case .onePermissionCoversAll:
      Entry(
        sentence: "There is one permission, of one entity type, for reading and for writing.",
        evidence: .documented, source: documentation + "contacts/cnentitytype", facts: ["1.3"])
    case .requestReturnsAtOnce:
      Entry(
        sentence: "A request for access returns at once and calls its handler later, once.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/requestaccess(for:completionhandler:)",
        facts: ["1.9"])
    case .storesAndContactsAreIndependent:
      Entry(
        sentence: "Any store may be used on any thread, and contacts outlive theirs.",
        evidence: .documented, source: documentation + "contacts/cncontactstore",
        facts: ["2.14", "4.20"])
    case .nothingFoundIsNoError:
      Entry(
        sentence: "A fetch that finds nothing succeeds without calling its block.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/enumeratecontacts(with:usingblock:)",
        facts: ["2.5"])
    case .buttonTellsAppNothing:
      Entry(
        sentence: "What the access button shows is for the person; the app learns none of it.",
        evidence: .documented, source: "https://developer.apple.com/videos/play/wwdc2024/10121",
        facts: ["3.20"])
    case .captionIsForTheEye:
      Entry(
        sentence: "Caption and style of the access button are for the person's eyes alone.",
        evidence: .documented, source: documentation + "contactsui/contactaccessbutton/caption",
        facts: ["3.21"])
    case .accessPickerTakesFlagBack:
      Entry(
        sentence: "The access picker comes with a flag, and takes it back as it closes.",
        evidence: .reported, source: "https://github.com/expo/expo/pull/33771", facts: ["3.26"])
    default: nil
    }
  }

  private static func errorEntry(of id: RuleID) -> Entry? {
    switch id {
    case .anyCallCanFail:
      Entry(
        sentence: "Any call can be made to fail with any error, of other domains too.",
        evidence: .reported, source: "https://github.com/tutao/tutanota/issues/6827",
        facts: ["2.13", "6.22", "6.37"])
    case .errorsHaveNumbers:
      Entry(
        sentence: "Every error of the framework has its documented code.",
        evidence: .documented, source: documentation + "contacts/cnerror/code", facts: ["2.15"])
    case .errorsNameWhatIsWrong:
      Entry(
        sentence: "An error names the records, the key paths and the errors that it is about.",
        evidence: .documented, source: documentation + "contacts/cnerror", facts: ["2.17"])
    case .fewErrorsHaveTexts:
      Entry(
        sentence: "A few errors have an English text of their own, the others the general one.",
        evidence: .reported, source: "https://github.com/tutao/tutanota/issues/6827",
        facts: ["2.18"])
    default: nil
    }
  }

  private static func contactEntry(of id: RuleID) -> Entry? {
    switch id {
    case .newContactHasEveryKey:
      Entry(
        sentence: "A contact made in memory has every key, the note too, and a new identifier.",
        evidence: .reported,
        source: "https://github.com/dotnet/macios/tree/HEAD/tests/monotouch-test/Contacts",
        facts: ["1.52", "4.4"])
    case .availabilityIsSafeToAsk:
      Entry(
        sentence: "Asking whether keys are available never ends the app.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/arekeysavailable(_:)", facts: ["4.5"])
    case .valuesComeAsStored:
      Entry(
        sentence: "Numbers, labels, names of relations and missing thumbnails come as stored.",
        evidence: .reported,
        source: "https://github.com/dotnet/macios/tree/HEAD/tests/monotouch-test/Contacts",
        facts: ["4.13", "4.27", "4.28", "4.29"])
    case .unsetValuesAreEmpty:
      Entry(
        sentence: "Unset texts and lists are empty, unset dates and images nil, and so they clear.",
        evidence: .documented, source: documentation + "contacts/cnmutablecontact",
        facts: ["4.15"])
    case .deletingNeedsNoKeys:
      Entry(
        sentence: "Deleting a contact takes its identifier and no other key.", evidence: .reported,
        source: "https://github.com/tutao/tutanota", facts: ["4.18"])
    case .archivedContactNeedsNoAccess:
      Entry(
        sentence: "A contact comes back from an archive with its keys, whatever the access.",
        evidence: .reported,
        source: "https://github.com/mattneub/Programming-iOS-Book-Examples", facts: ["4.21"])
    case .organizationStandsForName:
      Entry(
        sentence: "A contact without a name goes by its organization.", evidence: .assumed,
        source: documentation + "contacts/cncontactformatter", facts: ["11.18"])
    default: nil
    }
  }

  private static func identityEntry(of id: RuleID) -> Entry? {
    switch id {
    case .copiesKeepIdentifier:
      Entry(
        sentence: "Copies of a contact, mutable or not, keep its identifier.",
        evidence: .documented, source: documentation + "contacts/cncontact", facts: ["4.19"])
    case .identifiersLast:
      Entry(
        sentence: "Identifiers last over launches and are others on another device.",
        evidence: .documented, source: documentation + "contacts/cncontact/identifier",
        facts: ["4.22"])
    case .entriesKeepIdentity:
      Entry(
        sentence: "An edited entry keeps its identifier, and one that is made anew is another.",
        evidence: .documented, source: documentation + "contacts/cnlabeledvalue",
        facts: ["4.24", "4.25"])
    case .equalContactsAgree:
      Entry(
        sentence: "Contacts are equal where identifier, available keys and values agree.",
        evidence: .assumed, source: documentation + "contacts/cncontact",
        facts: ["4.30", "11.13"])
    default: nil
    }
  }

  private static func requestEntry(of id: RuleID) -> Entry? {
    switch id {
    case .fetchRequestDefaults:
      Entry(
        sentence: "A fetch asks for all contacts, unified, immutable and unsorted unless told so.",
        evidence: .documented, source: documentation + "contacts/cncontactfetchrequest",
        facts: ["5.15"])
    case .unsortedOrderIsOpen:
      Entry(
        sentence: "Without a sort order an expected list of contacts matches in any order.",
        evidence: .assumed, source: documentation + "contacts/cncontactfetchrequest/sortorder",
        facts: ["5.17"])
    case .stopEndsEnumeration:
      Entry(
        sentence: "A block that stops an enumeration is called no more, and the call succeeds.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/enumeratecontacts(with:usingblock:)",
        facts: ["5.23"])
    case .containersHaveTypes:
      Entry(
        sentence: "A container is unassigned, local, Exchange or CardDAV, numbered in this order.",
        evidence: .documented, source: documentation + "contacts/cncontainertype",
        facts: ["5.26"])
    case .sampleIsFreshSimulator:
      Entry(
        sentence: "The sample contacts are the six people of a fresh simulator.",
        evidence: .reported,
        source: "https://github.com/dotnet/macios/tree/HEAD/tests/monotouch-test/Contacts",
        facts: ["5.29"])
    default: nil
    }
  }

  private static func descriptorEntry(of id: RuleID) -> Entry? {
    switch id {
    case .descriptorsStandBesideKeys:
      Entry(
        sentence: "Descriptors and single keys may be asked for in one list.",
        evidence: .documented, source: documentation + "contacts/cnkeydescriptor",
        facts: ["4.7"])
    case .comparatorNeedsItsKeys:
      Entry(
        sentence: "Comparing contacts in memory takes the keys of the comparator's descriptor.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/comparator(fornamesortorder:)",
        facts: ["4.9", "5.18"])
    case .enumeratorsNeedShim:
      Entry(
        sentence: "Swift enumerates by a block; the enumerators are called through a shim.",
        evidence: .documented,
        source: documentation + "technotes/tn3149-fetching-contacts-change-history-events",
        facts: ["2.20"])
    default: nil
    }
  }

  private static func executionEntry(of id: RuleID) -> Entry? {
    switch id {
    case .requestOnlyCollects:
      Entry(
        sentence: "A save request changes nothing before a store executes it.",
        evidence: .documented, source: documentation + "contacts/cnsaverequest", facts: ["6.1"])
    case .requestBuildsOnItself:
      Entry(
        sentence: "One request can add a contact, a group and the membership between them.",
        evidence: .reported, source: "https://github.com/tutao/tutanota", facts: ["6.7"])
    case .addedObjectIsStored:
      Entry(
        sentence: "An object that was added has the stored identifier and can be changed further.",
        evidence: .reported, source: "https://github.com/yonat/ContactsChangeNotifier",
        facts: ["6.8"])
    case .executionRefreshesObjects:
      Entry(
        sentence: "Executing a request refreshes its contacts unless the request says otherwise.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest/shouldrefetchcontacts", facts: ["6.9"])
    case .namelessContactIsStored:
      Entry(
        sentence: "A contact without any name or number can be stored.", evidence: .reported,
        source: "https://github.com/capacitor-community/contacts/issues/29", facts: ["6.18"])
    case .announcementsComeInBackground:
      Entry(
        sentence: "An announcement comes on a queue of the system, not on the main thread.",
        evidence: .assumed,
        source: documentation
          + "foundation/nsnotification/name-swift.struct/cncontactstoredidchange",
        facts: ["6.28"])
    default: nil
    }
  }
}
