import ContactsProvider
import Foundation
import SimulatedContacts
import Synchronization

/// What one run of an app hears of changes.
struct NewsListener {
  private let heard = Lines()
  private let token: any NSObjectProtocol

  init(of process: AppProcess) {
    let heard = heard
    token = AppProcess.$current.withValue(process) {
      NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { news in
        let userInfo = (news.userInfo ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
        heard.append("news \(userInfo.joined(separator: ",")) \(news.object.map { "\($0)" } ?? "")")
      }
    }
  }

  /// What was heard since it was last asked.
  func take() -> [String] { heard.take() }

  func stop() { NotificationCenter.default.removeObserver(token) }
}

/// Lines that are written on any thread.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
