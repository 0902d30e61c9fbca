import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// How a picker comes on the screen, and what counts at that moment (facts 7.2, 7.12 and 7.22).
@MainActor
@Suite struct PresentationTests {
  @Test func `present returns at once and asks nobody yet`() async throws {
    let screen = try PickerScreen()
    let picker = screen.makePicker(C())
    screen.present(picker, .cancel)
    #expect(screen.host.presentedViewController === picker && screen.sheets.isEmpty)
    await screen.settle()
    #expect(screen.sheets.count == 1)
  }

  @Test func `a picker in a presented navigation controller works`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let picker = screen.makePicker(delegate)
    screen.present(UINavigationController(rootViewController: picker), .choose("ana"))
    await screen.settle()
    #expect(delegate.calls == ["contact ana"])
    #expect(screen.host.presentedViewController == nil)
  }

  @Test func `a picker that is a child of a plain controller is empty`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let picker = screen.makePicker(delegate)
    let container = UIViewController()
    screen.asApp { container.addChild(picker) }
    screen.present(container, .choose("ana"))
    await screen.settle()
    #expect(delegate.calls == [] && screen.sheets.isEmpty)
    #expect(screen.device.exposure(of: screen.app).seen.isEmpty)
    #expect(screen.emptySheets == 1)
  }

  @Test func `a pushed picker is empty`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let picker = screen.makePicker(delegate)
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.answer(.choose("ana"))
    screen.asApp { navigation.pushViewController(picker, animated: true) }
    await screen.settle()
    #expect(delegate.calls == [] && screen.sheets.isEmpty && screen.emptySheets == 1)
  }

  @Test func `an empty picker that goes away leaves an open one alone`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let bare = screen.makePicker(delegate)
    let container = UIViewController()
    screen.asApp { container.addChild(bare) }
    screen.present(screen.makePicker(delegate), .choose("ana"))
    screen.asApp { bare.removeFromParent() }
    await screen.settle()
    #expect(delegate.calls == ["contact ana"])
  }

  @Test func `a second picker is refused and the first goes on`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let second = screen.makePicker(delegate)
    let elsewhere = UIViewController()
    var isComplete = false
    screen.present(screen.makePicker(delegate), .choose("ana"))
    screen.asApp { elsewhere.present(second, animated: true) { isComplete = true } }
    #expect(elsewhere.presentedViewController == nil && second.presentingViewController == nil)
    await screen.settle()
    #expect(delegate.calls == ["contact ana"] && !isComplete)
  }

  @Test func `a host that presents something opens no picker`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    screen.present(UIViewController())
    await screen.pick(for: delegate, .choose("ana"))
    #expect(delegate.calls == [] && screen.sheets.isEmpty)
    #expect(screen.process.openWorkCount == 0)
  }

  @Test func `a picker that the system cannot open is not presented`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    screen.device.failPickers()
    await screen.pick(for: delegate, .choose("ana"))
    #expect(delegate.calls == [] && screen.host.presentedViewController == nil)
    await screen.pick(for: delegate, .choose("ana"))
    #expect(delegate.calls == ["contact ana"])
  }

  @Test func `the same picker can be presented again`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let picker = screen.makePicker(delegate)
    screen.present(picker, .cancel)
    await screen.settle()
    screen.present(picker, .choose("ana"))
    await screen.settle()
    #expect(delegate.calls == ["cancel", "contact ana"])
  }

  @Test func `what is set after the presentation changes nothing`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let later = Cs()
    let picker = screen.makePicker(delegate)
    screen.present(picker, .choose("ana"))
    picker.predicateForEnablingContact = NSPredicate(value: false)
    picker.predicateForSelectionOfContact = NSPredicate(value: false)
    picker.displayedPropertyKeys = []
    picker.delegate = later
    await screen.settle()
    #expect(screen.sheets.map(\.selection) == [.contact])
    #expect(screen.seen("ana")?.contains(.emailAddresses) == true)
    // The delegate of that moment is told, but has no method for one contact.
    #expect(delegate.calls == [] && later.calls == [])
  }

  @Test func `a delegate that takes over is told what was picked`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let later = Everything()
    let picker = screen.makePicker(delegate)
    screen.present(picker, .choose("ana"))
    picker.delegate = later
    await screen.settle()
    #expect(delegate.calls == [] && later.calls == ["contact ana"])
  }

  @Test func `a picker without a delegate opens and can only be closed`() async throws {
    let screen = try PickerScreen()
    screen.present(screen.makePicker(nil), .cancel)
    await screen.settle()
    #expect(screen.sheets.map(\.selection) == [.nothing])
    #expect(screen.host.presentedViewController == nil)
  }

  @Test func `a predicate that cannot leave the app ends it`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana")) {
      $0.predicateForEnablingContact = NSPredicate { _, _ in true }
    }
    guard case .invalidPredicate = screen.device.termination(of: screen.app) else {
      Issue.record("the app goes on")
      return
    }
    #expect(delegate.calls == [] && screen.host.presentedViewController == nil)
  }
}
