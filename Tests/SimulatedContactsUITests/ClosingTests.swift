import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Testing

/// How a picker goes away, and who is told (facts 7.17 to 7.19).
@MainActor
@Suite struct ClosingTests {
  @Test func `Cancel is told once and the picker is gone afterwards`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .cancel)
    #expect(delegate.calls == ["cancel"])
    #expect(screen.host.presentedViewController == nil)
  }

  @Test func `a pick is no cancellation and the picker is gone afterwards`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    await screen.pick(for: delegate, .choose("ana"))
    #expect(delegate.calls == ["contact ana"])
    #expect(screen.host.presentedViewController == nil)
  }

  @Test(arguments: [
    (Assumptions.SwipeDown.cancels, ["cancel"]), (.silent, []),
  ])
  func `swiping down does as the switch says`(
    swipe: Assumptions.SwipeDown, calls: [String]
  ) async throws {
    let screen = try PickerScreen { $0.assumptions.swipeDown = swipe }
    let delegate = C()
    await screen.pick(for: delegate, .swipeDown)
    #expect(delegate.calls == calls)
    #expect(screen.host.presentedViewController == nil)
  }

  @Test func `completion, delegate and dismissal come in this order`() async throws {
    let screen = try PickerScreen()
    let delegate = Ordering(host: screen.host)
    screen.present(screen.makePicker(delegate), .choose("ana")) {
      delegate.calls.append("presented")
    }
    #expect(delegate.calls == [])
    await screen.settle()
    #expect(delegate.calls == ["presented", "picked while presented", "dismissed"])
  }

  @Test func `dismissing in the delegate is harmless, whoever is told to`() async throws {
    for isByHost in [false, true] {
      let screen = try PickerScreen()
      let below = UIViewController()
      screen.present(below)
      let delegate = Dismissing(host: isByHost ? below : nil)
      screen.asApp {
        below.present(screen.makePicker(delegate), animated: true)
      }
      screen.answer(.choose("ana"))
      await screen.settle()
      #expect(delegate.calls == ["contact ana"])
      #expect(below.presentedViewController == nil)
      #expect(screen.host.presentedViewController === below)
    }
  }

  @Test func `nothing can be presented before the picker is gone`() async throws {
    let screen = try PickerScreen()
    let delegate = Presenting(host: screen.host)
    await screen.pick(for: delegate, .choose("ana"))
    #expect(!delegate.couldPresentAtOnce)
    #expect(screen.host.presentedViewController === delegate.next)
  }

  @Test func `a picker that the app takes away calls nobody`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    let picker = screen.makePicker(delegate)
    screen.present(picker, .choose("ana"))
    screen.asApp { picker.dismiss(animated: true) }
    await screen.settle()
    #expect(delegate.calls == [] && screen.sheets.isEmpty)
    #expect(screen.host.presentedViewController == nil && screen.process.openWorkCount == 0)
  }

  @Test func `a picker that was left open can be taken away by the app`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    screen.present(screen.makePicker(delegate), .ignore)
    await screen.settle()
    #expect(screen.device.heldPicker(of: screen.app) != nil)
    #expect(screen.process.openWorkCount > 0)
    screen.asApp { screen.host.dismiss(animated: true) }
    #expect(!screen.device.answerHeldPicker(of: screen.app, with: .choose("ana")))
    await screen.settle()
    #expect(delegate.calls == [] && screen.process.openWorkCount == 0)
    await screen.pick(for: delegate, .choose("ben"))
    #expect(delegate.calls == ["contact ben"])
  }

  @Test func `a picker that was left open can be answered later`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    screen.present(screen.makePicker(delegate), .ignore)
    await screen.settle()
    #expect(screen.host.presentedViewController != nil)
    screen.device.answerHeldPicker(of: screen.app, with: .choose("ana"))
    await screen.settle()
    #expect(delegate.calls == ["contact ana"])
    #expect(screen.host.presentedViewController == nil)
  }

  @Test func `a delegate that is gone is not called`() async throws {
    let screen = try PickerScreen()
    var delegate: C? = C()
    weak let gone = delegate
    let picker = screen.makePicker(delegate)
    screen.present(picker, .choose("ana"))
    delegate = nil
    #expect(gone == nil && picker.delegate == nil)
    await screen.settle()
    #expect(screen.sheets.count == 1 && screen.host.presentedViewController == nil)
  }

  @Test func `the app is not settled before its delegate was called`() async throws {
    let screen = try PickerScreen()
    let delegate = Counting(process: screen.process)
    screen.present(screen.makePicker(delegate), .choose("ana"))
    #expect(screen.process.openWorkCount > 0)
    await screen.settle()
    #expect(delegate.openWork > 0)
    #expect(screen.process.openWorkCount == 0)
  }

  @Test func `the delegate is called as code of the app`() async throws {
    let screen = try PickerScreen()
    let other = try PickerScreen()
    let delegate = Counting(process: screen.process)
    let picker = screen.makePicker(delegate)
    screen.answer(.ignore)
    other.asApp { screen.host.present(picker, animated: true) }
    await screen.settle()
    screen.device.answerHeldPicker(of: screen.app, with: .choose("ana"))
    await screen.settle()
    #expect(delegate.isInItsApp)
    #expect(other.process.openWorkCount == 0)
  }

  @Test func `a picker of an ended app leaves one of the next launch alone`() async throws {
    let screen = try PickerScreen()
    let old = screen.makePicker(C())
    let delegate = C()
    screen.present(old, .choose("ben"))
    let next = try #require(screen.device.launch(screen.app))
    AppProcess.$current.withValue(next) {
      let picker = CNContactPickerViewController()
      picker.delegate = delegate
      UIViewController().present(picker, animated: true)
      old.dismiss(animated: true)
    }
    for _ in 0..<1000 where next.openWorkCount > 0 { await Task.yield() }
    #expect(delegate.calls == ["contact ben"])
  }

  @Test func `an app that ended is not called`() async throws {
    let screen = try PickerScreen()
    let delegate = C()
    screen.present(screen.makePicker(delegate), .choose("ana"))
    screen.device.quit(screen.app)
    await screen.settle()
    for _ in 0..<20 { await Task.yield() }
    #expect(delegate.calls == [])
  }
}

