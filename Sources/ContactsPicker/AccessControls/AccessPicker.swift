public import ContactsProvider

/// The contact access picker as the person sees it: everybody, the shared ones ticked.
public struct AccessPickerSheet: Question {
  /// What the person does with it.
  public typealias Answer = AccessPickerAnswer

  /// The bundle identifier of the app before which it stands.
  public let bundleIdentifier: String
  /// The rows, in the order of the device's settings.
  public let rows: [PickerRow]
  /// The identifiers of the rows that are ticked.
  public let ticked: Set<String>
}

/// What the person does with the contact access picker; contacts by identifier.
public enum AccessPickerAnswer: Sendable, Hashable {
  /// Leaves these ticked and no others, and taps Done.
  case select([String])
  /// Ticks some, takes the ticks of others away, and taps Done.
  case change(adding: [String], removing: [String])
  /// Taps Cancel.
  case cancel
}

/// The contact access picker of an app.
public enum AccessPicker {
  /// Presents the picker where the app has limited access, and lets the person choose.
  ///
  /// - Returns: The identifiers of the newly shared contacts.
  public static func present(in process: AppProcess) -> [String] { [] }
}
