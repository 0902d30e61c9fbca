internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// The part of an app that listens to changes of contacts, and counts how often it is told.
final class ChangeObserver: Sendable {
  /// An observer as the center knows it; unchecked, because it is only handed back to the center.
  private struct Token: @unchecked Sendable { let observer: any NSObjectProtocol }

  private let heard: Guarded<Int>
  private let token: Token

  /// Listens as an app from now on.
  init(of process: AppProcess) {
    let heard = Guarded(0)
    self.heard = heard
    token = AppProcess.$current.withValue(process) {
      // An app that never used a store is told nothing, so it reads something; without access it is
      // told nothing anyway.
      if process.device.status(of: process.bundleIdentifier).givesContacts {
        _ = CNContactStore().defaultContainerIdentifier()
      }
      return Token(
        observer: NotificationCenter.default.addObserver(
          forName: .CNContactStoreDidChange, object: nil, queue: nil
        ) { _ in heard.withLock { $0 += 1 } })
    }
  }

  deinit { NotificationCenter.default.removeObserver(token.observer) }

  /// How often the app was told of changes since it listens.
  var count: Int { heard.withLock(\.self) }
}

extension AuthorizationState {
  /// Whether an app gets contacts in this state.
  fileprivate var givesContacts: Bool { self == .authorized || self == .limited }
}
