import Foundation
import SimulatedContacts

/// Tells the app that contacts have changed, for as long as it is kept.
final class ContactChanges {
  private let observer: NSObjectProtocol

  /// Listens from now on; the news come on any thread and are told on the main actor.
  init(_ tell: @escaping @MainActor @Sendable () async -> Void) {
    observer = NotificationCenter.default.addObserver(
      forName: .CNContactStoreDidChange, object: nil, queue: nil
    ) { _ in
      Task { await tell() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