/// Notes whether the picker is still there when the delegate is called, and when it is gone.
private final class Ordering: Recorder, CNContactPickerDelegate {
  weak var host: UIViewController?

  init(host: UIViewController) { self.host = host }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    let isThere = host?.presentedViewController === picker && !picker.isBeingDismissed
    calls.append(isThere ? "picked while presented" : "picked")
    picker.dismiss(animated: true) { [weak self] in
      self?.calls.append(self?.host?.presentedViewController == nil ? "dismissed" : "still there")
    }
  }
}

/// Dismisses the picker itself, or what the host presents.
private final class Dismissing: Recorder, CNContactPickerDelegate {
  let host: UIViewController?

  init(host: UIViewController?) { self.host = host }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    note("contact", [contact])
    if let host { host.dismiss(animated: true) } else { picker.dismiss(animated: true) }
  }
}

/// Presents something next: at once, and once the picker is gone.
@MainActor
private final class Presenting: Recorder, CNContactPickerDelegate {
  let host: UIViewController
  let next = UIViewController()
  var couldPresentAtOnce = false

  init(host: UIViewController) { self.host = host }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    host.present(next, animated: true)
    couldPresentAtOnce = host.presentedViewController === next
    picker.dismiss(animated: true) { [self] in host.present(next, animated: true) }
  }
}

/// Looks at the app while the delegate is called.
private final class Counting: Recorder, CNContactPickerDelegate {
  let process: AppProcess
  var openWork = 0
  var isInItsApp = false

  init(process: AppProcess) { self.process = process }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    openWork = process.openWorkCount
    isInItsApp = AppProcess.current?.device === process.device
  }
}
