import Foundation
import SimulatedContactsUI
import Testing

/// Presenting and dismissing, as UIKit does it.
@MainActor
@Suite struct ViewControllerTests {
  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `a controller is presented at once and its completion is called later`() async {
    let host = UIViewController()
    let other = UIViewController()
    var isComplete = false
    host.present(other, animated: true) { isComplete = true }
    #expect(host.presentedViewController === other && other.presentingViewController === host)
    #expect(!isComplete)
    await turn()
    #expect(isComplete)
  }

  @Test func `a host that presents something presents nothing else`() async {
    let host = UIViewController()
    let first = UIViewController()
    let second = UIViewController()
    var isComplete = false
    host.present(first, animated: true)
    host.present(second, animated: true) { isComplete = true }
    await turn()
    #expect(host.presentedViewController === first && second.presentingViewController == nil)
    #expect(!isComplete)
  }

  @Test func `nothing presents itself, or what is presented or contained already`() {
    let host = UIViewController()
    let other = UIViewController()
    let child = UIViewController()
    host.present(host, animated: true)
    #expect(host.presentedViewController == nil)
    host.present(other, animated: true)
    UIViewController().present(other, animated: true)
    #expect(other.presentingViewController === host)
    other.addChild(child)
    let third = UIViewController()
    third.present(child, animated: true)
    #expect(third.presentedViewController == nil)
  }

  @Test func `nothing presents who presents it, however many stand between`() async {
    let chain = (0..<3).map { _ in UIViewController() }
    chain[0].present(chain[1], animated: true)
    chain[1].present(chain[2], animated: true)
    chain[2].present(chain[0], animated: true)
    #expect(chain[2].presentedViewController == nil)
    chain[0].dismiss(animated: true)
    await turn()
    #expect(chain[0].presentedViewController == nil)
  }

  @Test func `what is presented again when its dismissal ends stays`() async {
    let host = UIViewController()
    let other = UIViewController()
    host.present(other, animated: true)
    other.dismiss(animated: true) { host.present(other, animated: true) }
    other.dismiss(animated: true)
    await turn()
    #expect(host.presentedViewController === other && other.presentingViewController === host)
  }

  @Test func `what is presented can be dismissed when its host is gone`() async {
    var host: UIViewController? = UIViewController()
    let other = UIViewController()
    host?.present(other, animated: true)
    host = nil
    var isComplete = false
    other.dismiss(animated: true) { isComplete = true }
    #expect(other.isBeingDismissed)
    await turn()
    #expect(isComplete && !other.isBeingDismissed)
  }

  @Test func `a dismissed controller is gone in a later turn`() async {
    let host = UIViewController()
    let other = UIViewController()
    var isComplete = false
    host.present(other, animated: true)
    other.dismiss(animated: true) { isComplete = host.presentedViewController == nil }
    #expect(other.isBeingDismissed && host.presentedViewController === other && !isComplete)
    await turn()
    #expect(isComplete && !other.isBeingDismissed && other.presentingViewController == nil)
  }

  @Test func `dismissing a presenter takes away everything above it`() async {
    let host = UIViewController()
    let middle = UIViewController()
    let top = UIViewController()
    host.present(middle, animated: true)
    middle.present(top, animated: true)
    host.dismiss(animated: true)
    await turn()
    #expect(host.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test func `a controller that presents something keeps itself when told to dismiss`() async {
    let host = UIViewController()
    let middle = UIViewController()
    let top = UIViewController()
    host.present(middle, animated: true)
    middle.present(top, animated: true)
    middle.dismiss(animated: true)
    await turn()
    #expect(host.presentedViewController === middle && middle.presentedViewController == nil)
  }

  @Test func `dismissing with nothing to dismiss still completes`() async {
    var isComplete = false
    UIViewController().dismiss(animated: true) { isComplete = true }
    await turn()
    #expect(isComplete)
  }

  @Test func `a child presents through its container`() {
    let host = UIViewController()
    let child = UIViewController()
    let other = UIViewController()
    host.addChild(child)
    child.didMove(toParent: host)
    child.present(other, animated: true)
    #expect(host.presentedViewController === other && child.presentedViewController === other)
    #expect(other.presentingViewController === host)
    child.removeFromParent()
    #expect(host.children.isEmpty && child.parent == nil && child.presentedViewController == nil)
  }

  @Test func `a navigation controller is a stack that keeps its first controller`() {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.navigationController == nil)
  }

  @Test func `a presented controller does not keep its presenter`() {
    let other = UIViewController()
    weak var gone: UIViewController?
    do {
      let host = UIViewController()
      gone = host
      host.present(other, animated: true)
    }
    #expect(gone == nil && other.presentingViewController == nil)
  }
}
