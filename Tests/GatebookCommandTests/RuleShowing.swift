import ContactsProvider
import Foundation

/// What shows a rule that no scenario can tell by turning it round.
struct RuleShowing {
  /// A file from the top of the checkout: a scenario or a test.
  let path: String
  /// The names of the tests in the file; none for a scenario.
  let tests: [String]

  init(_ path: String, _ tests: String...) {
    self.path = path
    self.tests = tests
  }

  /// What is wrong with it: a file that is not there or a test that it does not have.
  var mistakes: [String] {
    let url = CommandProcess.checkout.appending(path: path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return ["no \(path)"] }
    guard path.hasSuffix(".swift") else { return [] }
    let missing = tests.filter { !text.contains("\"\($0)\"") && !text.contains("func `\($0)`") }
    return missing.map { "\(path) has no test “\($0)”" } + (tests.isEmpty ? ["no test"] : [])
  }
}

extension RuleShowing {
  /// The rules that tests or scenarios show without turning them round.
  static let all: [RuleID: [RuleShowing]] = objects.merging(contacts) { first, _ in first }
    .merging(requests) { first, _ in first }.merging(unseen) { first, _ in first }

  private static let app = "Tests/SimulatedContactsTests/"
  private static let screens = "Tests/SimulatedContactsUITests/"
  private static let provider = "Tests/ContactsProviderTests/"
  private static let picker = "Tests/ContactsPickerTests/"

  private static func object(_ test: String) -> RuleShowing {
    RuleShowing(app + "ObjectRuleTests.swift", test)
  }

  private static let objects: [RuleID: [RuleShowing]] = [
    .limitedIsItsOwnStatus: [
      object("give each status its number, and limited is none of the others"),
      RuleShowing("Scenarios/02-authorization/01-five-states.yaml"),
    ],
    .onePermissionCoversAll: [
      object("know one permission, of one entity type, that covers reading and writing")
    ],
    .requestReturnsAtOnce: [
      RuleShowing(
        app + "StoreTests.swift", "asks in the closure form: later, once, and as the same app")
    ],
    .storesAndContactsAreIndependent: [
      object("work on any thread, and contacts outlive their store")
    ],
    .nothingFoundIsNoError: [
      object("find nothing without an error and without calling a block")
    ],
    .anyCallCanFail: [RuleShowing("Scenarios/09-faults/01-calls-that-fail.yaml")],
    .errorsHaveNumbers: [object("have the documented number of every error")],
    .errorsNameWhatIsWrong: [
      RuleShowing(app + "ErrorTests.swift", "come over from Foundation with their details"),
      RuleShowing(app + "SaveRequestTests.swift", "keeps the changes of its objects when it fails"),
    ],
    .fewErrorsHaveTexts: [
      object("say few errors in words of their own, and the others as any error"),
      RuleShowing(app + "ErrorTests.swift", "are caught in every way that apps write"),
    ],
    .captionIsForTheEye: [
      RuleShowing(screens + "AccessControlTests.swift", "captions have the names of Apple's")
    ],
    .accessPickerTakesFlagBack: [
      RuleShowing(
        screens + "AccessControlTests.swift",
        "is presented by a flag, tells who is new, and takes the flag back")
    ],
    .buttonTellsAppNothing: [
      RuleShowing("Scenarios/16-privacy-stories/03-a-little-more-please.yaml")
    ],
  ]

  private static let contacts: [RuleID: [RuleShowing]] = [
    .newContactHasEveryKey: [
      RuleShowing(
        app + "ContactPropertyTests.swift", "start empty, with a new identifier, and are all there")
    ],
    .availabilityIsSafeToAsk: [object("have all of no keys, and never end the app when asked")],
    .valuesComeAsStored: [
      RuleShowing("Scenarios/04-keys/02-a-thumbnail-is-not-the-picture.yaml"),
      RuleShowing("Scenarios/04-keys/05-text-stays-text.yaml"),
      RuleShowing("Scenarios/04-keys/07-every-label-stays.yaml"),
    ],
    .unsetValuesAreEmpty: [
      RuleShowing(
        app + "ContactPropertyTests.swift", "start empty, with a new identifier, and are all there"),
      RuleShowing(app + "SaveRequestTests.swift", "clears a property with an empty value"),
    ],
    .deletingNeedsNoKeys: [RuleShowing("Scenarios/04-keys/03-notes-need-an-entitlement.yaml")],
    .copiesKeepIdentifier: [
      RuleShowing(
        app + "ContactCopyTests.swift",
        "A copy of a mutable contact keeps what was set, whatever is set later")
    ],
    .archivedContactNeedsNoAccess: [object("come back from an archive where there is no access")],
    .organizationStandsForName: [
      RuleShowing(
        provider + "AddressBook/DisplayNameTests.swift",
        "An organization shows its name; nothing to show is nil, not an empty text")
    ],
    .identifiersLast: [
      RuleShowing(
        provider + "AddressBook/IdentifierTests.swift",
        "The identifiers of a seed are the same in every run",
        "The seed changes all; the identity of an entry is no value of the contact")
    ],
    .entriesKeepIdentity: [
      RuleShowing(app + "ValueTests.swift", "A labeled value keeps its identifier through edits"),
      RuleShowing(app + "SaveRequestTests.swift", "keeps the identifiers of entries that stay"),
    ],
    .equalContactsAgree: [
      RuleShowing(
        app + "ContactCopyTests.swift",
        "Contacts are equal with the same identifier, keys and values")
    ],
  ]

