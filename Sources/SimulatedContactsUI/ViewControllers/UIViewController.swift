#if !canImport(UIKit)
  public import Foundation
  internal import SimulatedContacts

  /// What an app presents and dismisses where UIKit is missing; it has no view.
  ///
  /// A controller that nobody presented is taken to be on the screen, so any may present another.
  /// UIKit's way of doing this is described at
  /// developer.apple.com/documentation/uikit/uiviewcontroller.
  @preconcurrency @MainActor
  open class UIViewController: NSObject {
    /// A text that names the controller.
    open var title: String?
    /// The controllers that this one contains.
    public final private(set) var children: [UIViewController] = []
    /// The controller that contains this one.
    public final private(set) weak var parent: UIViewController?
    private final var presented: UIViewController?
    private final weak var presenter: UIViewController?
    private final var isLeaving = false
    /// Whether it was presented and is on the screen, even where its presenter is gone.
    private final var isPresented = false

    /// Makes a controller; there are no nib files here, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Makes a controller; nothing of an archive is read.
    public required init?(coder: NSCoder) { super.init() }

    // NSObject's own initialiser belongs to no actor, and an override of it would have to follow.

    /// Makes a controller.
    @_nonoverride public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Presents a controller in front of this one; nothing happens where one is presented already.
    ///
    /// Returns at once. `completion` is called in a later turn of the main actor.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      root.put(viewControllerToPresent, completion: completion)
    }

    /// Takes away what this controller presents, else the controller itself.
    ///
    /// It is gone, and `completion` is called, in a later turn of the main actor.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if let presented = presentedViewController {
        presented.leave(completion: completion)
      } else if let presenter = presentingViewController {
        presenter.dismiss(animated: flag, completion: completion)
      } else if root.isPresented {
        root.leave(completion: completion)
      } else {
        Task { completion?() }
      }
    }

    /// Makes another controller part of this one, which brings it on the screen.
    open func addChild(_ childController: UIViewController) {
      contain(childController)
      _ = childController.appear(isPresented: false)
    }

    /// Takes the controller out of the one that contains it.
    open func removeFromParent() {
      guard let parent else { return }
      parent.children.removeAll { $0 === self }
      self.parent = nil
      disappear()
    }

    /// Called by apps around a change of the container; does nothing.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by apps around a change of the container; does nothing.
    open func didMove(toParent parent: UIViewController?) {}

    /// Brings the controller on the screen, alone or in a container; false keeps it away.
    func appear(isPresented: Bool) -> Bool { true }

    /// Takes the controller off the screen.
    func disappear() {}
  }

  // MARK: Who is presented by whom

  extension UIViewController {
    /// The controller that this one, or one that contains it, presents.
    public final var presentedViewController: UIViewController? { root.presented }

    /// The controller that presented this one, or one that contains it.
    public final var presentingViewController: UIViewController? { root.presenter }

    /// Whether the controller is on its way off the screen.
    public final var isBeingDismissed: Bool { isLeaving }

    /// The navigation controller that contains this one.
    public final var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }

    /// The outermost container, which is what is presented and presents.
    private var root: UIViewController { parent?.root ?? self }

    /// Makes another controller part of this one.
    final func contain(_ child: UIViewController) {
      child.removeFromParent()
      children.append(child)
      child.parent = self
    }

    private func put(_ controller: UIViewController, completion: (() -> Void)?) {
      if let obstacle = obstacle(to: controller) {
        writeToSystemLog("Attempt to present \(controller) on \(self) \(obstacle).")
        return
      }
      presented = controller
      controller.presenter = self
      controller.isPresented = true
      // Queued before the controller opens anything that answers in a later turn.
      let told = Task { if !Task.isCancelled { completion?() } }
      if !controller.appear(isPresented: true) {
        told.cancel()
        controller.separate()
      }
    }

    private func obstacle(to controller: UIViewController) -> String? {
      if let presented { return "which is already presenting \(presented)" }
      if controller === self { return "which is the same" }
      if controller.presented != nil, presenters.contains(where: { $0 === controller }) {
        return "which it presents"
      }
      if let presenter = controller.presenter { return "while \(presenter) presents it" }
      return controller.parent.map { "while it is part of \($0)" }
    }

    /// The controllers that present this one, one behind the other.
    private var presenters: [UIViewController] {
      Array(sequence(first: self) { $0.presenter?.root }.dropFirst())
    }

    private func leave(completion: (() -> Void)?) {
      guard !isLeaving else {
        Task { completion?() }
        return
      }
      isLeaving = true
      presented?.leave(completion: nil)
      disappear()
      Task {
        separate()
        completion?()
      }
    }

    private func separate() {
      if presenter?.presented === self { presenter?.presented = nil }
      presenter = nil
      isPresented = false
      isLeaving = false
    }
  }
#endif
