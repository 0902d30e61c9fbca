internal import ContactsPicker
internal import ContactsProvider
public import Foundation
internal import SimulatedContacts

/// A button by which the person shares a contact that an app's own search does not find.
///
/// It looks among the contacts that are not shared with the app, and a tap shares what it shows
/// (developer.apple.com/documentation/contactsui/contactaccessbutton). Apple's is a view of SwiftUI,
/// drawn outside of the app; this one is drawn for the person by ``show()`` and has no body. The app
/// learns the identifiers of what was shared, and nothing else of it.
@preconcurrency @MainActor
public struct ContactAccessButton: Sendable {
  let queryString: String
  let ignoredEmails: Set<String>
  let ignoredPhoneNumbers: Set<String>
  private let approvalCallback: (([String]) -> Void)?
  private let process = AppProcess.requireAmbient()

  /// Makes a button that belongs to the app that runs here.
  ///
  /// - Parameters:
  ///   - query: What the person searches for, as in the app's own search field.
  ///   - ignoredEmails: Addresses of people whom the app shows already.
  ///   - ignoredPhoneNumbers: Numbers of people whom the app shows already.
  ///   - approvalCallback: Called with the identifiers of the contacts that a tap shared.
  public init(
    queryString query: String, ignoredEmails: Set<String>? = nil,
    ignoredPhoneNumbers: Set<String>? = nil, approvalCallback: (([String]) -> Void)? = nil
  ) {
    queryString = query
    self.ignoredEmails = ignoredEmails ?? []
    self.ignoredPhoneNumbers = ignoredPhoneNumbers ?? []
    self.approvalCallback = approvalCallback
  }

  /// Puts the button on the screen once, as SwiftUI does where a body has it, and returns at once.
  ///
  /// In a later turn of the main actor the person sees it and may tap. The callback comes on the
  /// main actor after a tap that shared something, and never otherwise.
  public func show() {
    process.openWork()
    Task {
      defer { process.closeWork() }
      guard process.isRunning else { return }
      let shared = identifiersShared(by: accessButtonRequest(of: self), in: process)
      guard !shared.isEmpty, process.isRunning else { return }
      AppProcess.$current.withValue(process) { approvalCallback?(shared) }
    }
  }
}

extension ContactAccessButton {
  /// What stands under the name of a single match.
  public enum Caption: String, Hashable, Sendable {
    /// A text of the system.
    case defaultText
    /// The e-mail address.
    case email
    /// The phone number.
    case phone
  }

  /// How the button looks; nobody draws it here.
  public struct Style: Sendable {
    /// The look of the system.
    public static let automatic = Style()

    /// Makes a style; nil leaves a measure to the system.
    public init(imageTrailingEdgePadding: CGFloat? = nil, imageWidth: CGFloat? = nil) {}
  }

  /// The same button with another caption, which is for the person's eyes alone.
  public func contactAccessButtonCaption(_ caption: Caption) -> ContactAccessButton { self }

  /// The same button with another look.
  public func contactAccessButtonStyle(_ style: Style) -> ContactAccessButton { self }
}
