internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// The part of an app that listens to changes of contacts, and counts how often it is told.
final class ChangeObserver: Sendable {
  /// An observer as the center knows it; unchecked, because it is only handed back to the center.
  private struct Token: @unchecked Sendable { let observer: any NSObjectProtocol }

  private let heard: Guarded<Int>
  private let token: Token
  /// The app's store, without which it would be told nothing.
  private let store: Store

  /// A store of the app; unchecked, because it is only kept.
  private struct Store: @unchecked Sendable { let store: CNContactStore }

  /// Listens as an app from now on.
  init(of process: AppProcess) {
    let heard = Guarded(0)
    self.heard = heard
    (store, token) = AppProcess.$current.withValue(process) {
      let store = CNContactStore()
      let observer = NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { _ in heard.withLock { $0 += 1 } }
      return (Store(store: store), Token(observer: observer))
    }
  }

  deinit { NotificationCenter.default.removeObserver(token.observer) }

  /// How often the app was told of changes since it listens.
  var count: Int { heard.withLock(\.self) }
}