  private static let requests: [RuleID: [RuleShowing]] = [
    .fetchRequestDefaults: [
      object("fetch all contacts, unified, immutable and unsorted unless told otherwise")
    ],
    .unsortedOrderIsOpen: [RuleShowing("Scenarios/16-privacy-stories/12-many-contacts.yaml")],
    .stopEndsEnumeration: [
      RuleShowing(
        app + "StoreTests.swift", "enumerates in the order that was asked for, until it is stopped")
    ],
    .descriptorsStandBesideKeys: [object("are fetched with keys and descriptors in one list")],
    .comparatorNeedsItsKeys: [
      RuleShowing(
        app + "NameOrderTests.swift", "The comparator's descriptor names all that it reads",
        "Comparing contacts that lack a name's key ends the app")
    ],
    .enumeratorsNeedShim: [
      RuleShowing(app + "HistoryTests.swift", "Contacts can be enumerated with a token for later")
    ],
    .containersHaveTypes: [
      RuleShowing(app + "GroupTests.swift", "The keys and kinds have Apple's values")
    ],
    .sampleIsFreshSimulator: [RuleShowing("Scenarios/16-privacy-stories/12-many-contacts.yaml")],
    .requestOnlyCollects: [object("change nothing before a store executes their request")],
    .requestBuildsOnItself: [
      RuleShowing(
        app + "GroupStoreTests.swift",
        "A new contact, a new group and the membership are stored in one request")
    ],
    .addedObjectIsStored: [
      RuleShowing(
        app + "SaveRequestTests.swift",
        "stores a new contact, which can be changed and deleted afterwards")
    ],
    .executionRefreshesObjects: [
      RuleShowing(
        app + "SaveRequestTests.swift", "leaves its objects as they are where it is told so")
    ],
    .namelessContactIsStored: [object("store a contact without any name or number")],
    .announcementsComeInBackground: [
      RuleShowing(
        app + "StoreChangeTests.swift",
        "An edit by the person is told as an external change, on the app's own queue")
    ],
  ]

  /// Rules that decide something, and that no scenario file can tell from their opposite.
  private static let unseen: [RuleID: [RuleShowing]] = [
    .unknownKeyFails: [
      RuleShowing(app + "StoreTests.swift", "passes on a key that names no property")
    ],
    .displayedKeysLimitCard: [
      RuleShowing(
        picker + "ScopeTests.swift", "with its rule turned round the card shows every key")
    ],
    .invalidPredicateEndsApp: [
      RuleShowing(
        picker + "ClosingTests.swift",
        "with its rule turned round such a predicate only keeps the picker away")
    ],
    .subgroupsNeedMac: [turnedBookRule], .groupCannotHoldItself: [turnedBookRule],
    .meCardIsOnMac: [turnedBookRule], .unifiedContactHasNoAccount: [turnedBookRule],
    .announcementTellsOrigin: [turnedChangeRule], .storeMustBeUsedFirst: [turnedChangeRule],
    .accessControlsNeedSystem: [turnedAccessRule],
    .popoverPicksOne: [
      RuleShowing(screens + "PopoverTests.swift", "tells no cancel, only that it closes")
    ],
  ]

  private static let turnedBookRule = RuleShowing(
    provider + "Rulebook/SwitchedBookRuleTests.swift",
    "change what comes of a call where they are turned round, and are cited")
  private static let turnedChangeRule = RuleShowing(
    provider + "Changes/ChangeRuleTests.swift", "a rule on changes decides something")
  private static let turnedAccessRule = RuleShowing(
    picker + "AccessRuleTests.swift", "each decides something, and the ledger names it")
}
