public import ContactsProvider

/// What the person does with a picker, one gesture after the other.
///
/// Where the gestures leave it open, the person is asked again.
public struct PickerAnswer: Sendable, Hashable {
  /// The gestures in order.
  public var gestures: [PickerGesture]

  /// Makes an answer of gestures.
  public init(_ gestures: [PickerGesture]) { self.gestures = gestures }

  /// Chooses contacts by identifier: a tap, or ticks in order and Done.
  public static func choose(_ contacts: [String]) -> PickerAnswer {
    PickerAnswer([.choose(contacts.map { .contact($0) })])
  }

  /// Chooses one contact by identifier.
  public static func choose(_ contact: String) -> PickerAnswer { choose([contact]) }

  /// Chooses one value on a contact's card.
  public static func choose(
    _ key: ContactKey, of contact: String, _ value: PickedValue = .only
  ) -> PickerAnswer {
    PickerAnswer([.choose([.property(contact: contact, key: key, value: value)])])
  }

  /// Taps Cancel.
  public static let cancel = PickerAnswer([.cancel])
  /// Swipes the picker away.
  public static let swipeDown = PickerAnswer([.swipeDown])
  /// Leaves the picker open.
  public static let ignore = PickerAnswer([.ignore])
}

/// One thing that the person does with a picker.
public enum PickerGesture: Sendable, Hashable {
  /// Types into the search field; an empty text lists everybody again.
  case search(String)
  /// Looks at a contact's card and goes back.
  case open(contact: String)
  /// Ticks a contact, or takes the tick away.
  case tick(contact: String)
  /// Taps Done.
  case done
  /// Chooses: a tap where one thing is picked, otherwise ticks in order and Done.
  case choose([PickerChoice])
  /// Taps Cancel.
  case cancel
  /// Swipes the picker away.
  case swipeDown
  /// Leaves the picker open; see ``SimulatedDevice/answerHeldPicker(of:with:)``.
  case ignore
}

/// What the person chooses.
public enum PickerChoice: Sendable, Hashable {
  /// A contact by identifier.
  case contact(String)
  /// A value on a contact's card.
  case property(contact: String, key: ContactKey, value: PickedValue)
}

/// Which value of a property the person chooses.
public enum PickedValue: Sendable, Hashable {
  /// The value with this text.
  case text(String)
  /// The entry with this identity.
  case entry(RecordIdentifier)
  /// The only one.
  case only
}

extension PickerGesture: CustomStringConvertible {
  /// The gesture as code writes it, such as `tick(Kate Bell)`.
  public var description: String {
    switch self {
    case .search(let text): "search(\(text))"
    case .open(let contact): "open(\(contact))"
    case .tick(let contact): "tick(\(contact))"
    case .choose(let choices): "choose(\(choices.map(\.description).joined(separator: ", ")))"
    case .done, .cancel, .swipeDown, .ignore: word
    }
  }
}

extension PickerChoice: CustomStringConvertible {
  /// The contact, or the value and its contact.
  public var description: String {
    switch self {
    case .contact(let contact): contact
    case .property(let contact, let key, .text(let text)): "\(key.name) \(text) of \(contact)"
    case .property(let contact, let key, .entry), .property(let contact, let key, .only):
      "\(key.name) of \(contact)"
    }
  }
}
