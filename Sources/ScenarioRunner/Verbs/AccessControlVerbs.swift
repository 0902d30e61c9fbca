extension VerbDefinition {
  static let accessButton = bare(
    .accessButton(PlannedAccessButton(query: "", ignoredEmails: [], ignoredPhoneNumbers: [])),
    .app, asks: [.accessButton], results: [.button, .newlyShared],
    "The app shows a contact access button beside its own search results.")

  static let accessPicker = bare(
    .accessPicker, .app, asks: [.accessPicker], results: [.newlyShared],
    "The app shows the contact access picker.")

  static let upload = bare(
    .upload(PlannedUpload(from: nil, keys: nil, host: "")), .app,
    "The app sends values of contacts away.")
}
