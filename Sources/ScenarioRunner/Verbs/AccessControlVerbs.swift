internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let accessButton = VerbDefinition(
    declaration: VerbDeclaration(
      name: "accessButton", actor: .app,
      shape: .fields([
        query.declaration, ignoredEmails.declaration, ignoredPhoneNumbers.declaration,
      ]),
      beside: [], asks: [.accessButton], results: [.button, .newlyShared],
      sentence: "The app shows a contact access button beside its own search results.",
      example: "- accessButton: {query: Jonas}"),
    read: { arguments in
      let (reader, place) = (arguments.reader, arguments.verbEntry.keySpan)
      if reader.system?.capabilities.hasAccessButton == false {
        reader.reportUnfit("there is no contact access button", at: place)
      }
      return .accessButton(
        PlannedAccessButton(
          query: arguments(query) ?? "", ignoredEmails: arguments(ignoredEmails) ?? [],
          ignoredPhoneNumbers: arguments(ignoredPhoneNumbers) ?? []))
    })

  static let accessPicker = VerbDefinition(
    declaration: VerbDeclaration(
      name: "accessPicker", actor: .app, shape: .nothing, beside: [], asks: [.accessPicker],
      results: [.newlyShared],
      sentence: "The app shows the contact access picker, which comes with limited access only.",
      example: "- accessPicker:\n  user: {add: [Jonas Quill]}"),
    read: { arguments in
      if arguments.reader.system?.capabilities.hasAccessPicker == false {
        arguments.reader.reportUnfit(
          "there is no contact access picker", at: arguments.verbEntry.keySpan)
      }
      return .accessPicker
    })

  static let upload = VerbDefinition(
    declaration: VerbDeclaration(
      name: "upload", actor: .app,
      shape: .options([sentResult.declaration, sentKeys.declaration, host.declaration]),
      beside: [], asks: [], results: [],
      sentence: "The app sends values of contacts to a host.",
      example: "- upload: {keys: [name], to: api.example}"),
    read: { arguments in
      let from = arguments(sentResult)
      let keys = arguments(sentKeys)
      return .upload(PlannedUpload(from: from, keys: keys, host: arguments(host) ?? usualHost))
    })

  private static let usualHost = "server.example"

  private static let query = Argument(
    "query", .text, isRequired: true, "What the person searches for."
  ) { $1.text($0, for: "query") }

  private static let ignoredEmails = Argument(
    "ignoredEmails", .texts,
    "E-mail addresses of people who are not offered; none where it is left out."
  ) { $1.texts($0, for: "ignoredEmails") }

  private static let ignoredPhoneNumbers = Argument(
    "ignoredPhoneNumbers", .texts,
    "Phone numbers of people who are not offered; none where it is left out."
  ) { $1.texts($0, for: "ignoredPhoneNumbers") }

  private static let sentResult = Argument(
    "from", .result, "The result whose contacts are sent; the latest one where it is left out."
  ) { $1.resultName($0) }

  private static let sentKeys = Argument(
    "keys", .keys, "The properties that are sent; those that were fetched where it is left out."
  ) { $1.keys($0, for: "keys") }

  private static let host = Argument(
    "to", .text, "The host that they go to; '\(usualHost)' where it is left out."
  ) { $1.text($0, for: "to") }
}
