extension Facts {
  /// The facts on authorization: statuses, prompts, settings, tools and entitlements.
  static var authorization: [Fact] {
    [
      statuses, requests, prompts, purposeText, management, changesWhileRunning, resetsAndTools,
      notesEntitlement, otherPlatforms,
    ].flatMap(\.self)
  }

  private static let statuses: [Fact] = [
    Fact(
      "1.1", "A status of 0 is notDetermined, 1 restricted, 2 denied, 3 authorized and 4 limited.",
      header("CNContactStore"),
      "https://learn.microsoft.com/dotnet/api/contacts.cnauthorizationstatus"),
    Fact(
      "1.2", "Limited access came with iOS 18, visionOS 2 and watchOS 11; the native Mac has none.",
      contacts("cnauthorizationstatus/limited")),
    Fact(
      "1.3", "One permission covers reading and writing, and contacts are its only entity type.",
      header("CNContactStore"), flutterContacts),
    Fact(
      "1.4",
      "Every app starts undecided; a decision then moves only by Settings, policy or a reset.",
      Rulebook.accessing, documentation("updates/contactsui"), session2024),
    Fact(
      "1.5", "Full access given before the upgrade to iOS 18 stays full without a new question.",
      Rulebook.accessing),
    Fact(
      "1.6", "Reading the status is safe on any thread, shows nothing and waits for nothing.",
      contacts("cncontactstore/authorizationstatus(for:)"), header("CNContactStore")),
    Fact(
      "1.7",
      "The native Mac has neither the limited status nor the access button or access picker.",
      contacts("cnauthorizationstatus/limited"), contactsUI("contactaccessbutton")),
    Fact(
      "1.8",
      "The access picker is for iPhone and iPad only, the access button for Mac Catalyst too.",
      contactsUI("contactaccessbutton"), accessPickerPage),
  ]

  private static let requests: [Fact] = [
    Fact(
      "1.9", "A request returns at once and calls its handler later, on a queue of its own choice.",
      contacts("cncontactstore/requestaccess(for:completionhandler:)"), header("CNContactStore")),
    Fact(
      "1.10", "A granted request hands over true and no error, a refused one false and an error.",
      header("CNContactStore"), github("sfsam/Itsycal/issues/152"),
      github("omarshahine/apple-pim")),
    Fact(
      "1.11",
      "A refusal is CNErrorDomain 100, described in the system's language as Access Denied.",
      github("sfsam/Itsycal/issues/152"), github("omarshahine/apple-pim/issues/159")),
    Fact(
      "1.12", "Only the first request shows a prompt; later ones answer from the decision.",
      contacts("cncontactstore/requestaccess(for:completionhandler:)"), header("CNContactStore"),
      github("morenoh149/react-native-contacts")),
    Fact(
      "1.13",
      "A request answered with limited access reports granted; only the status tells it apart.",
      github("capacitor-community/contacts/issues/125"),
      github("morenoh149/react-native-contacts/issues/744"),
      github("sparrowcode/PermissionsKit/pull/352")),
    Fact(
      "1.14", "Requesting again while limited offers no further contacts.",
      github("capacitor-community/contacts/issues/125"), Rulebook.accessing),
    Fact(
      "1.15", "On iOS 15.6 a refusal was seen to wrap CNContactsFoundationErrorDomain 7.",
      github("tutao/tutanota/issues/4555")),
    Fact(
      "1.16",
      "While restricted there is no prompt and no access; the error itself is not on record.",
      header("CNContactStore"), github("signalapp/Signal-iOS/issues/799"),
      github("clusterinc/ClusterPrePermissions/issues/21")),
  ]

