#if !canImport(UIKit)
  internal import ContactsPicker
  internal import ContactsProvider
  public import Foundation
  internal import SimulatedContacts

  #if canImport(AppKit)
    public import AppKit
  #endif

  /// The popover of a Mac in which the person picks one contact, or one value of a contact.
  ///
  /// It needs no access and asks for none
  /// (developer.apple.com/documentation/contactsui/cncontactpicker). A picker belongs to the app that
  /// makes it. What is set here and which methods the delegate has counts when it is shown.
  @preconcurrency @MainActor
  open class CNContactPicker: NSObject {
    /// The properties whose values can be picked; empty where contacts are picked.
    ///
    /// Names of no property are ignored.
    open var displayedKeys: [String] = []

    /// Who is told what was picked; where it is gone by then, nobody is told.
    open weak var delegate: (any CNContactPickerDelegate)?

    private let process: AppProcess
    /// Whether the person has the popover before them.
    package private(set) var isOpen = false

    /// Makes a picker of the app that runs here.
    nonisolated public override init() {
      process = AppProcess.requireAmbient()
      super.init()
    }

    /// Shows the popover, and returns at once; nothing happens where it is shown already.
    ///
    /// The delegate is called in a later turn of the main actor. Where the popover stands is of no
    /// use here.
    open func showRelative(
      to positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
    ) {
      if isOpen { return }
      let refusal = ContactPicker.present(
        pickerRequest(of: self), in: process, isHeard: { self.delegate != nil }, deliver: finish)
      if let refusal {
        writeToSystemLog("The contact picker does not open: \(refusal.reason).")
      }
      isOpen = refusal == nil
    }

    /// Takes the popover away; the delegate hears that it closes, in a later turn.
    open func close() {
      guard isOpen else { return }
      isOpen = false
      // A picker of an ended app must not close one of the same app after its next launch.
      guard process.isRunning else { return }
      ContactPicker.dismiss(in: process)
      process.openWork()
      Task {
        defer { process.closeWork() }
        if process.isRunning { AppProcess.$current.withValue(process) { tellClosing() } }
      }
    }

    private func finish(_ result: PickerResult) {
      guard isOpen else { return }
      isOpen = false
      if let delegate { deliver(result, of: self, to: delegate) }
      tellClosing()
    }

    private func tellClosing() {
      delegate?.contactPickerWillClose(self)
      delegate?.contactPickerDidClose(self)
    }
  }
#endif
