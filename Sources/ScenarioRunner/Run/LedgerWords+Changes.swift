internal import ContactsPicker
internal import ContactsProvider

// What is shared by the system's controls, announced to apps, and sent away by them.
extension LedgerWords {
  func text(ofShared added: [RecordIdentifier], _ removed: [RecordIdentifier]) -> String {
    let texts = [
      added.isEmpty ? nil : "now shared: \(names(of: added))",
      removed.isEmpty ? nil : "no longer shared: \(names(of: removed))",
    ]
    let text = texts.compactMap(\.self).joined(separator: "; ")
    return text.isEmpty ? "what is shared stayed as it was" : text
  }

  func text(of change: StoreChange) -> String {
    change.isExternal
      ? "the app was told that contacts have changed"
      : "the app was told that contacts have changed, by its own save"
  }

  func text(of upload: Upload) -> String {
    if upload.document != nil { return "the app sent \(text(ofSent: upload))" }
    return "\(Shortened.count(people(in: upload).count, "contact")) went to \(upload.host)"
  }

  /// What was sent where.
  func text(ofSent upload: Upload) -> String {
    if let document = upload.document {
      let fields = document.fields.keys.sorted().joined(separator: ", ")
      return "\(document.path): \(fields.orNone) → \(upload.host)"
        + text(ofTraced: upload.contacts)
    }
    let people = people(in: upload)
    let keys = upload.contacts.values.reduce(into: ContactKeySet()) { $0.formUnion($1) }
    let names = people.isEmpty ? "" : ": \(Shortened.list(people))"
    return "\(Shortened.count(people.count, "contact")) with \(keys.words) to "
      + "\(upload.host)\(names)"
  }

  /// What an app printed, on one line, with the contacts whose values stand in it.
  func text(of line: PrintedLine) -> String {
    let lines = line.text.split(separator: "\n").map { Shortened.text(String($0)) }
    let text = lines.isEmpty ? "an empty line" : Shortened.list(lines)
    return text + self.text(ofTraced: line.contacts)
  }

  /// The contacts whose values were found in what left the app; nothing where there are none.
  private func text(ofTraced contacts: [RecordIdentifier: ContactKeySet]) -> String {
    var people: [RecordIdentifier: ContactKeySet] = [:]
    for (card, keys) in contacts {
      people[self.contacts.person(of: card), default: []].formUnion(keys)
    }
    guard !people.isEmpty else { return "" }
    let texts = people.map { (self.contacts.name(of: $0), $0.uuidText, $1.words) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.0) (\($0.2))" }
    return "; of contacts: \(Shortened.list(texts))"
  }

  /// The names of those whose values were sent, in one order for every run.
  private func people(in upload: Upload) -> [String] {
    Set(upload.contacts.keys.map(contacts.person)).map { (contacts.name(of: $0), $0.uuidText) }
      .sorted { $0 < $1 }.map(\.0)
  }

  /// A contact access button as the person sees it.
  func text(of button: AccessButtonView) -> String {
    let names = Shortened.list(button.rows.map(\.title))
    return switch button.face {
    case .hidden: "no access button"
    case .empty: "an access button without a match"
    case .single: "an access button for \(names)"
    case .several: "an access button for \(Shortened.count(button.rows.count, "contact")): \(names)"
    case .allowAccess: "an access button that offers to allow access"
    }
  }

  /// A contact access picker as the person sees it.
  func text(of sheet: AccessPickerSheet) -> String {
    // Both are made anew at each call.
    let (rows, identifiers) = (sheet.rows, sheet.ticked)
    let ticked = rows.filter { identifiers.contains($0.identifier) }.map(\.title)
    return "a contact access picker of \(Shortened.count(rows.count, "contact")), "
      + "ticked: \(Shortened.list(ticked).orNone)"
  }

  /// What the person does with an access button, as the file spells it.
  func text(of answer: AccessButtonAnswer) -> String {
    switch answer {
    case .tap(nil): "tap"
    case .tap(let chosen?): "tap: {choose: [\(names(of: chosen))]}"
    case .obscuredTap: "obscuredTap"
    }
  }

  /// What the person does with an access picker, as the file spells it.
  func text(of answer: AccessPickerAnswer) -> String {
    switch answer {
    case .select(let chosen): return "select: [\(names(of: chosen))]"
    case .change(let added, let removed):
      let texts = [
        added.isEmpty ? nil : "add: [\(names(of: added))]",
        removed.isEmpty ? nil : "remove: [\(names(of: removed))]",
      ]
      return texts.compactMap(\.self).joined(separator: ", ")
    case .cancel: return "cancel"
    }
  }

  private func names(of identifiers: [String]) -> String {
    names(of: identifiers.map(RecordIdentifier.init(text:)))
  }
}
