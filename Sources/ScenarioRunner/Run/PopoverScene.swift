#if !canImport(UIKit)
  internal import ContactsPicker
  internal import ContactsProvider
  internal import Foundation
  internal import SimulatedContactsUI

  /// The part of a Mac app that shows the contact picker's popover, and waits until it closes.
  ///
  /// The call keeps the scene, which keeps what the picker itself holds weakly.
  @MainActor
  final class PopoverScene {
    private let picker = CNContactPicker()
    private let delegate: any CNContactPickerDelegate

    /// Sets a popover up for the app that runs here; the call ends when it is closed.
    init(_ pick: PlannedPick, of call: OpenCall) {
      delegate = popoverDelegate(of: pick.methods) { call.finish(.picked($0)) }
      picker.delegate = delegate
      picker.displayedKeys = pick.displaying?.keys.map(\.name) ?? []
    }

    /// Shows the popover; false where there is nothing to wait for.
    func show() -> Bool {
      picker.showRelative(to: .zero, of: NSView(), preferredEdge: .minY)
      return picker.isOpen
    }
  }

  // MARK: A delegate with the methods of a mode

  /// A delegate whose methods count as missing where what they give is that of a missing one.
  @MainActor
  private final class PopoverDelegate<Contact, Property>: NSObject, CNContactPickerDelegate {
    private let given: (Contact, Property)
    private let tell: @MainActor (Picked) -> Void
    private var picked = Picked.nothing

    init(_ given: (Contact, Property), tell: @escaping @MainActor (Picked) -> Void) {
      self.given = given
      self.tell = tell
    }

    func contactPicker(_ picker: CNContactPicker, didSelect contact: CNContact) -> Contact {
      picked = .contact(contact)
      return given.0
    }

    func contactPicker(
      _ picker: CNContactPicker, didSelect contactProperty: CNContactProperty
    ) -> Property {
      picked = .property(contactProperty)
      return given.1
    }

    // A popover tells no cancel, so that this alone says when it is over.
    func contactPickerDidClose(_ picker: CNContactPicker) { tell(picked) }
  }

  /// A delegate that has exactly the methods of a mode.
  @MainActor
  private func popoverDelegate(
    of methods: PickerMethods, tell: @escaping @MainActor (Picked) -> Void
  ) -> any CNContactPickerDelegate {
    let missing = UnimplementedPickerMethod()
    return switch (methods.contains(.contact), methods.contains(.property)) {
    case (true, true): PopoverDelegate(((), ()), tell: tell)
    case (true, false): PopoverDelegate(((), missing), tell: tell)
    case (false, true): PopoverDelegate((missing, ()), tell: tell)
    case (false, false): PopoverDelegate((missing, missing), tell: tell)
    }
  }
#endif
