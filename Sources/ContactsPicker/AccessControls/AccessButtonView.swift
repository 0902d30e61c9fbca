public import ContactsProvider

/// A contact access button as the person sees it.
public struct AccessButtonView: Question {
  /// What the person does with it; nil leaves it alone.
  public typealias Answer = AccessButtonAnswer

  /// The bundle identifier of the app in which it stands.
  public let bundleIdentifier: String
  /// The button as the app set it up.
  public let request: AccessButtonRequest
  /// What it shows.
  public let face: AccessButtonFace
  /// How many contacts match.
  public var count: Int { matches.count }

  let matches: [ContactRecord]
  let displayName: DisplayName

  /// The matches, in the order of the device's settings; made anew at each call.
  ///
  /// The one of a single match stands on the button, several on the view that a tap opens.
  public var rows: [PickerRow] { matches.map(row) }

  func row(_ record: ContactRecord) -> PickerRow {
    PickerRow(
      identifier: record.identifierText, title: displayName.rowTitle(of: record.values),
      isEnabled: true)
  }
}

/// What the person does with a contact access button.
public enum AccessButtonAnswer: Sendable, Hashable {
  /// Taps it; where several match, chooses contacts by identifier.
  case tap(choosing: [String]?)
  /// Taps it where the system cannot see it whole.
  case obscuredTap

  /// Taps it.
  public static let tap = AccessButtonAnswer.tap(choosing: nil)
}

extension AccessButtonAnswer: CustomStringConvertible {
  /// The answer as code writes it, such as `tap(Kate Bell)`.
  public var description: String {
    switch self {
    case .tap(let contacts?): "tap(\(contacts.joined(separator: ", ")))"
    case .tap(nil): "tap"
    case .obscuredTap: "obscuredTap"
    }
  }
}
