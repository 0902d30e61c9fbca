#if !canImport(UIKit)
  internal import Foundation

  /// A stack of controllers of which the last one is seen.
  ///
  /// It is on the screen once it is presented; what is pushed on top of the first controller is on
  /// the screen at once.
  @preconcurrency @MainActor
  open class UINavigationController: UIViewController {
    /// Makes a navigation controller with its first controller.
    public convenience init(rootViewController: UIViewController) {
      self.init(nibName: nil, bundle: nil)
      contain(rootViewController)
    }

    /// The controllers, first the one at the bottom.
    open var viewControllers: [UIViewController] { children }

    /// The controller that is seen.
    open var topViewController: UIViewController? { children.last }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if children.isEmpty { contain(viewController) } else { addChild(viewController) }
    }

    /// Takes away the controller on top, but never the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard children.count > 1, let top = topViewController else { return nil }
      top.removeFromParent()
      return top
    }

    override func appear(isPresented: Bool) -> Bool {
      children.first?.appear(isPresented: isPresented) ?? true
    }

    override func disappear() { children.first?.disappear() }
  }
#endif