  private static let prompts: [Fact] = [
    Fact(
      "1.17",
      "A store call before any decision raises the prompt itself and holds its thread meanwhile.",
      header("CNContactStore"), contacts("cncontactstore/requestaccess(for:completionhandler:)"),
      Rulebook.accessing, session2015),
    Fact(
      "1.18", "If that prompt is refused, the waiting call fails with authorizationDenied.",
      Rulebook.accessing),
    Fact(
      "1.19", "Up to iOS 17 one alert asks, shows the purpose text and offers OK or Don't Allow.",
      github("appium/appium/issues/15632")),
    Fact(
      "1.20", "From iOS 18 the alert offers Continue or Don't Allow, and the latter means denied.",
      session2024, documentation("updates/contactsui"), github("appium/appium/issues/20591")),
    Fact(
      "1.21",
      "The second stage is a sheet of another process: share a selection, or everyone, counted.",
      github("appium/appium/issues/20591"), github("appium/appium-xcuitest-driver/pull/2474"),
      github("appium/WebDriverAgent/pull/1150")),
    Fact(
      "1.22",
      "Early betas of iOS 18 named the choice of full access differently from the release."),
    Fact("1.23", "A chosen selection is listed for confirmation before it counts.", session2024),
    Fact(
      "1.24", "Limited access with nobody shared is possible and lasts; fetches then find nobody.",
      github("code-payments/code-ios-app/pull/339")),
    Fact(
      "1.25", "Before any decision the access button asks for limited access alone.",
      session2024),
    Fact("1.26", "No source says what backing out of the second sheet leaves behind."),
    Fact(
      "1.26a",
      "An app that ends under an open prompt is undecided at its next start, and asks anew.",
      "https://github.com/code-payments/code-ios-app/pull/452"),
  ]

  private static let purposeText: [Fact] = [
    Fact(
      "1.27",
      "From iOS 10, touching contacts without the purpose text in Info.plist kills the process.",
      Rulebook.accessing, github("element-hq/element-ios/issues/605"),
      github("morenoh149/react-native-contacts/issues/146"),
      github("Automattic/simplenote-ios/issues/96")),
    Fact(
      "1.28", "On macOS 10.14 and later a missing purpose text means refusal at once, not a crash.",
      github("glaurent/MessagesHistoryBrowser/issues/7"),
      github("NousResearch/hermes-agent/issues/59482"),
      github("NousResearch/hermes-agent/pull/59833")),
    Fact(
      "1.29", "Neither the status nor the contact picker needs a purpose text.",
      contactsUI("cncontactpickerviewcontroller"), session2015),
    Fact(
      "1.30", "NSContactsUsageDescription is the one Info.plist key of this permission.",
      documentation("bundleresources/information-property-list/nscontactsusagedescription")),
  ]

  private static let management: [Fact] = [
    Fact(
      "1.31",
      "Restricted means that parental controls forbid access and Settings offers no switch.",
      header("CNContactStore"), github("signalapp/Signal-iOS/issues/799"),
      github("heardrwt/RHAddressBook/issues/59")),
    Fact(
      "1.32", "On a managed Mac a profile can allow or deny beforehand, without prompt or appeal.",
      documentation("devicemanagement/privacypreferencespolicycontrol/services")),
    Fact(
      "1.33", "A managed iPhone may hide an account's contacts from an app whatever its status.",
      documentation("devicemanagement/restrictions")),
  ]

  private static let changesWhileRunning: [Fact] = [
    Fact(
      "1.34",
      "Switching an app's access on or off in Settings kills the running app without notice.",
      github("morenoh149/react-native-contacts/issues/9"),
      github("Alterplay/APAddressBook/issues/77"), github("Alterplay/APAddressBook/issues/53"),
      github("heardrwt/RHAddressBook/issues/20"), github("delba/Permission/issues/30"),
      github("lionheart/openradar-mirror/issues/3370")),
    Fact(
      "1.35",
      "The log calls that a change of privacy settings; people merely see the app start anew.",
      github("delba/Permission/issues/30"),
      github("Baseflow/flutter-permission-handler/issues/746")),
    Fact(
      "1.35a",
      "Background tasks expire first; one app lived on with the old status until relaunch.",
      github("morenoh149/react-native-contacts/issues/9"),
      github("Alterplay/APAddressBook/issues/57")),
    Fact(
      "1.36",
      "No source says whether editing only the selection in Settings ends the app as well."),
    Fact(
      "1.37", "Answering a prompt, the access button or the access picker leaves the app running.",
      Rulebook.accessing, session2024),
  ]

