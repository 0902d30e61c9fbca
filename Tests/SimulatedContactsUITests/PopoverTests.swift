import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// A delegate of a Mac's picker that takes contacts and values.
private final class PopoverRecorder: Recorder, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPicker, didSelect contact: CNContact) {
    note("contact", [contact])
  }

  func contactPicker(_ picker: CNContactPicker, didSelect contactProperty: CNContactProperty) {
    note("property", [contactProperty])
  }

  func contactPickerWillClose(_ picker: CNContactPicker) { calls.append("willClose") }
  func contactPickerDidClose(_ picker: CNContactPicker) { calls.append("didClose") }
}

/// A delegate that has only the methods of a phone's picker.
private final class PhoneRecorder: Recorder, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    note("contact", [contact])
  }
}

@Suite("The contact picker of a Mac")
@MainActor
struct PopoverTests {
  private let delegate = PopoverRecorder()

  private func screen(_ system: String = "macOS 15") throws -> PickerScreen {
    let system = try #require(DeviceSystem(name: system))
    return try PickerScreen { $0.system = system }
  }

  private func show(
    _ screen: PickerScreen, keys: [String] = [], _ answers: PickerAnswer...
  ) -> CNContactPicker {
    for answer in answers { screen.answer(answer) }
    return screen.asApp {
      let picker = CNContactPicker()
      picker.delegate = delegate
      picker.displayedKeys = keys
      picker.showRelative(to: .zero, of: NSView(), preferredEdge: .minY)
      return picker
    }
  }

  @Test("picks a contact where no keys are displayed, and then tells that it closes")
  func contact() async throws {
    let screen = try screen()
    let picker = show(screen, .choose("ana"))
    #expect(picker.isOpen)
    #expect(delegate.calls == [])
    await screen.settle()
    #expect(delegate.calls == ["contact ana", "willClose", "didClose"])
    #expect(delegate.contacts.first?.emailAddresses.count == 2)
    #expect(screen.sheets.first?.buttons == [])
    #expect(screen.prompts == 0)
    #expect(!picker.isOpen)
  }

  @Test("picks a value where keys are displayed")
  func property() async throws {
    let screen = try screen()
    let picker = show(
      screen, keys: [CNContactEmailAddressesKey],
      .choose(.emailAddresses, of: "ana", .text("ana@work.example")))
    await screen.settle()
    #expect(delegate.calls == ["property ana.emailAddresses", "willClose", "didClose"])
    #expect(delegate.properties.first?.value as? String == "ana@work.example")
    _ = picker
  }

  @Test("tells no cancel, only that it closes")
  func cancel() async throws {
    let screen = try screen()
    let picker = show(screen, .cancel)
    await screen.settle()
    #expect(delegate.calls == ["willClose", "didClose"])
    _ = picker
  }

  @Test("cannot be swiped away")
  func swipe() async throws {
    let screen = try screen()
    let picker = show(screen, .swipeDown)
    await screen.settle()
    #expect(screen.device.termination(of: screen.app)?.name == "unfittingAnswer")
    #expect(delegate.calls == [])
    _ = picker
  }

  @Test("is closed by the app, which then hears that it closes and nothing else")
  func close() async throws {
    let screen = try screen()
    let picker = show(screen, .ignore)
    await screen.settle()
    picker.close()
    await screen.settle()
    #expect(delegate.calls == ["willClose", "didClose"])
    #expect(!screen.device.hasOpenQuestion(of: screen.app))
    let next = show(screen, .choose("ben"))
    await screen.settle()
    #expect(delegate.calls.dropFirst(2) == ["contact ben", "willClose", "didClose"])
    _ = next
  }

  @Test("does not open where the system has none, and a phone's picker does not on a Mac")
  func otherSystem() async throws {
    let phone = try screen("iOS 18")
    #expect(!show(phone, .cancel).isOpen)
    #expect(phone.sheets.isEmpty)
    let mac = try screen()
    await mac.pick(for: C(), .choose("ana"))
    #expect(mac.sheets.isEmpty)
  }

  @Test("one is open at a time")
  func oneAtATime() async throws {
    let screen = try screen()
    let first = show(screen, .ignore)
    await screen.settle()
    #expect(!show(screen).isOpen)
    #expect(first.isOpen)
  }

  @Test("methods for a phone's picker are of no use to it")
  func phoneMethods() async throws {
    let screen = try screen()
    let delegate = PhoneRecorder()
    #expect(popoverMethods(of: delegate) == [])
    #expect(pickerMethods(of: delegate) == .contact)
    #expect(popoverMethods(of: self.delegate) == [.contact, .property])
    #expect(pickerMethods(of: self.delegate) == [])
    let picker = screen.asApp { CNContactPicker() }
    picker.delegate = delegate
    screen.answer(.choose("ana"))
    picker.showRelative(to: .zero, of: NSView(frame: .zero), preferredEdge: .maxX)
    await screen.settle()
    #expect(delegate.calls == [])
    #expect(screen.device.termination(of: screen.app)?.name == "unfittingAnswer")
  }
}
