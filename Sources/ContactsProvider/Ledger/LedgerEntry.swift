/// A call of an app into the contacts system.
public enum Call: String, CaseIterable, Sendable {
  /// Reading the authorization status.
  case checkStatus
  /// Asking for access.
  case requestAccess
  /// Any fetch of contacts.
  case fetch
  /// Executing a save request.
  case save
  /// Fetching the change history.
  case history
}

/// One thing that happened on a device, written where it was decided.
public struct LedgerEntry: Sendable {
  /// Who does what an entry of the ledger tells.
  public enum Actor: String, Sendable {
    /// The app.
    case app
    /// The person who holds the device.
    case person
    /// The system, its tools included.
    case system
  }

  /// What an entry tells.
  public enum Event: Sendable {
    /// An app was started for the time of this number.
    case launch(Int)
    /// An app stopped without a fault.
    case exit
    /// The system showed a prompt.
    case prompt(Prompt)
    /// The person answered a prompt; nil where nobody did.
    case answer(Prompt, PromptAnswer?)
    /// The system showed something else that the person answers, such as a contact picker.
    indirect case sheet(any Question)
    /// Such a thing did not open.
    case sheetRefused(SheetRefusal)
    /// The person did something with it; nil where nobody did.
    indirect case sheetAnswer(any Question, (any Sendable)?)
    /// An app that showed a sheet has nobody any more who is told what the person did with it.
    case unheard
    /// A call was let through in a state.
    case allowed(Call, AuthorizationState)
    /// A call was ended with an error.
    case refused(Call, ContactsError)
    /// Contacts went to an app.
    case delivery(Delivery)
    /// Groups went to an app.
    case groups([RecordIdentifier])
    /// Accounts went to an app.
    case containers([RecordIdentifier])
    /// What the person picked went to an app.
    case pick(Delivery)
    /// Contacts were stored, changed or deleted.
    case saved([SavedChange])
    /// Contacts were shared with an app, and others no longer, on a control of the system.
    case shared([RecordIdentifier], removed: [RecordIdentifier])
    /// An app was told that contacts have changed.
    case announcement(StoreChange)
    /// Values of contacts left the device.
    case upload(Upload)
    /// An upload failed.
    case uploadFailed(host: String, ContactsError)
    /// An app printed something.
    case printed(PrintedLine)
    /// Access, its set or a setting was changed from outside an app.
    case setting(String)
    /// An app was ended.
    case termination(Termination)
  }

  /// The contacts that went to an app, where some did.
  public var delivery: Delivery? {
    switch event {
    case .delivery(let delivery), .pick(let delivery): delivery
    default: nil
    }
  }

  /// The entry's number on its device, from 1.
  public let number: Int
  /// The virtual time since the device was switched on.
  public let time: Duration
  /// The app that the entry is about; nil for the whole device.
  public let bundleIdentifier: String?
  /// Who did it.
  public let actor: Actor
  /// What happened.
  public let event: Event
  /// The rules that decided it.
  public let rules: RuleSet
}

/// One change that a save made.
public enum SavedChange: Sendable, Hashable {
  /// A contact was added.
  case added(RecordIdentifier)
  /// Some values of a contact were replaced.
  case updated(RecordIdentifier, ContactKeySet)
  /// A contact was deleted.
  case deleted(RecordIdentifier)
  /// A group was made.
  case addedGroup(RecordIdentifier)
  /// A group was renamed.
  case renamedGroup(RecordIdentifier)
  /// A group was deleted; its contacts stay.
  case deletedGroup(RecordIdentifier)
  /// A contact joined a group.
  case addedMember(RecordIdentifier, group: RecordIdentifier)
  /// A contact left a group.
  case removedMember(RecordIdentifier, group: RecordIdentifier)
  /// A group became part of another one.
  case addedSubgroup(RecordIdentifier, group: RecordIdentifier)
  /// A group is no longer part of another one.
  case removedSubgroup(RecordIdentifier, group: RecordIdentifier)
  /// Cards became one contact.
  case linked([RecordIdentifier])
  /// A card is a contact of its own again.
  case unlinked(RecordIdentifier)
}
