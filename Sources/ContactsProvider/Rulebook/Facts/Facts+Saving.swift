extension Facts {
  /// The facts on saves, change notices and change history.
  static var saving: [Fact] {
    [requestsToSave, validation, wholeSaves, changeNotices, changeHistory].flatMap(\.self)
  }

  private static let requestsToSave: [Fact] = [
    Fact(
      "6.1", "A save request only collects; executing it does the work, and each serves once.",
      header("CNSaveRequest")),
    Fact("6.2", "Adding to a container of nil means the default one.", header("CNSaveRequest")),
    Fact(
      "6.3", "In one request a later call undoes an earlier opposite one for the same object.",
      header("CNSaveRequest")),
    Fact(
      "6.4", "Adding what is stored already fails with code 201 and names the records.",
      header("CNSaveRequest")),
    Fact(
      "6.5", "Updating or deleting what is not stored fails with code 200 and names the records.",
      header("CNSaveRequest")),
    Fact(
      "6.6", "Deleting a group or removing a member leaves the contacts themselves alone.",
      header("CNSaveRequest")),
    Fact(
      "6.7", "One request can add a contact or a group together with its memberships.",
      github("tutao/tutanota")),
    Fact(
      "6.8",
      "After an add the object in hand carries the stored identifier and can be used further.",
      changeNotifier),
    Fact(
      "6.9", "Executing may refresh the objects of its request unless it is told not to.",
      header("CNSaveRequest"), contacts("cnsaverequest/shouldrefetchcontacts")),
    Fact(
      "6.10", "Of overlapping saves the last wins, property by property.",
      header("CNContactStore"), contacts("cncontactstore/execute(_:)")),
    Fact(
      "6.11", "The names of codes 101, 202 to 207 and 500 are all that is told of their causes.",
      header("CNError"), contacts("cnerror/code")),
    Fact(
      "6.12", "Writing to read-only contacts was seen to fail with code 2.",
      github("QuisApp/flutter_contacts/issues/95")),
    Fact(
      "6.13", "Accounts of Gmail and Exchange reject groups or lose their members.",
      github("joshuapinter/react-native-unified-contacts/issues/38"),
      github("QuisApp/flutter_contacts/issues/129"),
      github("lionheart/openradar-mirror/issues/19656")),
    Fact("6.14", "Saving an image of zero bytes was seen to fail with code 2."),
  ]

  private static let validation: [Fact] = [
    Fact(
      "6.15", "Birthdays and dates need month and day in the Gregorian calendar, or fail with 302.",
      contacts("cncontact/birthday"), header("CNMutableContact")),
    Fact(
      "6.16", "A birthday of another calendar needs month, day and that calendar.",
      contacts("cncontact/nongregorianbirthday"), header("CNMutableContact")),
    Fact(
      "6.17", "Several faults at once fail with 300 and a list, a value of a wrong type with 301.",
      header("CNError")),
    Fact(
      "6.18", "A contact without name, number and organization can be stored.",
      github("capacitor-community/contacts/issues/29")),
  ]

  private static let wholeSaves: [Fact] = [
    Fact(
      "6.19",
      "Apple says that a unified contact can be edited, its changes going to the right cards.",
      session2015),
    Fact(
      "6.20", "Updates of linked contacts were seen to vanish on iOS and to fail on the Mac.",
      github("morenoh149/react-native-contacts/issues/522"), github("omarshahine/apple-pim")),
    Fact(
      "6.21", "A save that fails may leave a part of its changes behind.",
      github("omarshahine/apple-pim/pull/77")),
    Fact(
      "6.22", "Errors of a save may come from domains other than that of the framework.",
      github("omarshahine/apple-pim"), github("mattt/iMCP/issues/148")),
  ]

  private static let changeNotices: [Fact] = [
    Fact(
      "6.23", "The header announces changes made by another store through a notification.",
      header("CNContactStore")),
    Fact(
      "6.24", "In practice an app is told of its own saves as well, also by later echoes.",
      changeNotifier),
    Fact("6.24a", "Such an echo may even be marked as coming from outside.", changeNotifier),
    Fact(
      "6.25", "Notices come in bursts and do not list what changed.",
      changeNotifier, github("lionheart/openradar-mirror/issues/19836")),
    Fact(
      "6.26", "On iOS a notice carries undocumented keys about where the change came from.",
      changeNotifier),
    Fact("6.27", "A process that has not used a store with access hears nothing.", changeNotifier),
    Fact("6.27a", "On the Mac a process that has just started may miss a notice.", changeNotifier),
    Fact("6.28", "No thread is promised for a notice."),
    Fact(
      "6.29", "An app that is not running gets no notice and catches up by the change history.",
      historyNote, changeNotifier),
  ]

  private static let changeHistory: [Fact] = [
    Fact(
      "6.30",
      "By default the history starts anew, unifies, omits groups and brings identifiers only.",
      header("CNChangeHistoryFetchRequest"), historyNote),
    Fact(
      "6.31", "Without a token the history drops everything and adds each contact again.",
      header("CNChangeHistoryFetchRequest"), historyNote),
    Fact(
      "6.32", "Sources conflict on whether an old token starts over or fails with 603 or 604.",
      historyNote, header("CNError")),
    Fact(
      "6.33", "The history folds events: several updates are one, an add and a delete none.",
      header("CNChangeHistoryFetchRequest")),
    Fact(
      "6.34", "Adds and updates bring the contact, deletes only its identifier.",
      historyNote, header("CNChangeHistoryEvent")),
    Fact(
      "6.35", "Tokens are opaque, may be kept over launches and come with the result of a fetch.",
      historyNote, contacts("cncontactstore/currenthistorytoken")),
    Fact(
      "6.36", "An excluded author's changes are missing from the history, not from the notices.",
      historyNote, changeNotifier),
    Fact(
      "6.37", "The history may raise an exception half-way or fail with an error early.",
      header("CNContactStore")),
  ]
}
