internal import ContactsPicker
internal import ContactsProvider

/// What one app asked for, got and used in a run, as far as the ledger tells.
struct AppTrace {
  /// Contacts that a fetch gave to the app.
  struct Fetch {
    let step: Int
    let delivery: Delivery
    /// Whether the app was ended in the step, so that it had no time to read.
    var isCutShort = false
  }

  /// The steps in which the system asked the person, and whether the app had just been launched.
  private(set) var prompts: [(step: Int, isAtLaunch: Bool)] = []
  /// What fetches gave.
  private(set) var fetches: [Fetch] = []
  /// The steps in which a fetch asked for notes that the app's signature does not allow.
  private(set) var forbiddenNotes: [Int] = []
  /// Whether a request for access was granted, so that the app could have fetched.
  private(set) var isGranted = false
  /// How often contacts came from a picker.
  private(set) var pickCount = 0
  /// The cards that came from a picker.
  private(set) var picked: Set<RecordIdentifier> = []
  /// How many calls there were that need access.
  private(set) var callCount = 0
  /// The cards of which values left the device, and the step in which the first did.
  private(set) var sent: Set<RecordIdentifier> = []
  private(set) var firstSending: Int?

  /// Reads the entries about an app, each with its step.
  init(of app: String, in entries: [(step: Int, entry: LedgerEntry)]) {
    var launchStep: Int?
    for (step, entry) in entries where entry.bundleIdentifier == app {
      switch entry.event {
      case .launch: launchStep = step
      case .prompt(let prompt) where prompt.stage == .alert:
        prompts.append((step, launchStep == step))
      case .termination: cutShort(in: step)
      default: note(entry.event, step)
      }
    }
  }

  private mutating func note(_ event: LedgerEntry.Event, _ step: Int) {
    switch event {
    case .delivery(let delivery) where delivery.count > 0:
      fetches.append(Fetch(step: step, delivery: delivery))
      if delivery.withheld.contains(.note) { forbiddenNotes.append(step) }
    case .pick(let delivery) where delivery.count > 0:
      pickCount += 1
      delivery.forEachDelivered { record, _ in
        picked.formUnion((record.cards.isEmpty ? [record] : record.cards).map(\.identifier))
      }
    case .allowed(.requestAccess, .authorized), .allowed(.requestAccess, .limited):
      isGranted = true
    case .allowed(.fetch, _), .allowed(.save, _), .allowed(.history, _): callCount += 1
    case .refused(.fetch, let error) where error.isAboutNotes: forbiddenNotes.append(step)
    case .upload(let upload):
      sent.formUnion(upload.contacts.keys)
      firstSending = firstSending ?? step
    default: break
    }
  }

  private mutating func cutShort(in step: Int) {
    for index in fetches.indices where fetches[index].step == step {
      fetches[index].isCutShort = true
    }
  }
}

extension ContactsError {
  /// Whether it says that the app may not fetch notes.
  fileprivate var isAboutNotes: Bool {
    code == .unauthorizedKeys && keyPaths.contains(ContactKey.note.name)
  }
}
