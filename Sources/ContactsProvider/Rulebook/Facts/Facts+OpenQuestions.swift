extension Facts {
  /// The questions that no source settles.
  static let openQuestions: [Fact] = [
    Fact(
      "11.1", "Open: what limited access does to groups, containers and the person's own card.",
      Rulebook.accessing),
    Fact("11.2", "Open: whether a change of the shared set is announced or enters the history."),
    Fact("11.3", "Open: whether editing only the selection in Settings ends a running app."),
    Fact("11.4", "Open: the status after the second sheet of the prompt is cancelled."),
    Fact(
      "11.5",
      "Open: which calls reject foreign and joined predicates, and what no identifiers give.",
      header("CNContactStore"), flutterContacts),
    Fact(
      "11.6", "Open: what iOS does with a note that is saved without the entitlement.",
      github("apache/cordova-plugin-contacts/issues/218")),
    Fact(
      "11.7", "Open: whether a search by name covers nicknames and organizations or folds accents.",
      github("fishfisher/apple-contacts"), github("morenoh149/react-native-contacts/pull/377")),
    Fact(
      "11.8", "Open: what the access button does after a refusal.",
      contactsUI("contactaccessbutton"), session2024),
    Fact("11.9", "Open: whether a decision survives deleting and reinstalling the app."),
    Fact(
      "11.10", "Open: whether a grant of contacts-limited by simctl gives the limited status.",
      github("wix/AppleSimulatorUtils")),
    Fact(
      "11.11", "Open: whether an expired token fails or makes the history start over.",
      historyNote, header("CNError")),
    Fact(
      "11.12", "Open: whether swiping the contact picker away counts as a cancel.",
      contactsUI("cncontactpickerdelegate/contactpickerdidcancel(_:)")),
    Fact("11.13", "Open: when two contacts with different keys are equal."),
    Fact("11.14", "Open: whether a vCard that is written carries the photo."),
    Fact(
      "11.15", "Open: which keys a picked contact has, and whether the note is one of them.",
      session2015, bookExamples),
    Fact("11.16", "Open: the error of a request while access is restricted."),
    Fact(
      "11.17", "Open: what Swift gets for the default container without access.",
      header("CNContactStore"), github("morenoh149/react-native-contacts/pull/465")),
    Fact("11.18", "Open: how the formatter shows a contact that has only an organization."),
  ]
}