  private static let resetsAndTools: [Fact] = [
    Fact(
      "1.38", "Resetting location and privacy leaves every app undecided and ends those running.",
      "https://developer.apple.com/library/archive/qa/qa1906/_index.html",
      github("RestComm/restcomm-ios-sdk/issues/398")),
    Fact(
      "1.39", "Testers disagree on whether a decision outlives deleting and reinstalling the app."),
    Fact(
      "1.40", "The tool simctl grants, revokes and resets services, contacts-limited among them."),
    Fact(
      "1.41",
      "The tool simctl warns that changes may end a running app, and it cannot read a decision.",
      github("kaeawc/auto-mobile/pull/1993")),
    Fact("1.42", "The tool simctl grants to an app that is not installed without complaint."),
    Fact(
      "1.43",
      "A simulator stores 0 for denied, 2 for allowed, 3 for limited and no row for undecided.",
      github("kaeawc/auto-mobile/pull/1993")),
    Fact(
      "1.44", "The service contacts-limited is older than limited access, so the two may differ.",
      github("wix/AppleSimulatorUtils")),
    Fact(
      "1.45", "AppleSimulatorUtils writes the permission database itself and failed on iOS 13.4.",
      github("wix/AppleSimulatorUtils"), github("appium/appium/issues/14355")),
    Fact(
      "1.46", "On a real device a test can reset the decision but neither grant nor revoke it.",
      documentation("xcode-release-notes/xcode-11_4-release-notes"),
      github("kaeawc/auto-mobile/issues/2491")),
  ]

  private static let notesEntitlement: [Fact] = [
    Fact(
      "1.47", "From iOS 13 and macOS 13 notes need an entitlement that Apple gives out on request.",
      Rulebook.accessing, contacts("cncontact/note"),
      entitlement("com.apple.developer.contacts.notes")),
    Fact(
      "1.48",
      "On iOS a fetch that asks for notes without it fails entirely, with unauthorizedKeys.",
      github("expo/expo/issues/11017"),
      github("joshuapinter/react-native-unified-contacts/issues/95"),
      github("joshuapinter/react-native-unified-contacts/issues/94"),
      github("firescript/nativescript-contacts/issues/89"),
      "https://stackoverflow.com/questions/57442114"),
    Fact(
      "1.49", "On the Mac the same fetch succeeds and simply brings no notes.",
      github("omarshahine/apple-pim/pull/77")),
    Fact(
      "1.50", "An entitlement that the provisioning profile lacks has no effect.",
      github("dotnet/macios/issues/7995")),
    Fact(
      "1.51", "On the Mac, updating a contact that has a note may fail with Cocoa error 134092.",
      github("omarshahine/apple-pim/pull/77"), github("mattt/iMCP/issues/148"),
      github("jjgod/apn/issues/1")),
    Fact(
      "1.52", "Any app can set and read the note of a contact that it made in memory.",
      frameworkTests),
    Fact(
      "1.53", "What iOS does when a note is saved without the entitlement is not on record.",
      github("apache/cordova-plugin-contacts/issues/218")),
  ]

  private static let otherPlatforms: [Fact] = [
    Fact(
      "1.54", "Sandboxed and hardened Mac apps need the address book entitlement.",
      entitlement("com.apple.security.personal-information.addressbook")),
    Fact(
      "1.55", "A hardened app without it is always refused, never asks and stays undecided.",
      github("omarshahine/apple-pim/issues/159"), github("omarshahine/apple-pim/pull/160"),
      github("saurabhav88/EnviousWispr/pull/1005")),
    Fact(
      "1.56", "An ad-hoc build asks unless it is hardened and lacks the entitlement.",
      github("omarshahine/apple-pim/pull/160")),
    Fact(
      "1.57", "A command-line tool uses the permission of the app that it was started from.",
      github("codebytere/node-mac-contacts/issues/32"),
      github("mycelium-hq/ai-brain-starter/pull/346")),
    Fact(
      "1.58", "On the Mac, tccutil resets decisions under the service name AddressBook.",
      github("omarshahine/apple-pim/issues/159")),
    Fact(
      "1.59", "The watch can ask and fetch but has no save requests.",
      contacts("cnsaverequest"), contacts("cncontactstore/execute(_:)")),
    Fact(
      "1.60", "Before an app asked, Settings has no contacts row in which it could be allowed.",
      "https://github.com/signalapp/Signal-iOS/pull/2276",
      "https://github.com/signalapp/Signal-iOS/issues/4438"),
  ]
}
