internal import ContactsProvider
internal import ScenarioSyntax

/// Reads one document: collects what is wrong, and knows what earlier parts of it declared.
///
/// The methods that read values answer nil after they reported; a plan is made only where nothing
/// was reported, so that callers go on with whatever they have. One mistake gives one finding: where
/// the text was damaged nothing is reported that the damage may explain.
final class DocumentReader {
  let source: SourceFile
  let registeredApps: [String: AppOffer?]
  /// Reads a file by its path as it is written in the document.
  let files: (String) -> [UInt8]?
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Report> = []

  /// The system, once it is read; nil where it is unknown, and then nothing is checked against it.
  var system: DeviceSystem? = .iOS26
  /// How full names are written on the device.
  var displayName = DisplayName(locale: "en_US", displayOrder: .givenNameFirst)
  /// The contacts that can be named.
  var directory = ContactDirectory()
  /// The groups that can be named.
  var groups = GroupDirectory()
  /// The places of the accounts, by name.
  var accounts = [AccountSeed.onMyPhone.name: 0]
  /// How many names were compared to find near misses.
  var comparisons = 0
  /// The apps, once they are read; nil where they cannot be.
  var apps: [AppPlan]?
  /// The names that steps gave to their results.
  var resultNames: Set<String> = []
  /// The names that steps gave to their tokens.
  var tokenNames: Set<String> = []
  /// Whether a step took a token and gave it no name that could be read.
  var hasUnnamedToken = false
  /// The latest build of each app that was installed anew, by the app's place.
  var builds: [Int: AppDescription] = [:]
  /// The device files that lead here.
  var trail = DeviceTrail()
  /// What the file may still generate.
  let generation: GenerationBudget
  /// How many contacts of the device are generated so far.
  var generatedCount = 0
  /// Whether app code ran: it may have added contacts that the document does not tell of.
  var hasPerformed = false
  /// Whether it is open in which order the device writes the parts of a name.
  var hasUnclearNames = false
  /// Whether an app may run that could not be read: then steps may perform its functions.
  var hasUnreadRuns = false
  /// The words of what could not be read: it may declare the names that seem to be unknown.
  private var unreadWords: [Set<Substring>] = []
  /// The places of damaged texts, of lost values and of doubtful keys.
  private var damagedPlaces: Set<SourceSpan> = []
  private var withheldCount = 0

  init(
    source: SourceFile, registeredApps: [String: AppOffer?],
    generation: GenerationBudget = GenerationBudget(), files: @escaping (String) -> [UInt8]?
  ) {
    self.source = source
    self.generation = generation
    self.registeredApps = registeredApps
    self.files = files
  }

  private struct Report: Hashable {
    let code: DocumentCode
    let span: SourceSpan
  }

  /// Notes a mistake; a second one of the same kind at the same place says nothing new.
  func report(
    _ code: DocumentCode, _ message: String, at span: SourceSpan, label: String? = nil,
    hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    guard !damagedPlaces.contains(span) else {
      withheldCount += 1
      return
    }
    guard reported.insert(Report(code: code, span: span)).inserted else { return }
    diagnostics.append(
      Diagnostic(
        code: code.rawValue, message: message, span: span, label: label, hint: hint, notes: notes))
  }

  /// Reports nothing more at a place.
  func withhold(at span: SourceSpan) { damagedPlaces.insert(span) }

  /// Counts a mistake that is not reported because damage may explain it.
  func noteWithheld() { withheldCount += 1 }

  /// Keeps a text that may declare what seems to be unknown elsewhere.
  ///
  /// Words of a name that was read for certain tell of nothing else.
  func noteUnread(_ text: String, besides name: String? = nil) {
    let words = Set(Self.words(of: text))
    unreadWords.append(words.subtracting(name.map(Self.words) ?? []))
  }

  /// Whether a name may be declared in what could not be read: all of its words stand there.
  func mayBeUnread(_ name: String) -> Bool {
    let words = Self.words(of: name)
    if unreadWords.contains(where: { $0.isSuperset(of: words) }) { return true }
    guard hasUnclearNames else { return false }
    return directory.names.contains { Set(Self.words(of: $0)) == Set(words) }
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// Runs a body and tells whether it reported nothing.
  func isClean(_ body: () -> Void) -> Bool {
    let before = diagnostics.count + withheldCount
    body()
    return diagnostics.count + withheldCount == before
  }

  /// Notes that something of the language is not played by this version.
  func reportLater(_ word: String, at span: SourceSpan) {
    report(
      .notYet, "'\(word)' is part of the language, but this version does not play it yet", at: span)
  }

  /// Notes that the system can never do what is asked.
  func reportUnfit(_ what: String, at span: SourceSpan, hint: String? = nil) {
    guard let system else { return }
    report(.notOnThisSystem, "\(what) on \(system.name)", at: span, hint: hint)
  }
}
