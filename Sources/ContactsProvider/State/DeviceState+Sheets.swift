/// Why a sheet, such as a contact picker, does not open.
public enum SheetRefusal: String, Error, Sendable {
  /// The app has a sheet on the screen already.
  case anotherIsOpen
  /// The system fails to open it.
  case cannotOpen
  /// The app has ended.
  case notRunning
  /// The system has no such sheet.
  case notOnThisSystem
  /// The sheet is for apps with limited access, and this one has none.
  case needsLimitedAccess
}

/// Which sheet opens.
package enum SheetKind: Sendable, Hashable {
  /// The contact picker of a phone.
  case contactPicker
  /// The contact picker of a Mac.
  case popover(picksSeveral: Bool)
  /// The contact access picker.
  case accessPicker
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
  /// The contacts that are shared with the app by choice.
  package let shared: Set<RecordIdentifier>
}

extension DeviceState {
  /// Opens a sheet with contacts in front of an app.
  mutating func openSheet<Asked: Question>(
    _ kind: SheetKind, for app: String,
    _ make: (SheetContents) -> (question: Asked, rules: RuleSet)
  ) throws(SheetRefusal) -> Asked {
    beginDecision()
    if let refusal = sheetRefusal(kind, for: app) {
      record(.sheetRefused(refusal), by: .system, app: app)
      throw refusal
    }
    sheetCount += 1
    let (question, rules) = make(sheetContents(kind, for: app))
    cite(rules)
    apps[app]?.openSheet = OpenSheet(question: question, number: sheetCount)
    record(.sheet(question), by: .system, app: app)
    return question
  }

  /// What keeps a sheet from opening in front of an app.
  private mutating func sheetRefusal(_ kind: SheetKind, for app: String) -> SheetRefusal? {
    guard apps[app]?.isRunning == true else { return .notRunning }
    if let refusal = systemRefusal(kind, for: app) { return refusal }
    if apps[app]?.openSheet != nil, holds(.onePickerAtATime) { return .anotherIsOpen }
    if failingSheets > 0 {
      failingSheets -= 1
      return .cannotOpen
    }
    if kind != .accessPicker, !holds(.pickerNeedsNoAccess), peekStatus(of: app) != .authorized {
      return .cannotOpen
    }
    return nil
  }

  /// What keeps a kind of sheet from opening on this system, or in the app's state of access.
  private mutating func systemRefusal(_ kind: SheetKind, for app: String) -> SheetRefusal? {
    switch kind {
    case .contactPicker: return capabilities.contactPicker == .sheet ? nil : .notOnThisSystem
    case .popover(let picksSeveral):
      guard capabilities.contactPicker == .popover else { return .notOnThisSystem }
      return picksSeveral && holds(.popoverPicksOne) ? .notOnThisSystem : nil
    case .accessPicker: return accessPickerRefusal(for: app)
    }
  }

  private mutating func accessPickerRefusal(for app: String) -> SheetRefusal? {
    if !capabilities.hasAccessPicker, holds(.accessControlsNeedSystem) { return .notOnThisSystem }
    if status(of: app) == .limited { return nil }
    return holds(.accessPickerNeedsLimited) ? .needsLimitedAccess : nil
  }

  private mutating func sheetContents(_ kind: SheetKind, for app: String) -> SheetContents {
    let listing =
      kind == .accessPicker ? RuleID.accessPickerListsEveryone : .pickerListsEveryContact
    let joins = joins(true)
    let records: DeliveredRecords =
      holds(listing)
      ? .snapshot(
        joins ? book.contacts(sortedBy: sortOrder) : book.records(sortedBy: sortOrder))
      : .list(book.sorted(reachableContacts(of: app), by: sortOrder))
    return SheetContents(
      number: sheetCount, records: records,
      displayName: DisplayName(locale: configuration.locale, displayOrder: displayOrder),
      assumptions: assumptions, switchedRules: configuration.switchedRules,
      givesNotes: !lacksNoteEntitlement(app), shared: apps[app]?.shared ?? [])
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
      let before = access(of: app)
      delivery.records.visit { record in
        apps[app]?.shared.formUnion(record.ownCards)
        return true
      }
      if apps[app]?.decision != .full { apps[app]?.decision = .limited }
      announceGrant(of: app, from: before)
    }
    record(.pick(delivery), by: .system, app: app)
  }
}
