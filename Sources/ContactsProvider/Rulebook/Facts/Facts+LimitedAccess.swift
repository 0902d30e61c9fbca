extension Facts {
  /// The facts on limited access, the access button and the access picker.
  static var limitedAccess: [Fact] {
    [sharedSet, accessButton, accessPicker].flatMap(\.self)
  }

  private static let sharedSet: [Fact] = [
    Fact(
      "3.1", "Limited access narrows the contacts in sight and leaves every call usable.",
      Rulebook.accessing),
    Fact(
      "3.2",
      "Full access reads and writes all, limited access reads some and writes, others neither.",
      session2024),
    Fact(
      "3.3", "What an app adds belongs to its shared set at once.",
      Rulebook.accessing, session2024),
    Fact(
      "3.4", "Nothing outside the shared set can be fetched, changed or deleted.",
      Rulebook.accessing),
    Fact(
      "3.5", "Searches give shared matches only and never tell that there are others.",
      github("sparrowcode/PermissionsKit/pull/352"), github("code-payments/code-ios-app/pull/339"),
      Rulebook.accessing),
    Fact(
      "3.6", "An identifier outside the set is treated like one that does not exist.",
      Rulebook.accessing, header("CNContactStore")),
    Fact(
      "3.7",
      "Prompt, button, picker, Settings and adding fill the set; deselecting empties it again.",
      Rulebook.accessing, accessPickerPage),
    Fact(
      "3.8", "The contact picker works in every status, the access picker in limited access only.",
      session2024),
    Fact(
      "3.9", "Choosing in the ordinary picker hands over a copy and shares nothing.",
      session2024, contactsUI("cncontactpickerviewcontroller")),
  ]

  private static let accessButton: [Fact] = [
    Fact(
      "3.10", "The access button looks only among contacts outside the shared set.",
      session2024, Rulebook.accessing),
    Fact(
      "3.11", "With one match the access button shows the contact, and a tap shares it at once.",
      contactsUI("contactaccessbutton"), Rulebook.accessing),
    Fact(
      "3.12", "With several matches a tap on the access button opens a list to choose from.",
      contactsUI("contactaccessbutton"), documentation("updates/contactsui"), session2024),
    Fact("3.13", "Without a match the access button has nothing to share.", session2024),
    Fact(
      "3.14", "Contacts that have an ignored address or number do not count as matches.",
      contactsUI("contactaccessbutton"), session2024),
    Fact(
      "3.15", "The handler of the button gets the identifiers just shared, for the app to fetch.",
      Rulebook.accessing, contactsUI("contactaccessbutton")),
    Fact(
      "3.16", "With full access the access button is not shown.",
      contactsUI("contactaccessbutton")),
    Fact(
      "3.17", "Apple's page and session disagree on what the access button does after a refusal.",
      contactsUI("contactaccessbutton"), session2024),
    Fact(
      "3.18", "A tap before any decision asks for limited access and then shares that contact.",
      session2024),
    Fact(
      "3.19", "A tap counts only where the button is legible, uncovered and whole.",
      session2024),
    Fact(
      "3.20", "Another process draws the button, so the app sees neither names nor counts.",
      session2024),
    Fact(
      "3.21", "A caption goes under the name of a single match.",
      contactsUI("contactaccessbutton/caption"), contactsUI("contactaccessbutton/style")),
    Fact(
      "3.22", "Blank sheets and hidden pickers are reported for some releases of iOS 18 and 26.",
      github("feedback-assistant/reports/issues/662"),
      github("code-payments/code-ios-app/pull/339"), github("signalapp/Signal-iOS/issues/5892"),
      forum(782468), forum(762077)),
  ]

  private static let accessPicker: [Fact] = [
    Fact(
      "3.23", "Outside limited access the access picker shows nothing and gives an empty list.",
      accessPickerPage),
    Fact("3.24", "The access picker itself shows all contacts of the device.", Rulebook.accessing),
    Fact(
      "3.25", "The access picker reports the identifiers that are newly shared and no others.",
      Rulebook.accessing, accessPickerPage),
    Fact(
      "3.26", "The access picker is a SwiftUI modifier that resets its binding as it closes.",
      github("expo/expo/pull/33771"), github("zoontek/react-native-permissions/pull/985"),
      forum(756972)),
    Fact(
      "3.27",
      "Groups, containers, notices and history under limited access are described nowhere."),
    Fact(
      "3.28", "Apps that look for authorized alone mistake limited access for none.",
      github("code-payments/code-ios-app/pull/339"),
      github("morenoh149/react-native-contacts/issues/801"),
      github("TelegramMessenger/Telegram-iOS/issues/1638")),
  ]
}
