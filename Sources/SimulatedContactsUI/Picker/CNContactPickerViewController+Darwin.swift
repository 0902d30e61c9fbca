#if canImport(UIKit)
  public import UIKit

  extension CNContactPickerViewController {
    /// Opens the system's sheet.
    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if !open(isBare: !isPresented) { presentingViewController?.dismiss(animated: false) }
    }

    /// Closes the system's sheet.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      close()
    }

    /// Whether the picker was presented, alone or at the bottom of a navigation controller.
    private var isPresented: Bool {
      guard presentingViewController != nil else { return false }
      guard let parent else { return true }
      return (parent as? UINavigationController)?.viewControllers.first === self
    }
  }
#endif
