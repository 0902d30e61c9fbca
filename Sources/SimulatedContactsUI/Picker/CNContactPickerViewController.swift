internal import ContactsPicker
internal import ContactsProvider
public import Foundation
internal import SimulatedContacts

#if canImport(UIKit)
  public import UIKit
#endif

/// The system's sheet on which the person picks contacts, or values of contacts, for the app.
///
/// It needs no access and asks for none; the app gets what was picked and nothing else
/// (developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller). A picker belongs
/// to the app that makes it. It has to be presented, alone or as the first controller of a
/// navigation controller; shown in any other way it is an empty sheet that calls nobody.
///
/// Which methods the delegate has and what is set here counts at the moment of the presentation.
/// The delegate is called in a later turn of the main actor, and then the picker dismisses itself;
/// until then its presenter can present nothing else.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Who is told what was picked; where it is gone by then, nobody is told.
  open weak var delegate: (any CNContactPickerDelegate)?

  /// The properties that a contact's card shows; nil for all.
  ///
  /// Names of no property are ignored.
  open var displayedPropertyKeys: [String]?

  // Apple copies the predicates. They never change, and Foundation's copy loses subclasses, so
  // they are kept as they are.

  /// Which contacts can be picked, seen as a contact's properties; nil for all.
  open var predicateForEnablingContact: NSPredicate?

  /// For which contacts a tap picks the contact itself, instead of opening its card.
  open var predicateForSelectionOfContact: NSPredicate?

  /// For which values of a card a tap picks the value, seen as `key`, `value` and `label`.
  open var predicateForSelectionOfProperty: NSPredicate?

  private let process = AppProcess.requireAmbient()
  /// Whether the person has the system's sheet before them; never where it is an empty one.
  private var isOpen = false

  /// Opens the system's sheet; false where the system refuses.
  func open(isBare: Bool) -> Bool {
    if isOpen { return true }
    do throws(PredicateFormatError) {
      var request = try pickerRequest(of: self)
      request.isBare = isBare
      let refusal = ContactPicker.present(
        request, in: process, isHeard: { self.delegate != nil }, deliver: finish)
      if let refusal {
        writeToSystemLog("The contact picker does not open: \(refusal.reason).")
        return false
      }
    } catch {
      process.end(.invalidPredicate(error))
      return false
    }
    isOpen = !isBare
    return true
  }

  /// Closes the system's sheet without a word to the delegate.
  func close() {
    guard isOpen else { return }
    isOpen = false
    // A picker of an ended app must not close one of the same app after its next launch.
    if process.isRunning { ContactPicker.dismiss(in: process) }
  }

  private func finish(_ result: PickerResult) {
    guard isOpen else { return }
    isOpen = false
    if let delegate { deliver(result, of: self, to: delegate) }
    presentingViewController?.dismiss(animated: true)
  }

  #if !canImport(UIKit)
    override func appear(isPresented: Bool) -> Bool { open(isBare: !isPresented) }

    override func disappear() { close() }
  #endif
}
