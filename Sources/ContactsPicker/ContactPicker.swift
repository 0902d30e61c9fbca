package import ContactsProvider

/// Why a picker does not open.
package enum PickerRefusal: Sendable, Hashable {
  /// The app has one on the screen already.
  case anotherIsOpen
  /// The system fails to open it.
  case cannotOpen
  /// The app has ended.
  case notRunning
  /// The system has no such picker.
  case notOnThisSystem
  /// A predicate cannot be evaluated; the app is ended.
  case invalidPredicate(PredicateFormatError)
}

/// The contact picker: grant-free, and scoped to what the person chooses.
///
/// It runs outside of the app, lists every contact of the device in every authorization state, and
/// hands over copies of what was chosen. Nothing in it leads to the store
/// (developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller).
@MainActor
package enum ContactPicker {
  /// Opens a picker in front of an app, and returns at once.
  ///
  /// The person is asked in a later turn of the main actor, where `deliver` is then called as code
  /// of the app; where the app ends or closes the picker first, nobody is called. Where `isHeard`
  /// is false by then, nothing is handed over.
  package static func present(
    _ request: PickerRequest, in process: AppProcess,
    isHeard: @escaping @MainActor @Sendable () -> Bool = { true },
    deliver: @escaping @MainActor @Sendable (PickerResult) -> Void
  ) -> PickerRefusal? {
    guard process.isRunning else { return .notRunning }
    if let error = fault(of: request, in: process) { return .invalidPredicate(error) }
    do throws(SheetRefusal) {
      let play = try open(request, in: process)
      if play.sheet.isEmptyBecauseBare {
        process.closeSheet(play.sheet.number)
      } else {
        PickerSession(play, of: process, isHeard: isHeard, deliver: deliver).begin()
      }
      return nil
    } catch {
      return PickerRefusal(error)
    }
  }

  /// Takes an app's picker off the screen without a word to the app.
  package static func dismiss(in process: AppProcess) {
    if let number = process.openSheetNumber { process.closeSheet(number) }
  }

  private static func fault(
    of request: PickerRequest, in process: AppProcess
  ) -> PredicateFormatError? {
    do throws(PredicateFormatError) { try request.check() } catch {
      process.end(.invalidPredicate(error), by: .invalidPredicateEndsApp)
      return error
    }
    return nil
  }

  private static func open(
    _ request: PickerRequest, in process: AppProcess
  ) throws(SheetRefusal) -> PickerPlay {
    var play: PickerPlay?
    let sheet = try process.openSheet(request.kind) { contents in
      var made = PickerPlay(request, contents, app: process.bundleIdentifier)
      defer { play = made }
      return (made.sheet, made.rules.takeUsed())
    }
    guard let play else { throw .cannotOpen }
    assert(play.sheet.number == sheet.number)
    return play
  }
}

extension PickerRequest {
  fileprivate var kind: SheetKind {
    isPopover
      ? .popover(picksSeveral: !methods.isDisjoint(with: [.contacts, .properties]))
      : .contactPicker
  }
}

extension PickerRefusal {
  /// The refusal in words, without a final period.
  package var reason: String {
    switch self {
    case .anotherIsOpen: "one is open already"
    case .cannotOpen: "the system fails to open it"
    case .notRunning: "the app has ended"
    case .notOnThisSystem: "the system has none"
    case .invalidPredicate(let error): error.explanation
    }
  }

  fileprivate init(_ refusal: SheetRefusal) {
    self =
      switch refusal {
      case .anotherIsOpen: .anotherIsOpen
      case .cannotOpen: .cannotOpen
      case .notRunning: .notRunning
      case .notOnThisSystem, .needsLimitedAccess: .notOnThisSystem
      }
  }
}
