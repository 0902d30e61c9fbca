#if !canImport(AppKit) && !canImport(UIKit)
  public import Foundation

  /// What a popover of a Mac points at where AppKit is missing; it draws nothing.
  @preconcurrency @MainActor
  open class NSView: NSObject {
    /// Makes a view.
    nonisolated public override init() { super.init() }

    /// Makes a view; its frame is of no use.
    nonisolated public convenience init(frame frameRect: NSRect) { self.init() }
  }
#endif
