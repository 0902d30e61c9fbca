/// What the device knows of an installed app.
struct AppState: Sendable {
  /// A decision of the person or of a tool.
  enum Decision: Sendable, Hashable {
    case undecided
    case denied
    case limited
    case full
  }

  /// The app as it is installed, but for its earlier decision.
  var description: AppDescription
  var decision = Decision.undecided {
    didSet { if decision != oldValue { history?.startAnew() } }
  }
  /// The contacts shared by choice; kept while access is refused or full.
  var shared: Set<RecordIdentifier> = []
  /// The run of the app; nil before the first launch.
  var life: ProcessLife?
  var launches = 0
  /// Why the latest run was ended, where it was.
  var termination: Termination?
  /// How often the person was asked; both stages are one.
  var promptCount = 0
  var openPrompt: OpenPrompt?
  var openSheet: OpenSheet?
  /// What the app could have seen happen; nil before its first history token.
  var history: AppHistory?
  /// How often the app was installed before; builds that replace one another are one.
  var earlierInstalls = 0
  /// How many saves of the app were announced, by which their identifiers differ.
  var announcedSaves: UInt64 = 0
  /// Whether the app is in the background.
  var isInBackground = false
  /// What the app is told once it is in the foreground again.
  var keptChange: StoreChange?
  /// What the app sent away.
  var uploads: [RecordIdentifier: ContactKeySet] = [:]
  /// What the app printed of contacts.
  var printed: [RecordIdentifier: ContactKeySet] = [:]
  /// How many calls ever came to wait for what is on the screen.
  var waitCount = 0

  init(_ description: AppDescription) {
    self.description = description
    switch description.access {
    case .notDetermined: break
    case .denied: decision = .denied
    case .authorized: decision = .full
    case .limited(let identifiers):
      decision = .limited
      shared = Set(identifiers.map(RecordIdentifier.init(text:)))
    }
  }

  var isRunning: Bool { life.map { !$0.isEnded } ?? false }

  /// The status that the decision alone gives.
  var decidedState: AuthorizationState {
    switch decision {
    case .undecided: .notDetermined
    case .denied: .denied
    case .limited: .limited
    case .full: .authorized
    }
  }
}
