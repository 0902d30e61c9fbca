internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

/// The sheet on which the person changes what is shared with an app that has limited access.
///
/// It stands for SwiftUI's modifier `contactAccessPicker(isPresented:completionHandler:)`
/// (developer.apple.com/documentation/swiftui/view/contactaccesspicker(ispresented:completionhandler:))
/// and belongs to the app that makes it.
@preconcurrency @MainActor
public final class ContactAccessPicker {
  /// Whether the sheet is to be on the screen; true brings it there.
  ///
  /// In a later turn of the main actor the person sees the sheet. Once it is closed this is false
  /// again, and the completion handler is called. Set to false before, the sheet does not come.
  public var isPresented = false {
    didSet {
      if isPresented, !oldValue { present() }
    }
  }

  private let process = AppProcess.requireAmbient()
  private let completionHandler: ([String]) -> Void

  /// Makes a sheet that is not presented.
  ///
  /// - Parameter completionHandler: Called with the identifiers of the contacts that were not shared
  ///   before; with none where access is not limited, and nothing is shown then.
  public init(completionHandler: @escaping ([String]) -> Void = { _ in }) {
    self.completionHandler = completionHandler
  }

  private func present() {
    process.openWork()
    Task {
      defer { process.closeWork() }
      guard isPresented, process.isRunning else { return }
      let shared = AccessPicker.present(in: process)
      isPresented = false
      guard process.isRunning else { return }
      AppProcess.$current.withValue(process) { completionHandler(shared) }
    }
  }
}
