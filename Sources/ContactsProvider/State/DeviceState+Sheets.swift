/// Why a sheet, such as a contact picker, does not open.
public enum SheetRefusal: String, Error, Sendable {
  /// The app has a sheet on the screen already.
  case anotherIsOpen
  /// The system fails to open it.
  case cannotOpen
  /// The app has ended.
  case notRunning
}

/// What a sheet is made of: the contacts at the moment at which it opens, and how they are shown.
package struct SheetContents: Sendable {
  /// The number of the sheet on its device, from 1.
  package let number: Int
  /// The contacts that it lists, in the order of the device's settings.
  package let records: DeliveredRecords
  /// How names are shown.
  package let displayName: DisplayName
  /// The answers to what Apple does not document.
  package let assumptions: Assumptions
  /// Rules whose outcome is turned round.
  package let switchedRules: Set<RuleID>
  /// Whether the app may read notes.
  package let givesNotes: Bool
}

extension DeviceState {
  /// Opens a sheet with contacts in front of an app.
  mutating func openSheet<Asked: Question>(
    for app: String, _ make: (SheetContents) -> (question: Asked, rules: RuleSet)
  ) throws(SheetRefusal) -> Asked {
    beginDecision()
    if let refusal = sheetRefusal(for: app) {
      record(.sheetRefused(refusal), by: .system, app: app)
      throw refusal
    }
    sheetCount += 1
    let (question, rules) = make(sheetContents(for: app))
    cite(rules)
    apps[app]?.openSheet = OpenSheet(question: question, number: sheetCount)
    record(.sheet(question), by: .system, app: app)
    return question
  }

  /// What keeps a sheet from opening in front of an app.
  private mutating func sheetRefusal(for app: String) -> SheetRefusal? {
    guard apps[app]?.isRunning == true else { return .notRunning }
    if apps[app]?.openSheet != nil, holds(.onePickerAtATime) { return .anotherIsOpen }
    if failingSheets > 0 {
      failingSheets -= 1
      return .cannotOpen
    }
    if !holds(.pickerNeedsNoAccess), peekStatus(of: app) != .authorized { return .cannotOpen }
    return nil
  }

  private mutating func sheetContents(for app: String) -> SheetContents {
    let records: DeliveredRecords =
      holds(.pickerListsEveryContact)
      ? .snapshot(book.records(sortedBy: sortOrder))
      : .list(book.sorted(reachableContacts(of: app), by: sortOrder))
    return SheetContents(
      number: sheetCount, records: records,
      displayName: DisplayName(locale: configuration.locale, displayOrder: displayOrder),
      assumptions: assumptions, switchedRules: configuration.switchedRules,
      givesNotes: !lacksNoteEntitlement(app))
  }

  /// Whether a sheet is still on the screen.
  func isOpen(sheet number: Int, of app: String) -> Bool {
    apps[app]?.openSheet?.number == number
  }

  /// Takes a sheet off the screen.
  mutating func closeSheet(_ number: Int, of app: String) {
    if isOpen(sheet: number, of: app) { apps[app]?.openSheet = nil }
  }

  /// Notes that the chosen contacts go to an app, which gains nothing else by it.
  mutating func notePick(_ delivery: Delivery, by app: String, _ rules: RuleSet) {
    cite(rules)
    if !holds(.pickingChangesNoAccess) {
      delivery.records.visit { record in
        apps[app]?.shared.insert(record.identifier)
        return true
      }
      if apps[app]?.decision != .full { apps[app]?.decision = .limited }
    }
    record(.pick(delivery), by: .system, app: app)
  }
}
