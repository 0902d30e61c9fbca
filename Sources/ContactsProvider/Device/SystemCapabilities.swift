/// What a system can do and how it guards contacts, as a row of a table.
public struct SystemCapabilities: Sendable, Hashable {
  /// How access is asked for.
  public enum PromptFlow: Sendable, Hashable {
    /// One alert: refuse or allow everything.
    case oneStage
    /// An alert, then a sheet on which contacts are selected or all are shared.
    case twoStage
  }

  /// What happens to an app that touches contacts without a purpose text in its Info.plist.
  public enum MissingUsageText: Sendable, Hashable {
    /// It is asked about as any other.
    case isTolerated
    /// It is refused at once.
    case refusesAccess
    /// It is ended.
    case endsApp
  }

  /// What asking for the note does without the notes entitlement.
  public enum NoteKey: Sendable, Hashable {
    /// No entitlement is needed.
    case isOpen
    /// The whole fetch fails.
    case failsFetch
    /// The fetch succeeds and notes are missing.
    case yieldsNothing
  }

  /// How the person picks contacts for an app.
  public enum ContactPicker: Sendable, Hashable {
    /// Not at all.
    case none
    /// In a popover, one at a time.
    case popover
    /// On a sheet.
    case sheet
  }

  /// How access is asked for.
  public var promptFlow: PromptFlow
  /// Whether a person can share some contacts only.
  public var hasLimitedAccess: Bool
  /// What a missing purpose text does.
  public var missingUsageText: MissingUsageText
  /// What the note key does.
  public var noteKey: NoteKey
  /// Whether apps can save contacts.
  public var savesContacts: Bool
  /// Whether a change of an app's access in Settings ends the app while it runs.
  public var settingsChangeEndsApp: Bool
  /// How the person picks contacts.
  public var contactPicker: ContactPicker
  /// Whether a hardened app needs the address book entitlement.
  public var guardsHardenedApps: Bool
  /// Whether an app can show a contact access button.
  public var hasAccessButton: Bool
  /// Whether an app can show the contact access picker.
  public var hasAccessPicker: Bool
  /// Whether there is a card of the person's own, and groups can be part of groups.
  public var hasMeCard: Bool
  /// Whether there is a change history.
  public var hasHistory: Bool
}

extension DeviceSystem {
  /// What this system can do: the last row of the table that begins at or before its version.
  public var capabilities: SystemCapabilities {
    let rows = Self.table.filter { $0.platform == platform && isAtLeast($0.version) }
    // The table begins with the first released version of every platform.
    return rows[rows.count - 1].capabilities
  }

  private struct Row {
    let platform: Platform
    let version: [Int]
    let capabilities: SystemCapabilities
  }

  private static func row(
    _ platform: Platform, _ version: Int..., flow: SystemCapabilities.PromptFlow,
    limited: Bool = false, usage: SystemCapabilities.MissingUsageText,
    note: SystemCapabilities.NoteKey, saves: Bool = true, ends: Bool = true,
    hardened: Bool = false
  ) -> Row {
    Row(
      platform: platform, version: version,
      capabilities: SystemCapabilities(
        promptFlow: flow, hasLimitedAccess: limited, missingUsageText: usage, noteKey: note,
        savesContacts: saves, settingsChangeEndsApp: ends, contactPicker: picker(of: platform),
        guardsHardenedApps: hardened, hasAccessButton: limited && platform == .iOS,
        hasAccessPicker: limited && platform == .iOS, hasMeCard: platform == .macOS,
        hasHistory: hasHistory(platform, version)))
  }

  /// Fact 2.19: the change history came with iOS 13, macOS 10.15 and watchOS 6.
  private static func hasHistory(_ platform: Platform, _ version: [Int]) -> Bool {
    switch platform {
    case .iOS: version[0] >= 13
    case .macOS: version[0] > 10 || version.count > 1 && version[1] >= 15
    case .visionOS: true
    case .watchOS: version[0] >= 6
    }
  }

  /// Fact 7.24: the Mac has a popover; the watch has no picker.
  private static func picker(of platform: Platform) -> SystemCapabilities.ContactPicker {
    switch platform {
    case .iOS, .visionOS: .sheet
    case .macOS: .popover
    case .watchOS: .none
    }
  }

  /// Facts 1.2, 1.7, 1.19, 1.20, 1.27, 1.28, 1.34, 1.47 to 1.49, 1.55 and 1.59 as one table.
  private static let table: [Row] = [
    row(.iOS, 9, flow: .oneStage, usage: .isTolerated, note: .isOpen),
    row(.iOS, 10, flow: .oneStage, usage: .endsApp, note: .isOpen),
    row(.iOS, 13, flow: .oneStage, usage: .endsApp, note: .failsFetch),
    row(.iOS, 18, flow: .twoStage, limited: true, usage: .endsApp, note: .failsFetch),
    row(.macOS, 10, 11, flow: .oneStage, usage: .isTolerated, note: .isOpen, ends: false),
    row(
      .macOS, 10, 14, flow: .oneStage, usage: .refusesAccess, note: .isOpen, ends: false,
      hardened: true),
    row(
      .macOS, 10, 15, flow: .oneStage, usage: .refusesAccess, note: .isOpen, ends: false,
      hardened: true),
    row(
      .macOS, 13, flow: .oneStage, usage: .refusesAccess, note: .yieldsNothing, ends: false,
      hardened: true),
    row(.visionOS, 1, flow: .oneStage, usage: .endsApp, note: .failsFetch),
    row(.visionOS, 2, flow: .twoStage, limited: true, usage: .endsApp, note: .failsFetch),
    row(.watchOS, 2, flow: .oneStage, usage: .isTolerated, note: .isOpen, saves: false),
    row(.watchOS, 3, flow: .oneStage, usage: .endsApp, note: .isOpen, saves: false),
    row(.watchOS, 6, flow: .oneStage, usage: .endsApp, note: .failsFetch, saves: false),
    row(
      .watchOS, 11, flow: .twoStage, limited: true, usage: .endsApp, note: .failsFetch,
      saves: false),
  ]
}
