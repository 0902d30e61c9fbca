import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Notifications and other parts of Foundation")
struct NotificationTests {
  @Test("Each run of an app hears of changes under a name of its own")
  func names() throws {
    let one = try AppRun()
    let other = try AppRun()
    let name = one.perform { Notification.Name.CNContactStoreDidChange }
    #expect(name == one.perform { .CNContactStoreDidChange })
    #expect(name != other.perform { .CNContactStoreDidChange })
    let again = try #require(one.device.launch(one.process.bundleIdentifier))
    #expect(name != AppProcess.$current.withValue(again) { .CNContactStoreDidChange })
  }

  @Test("Notifications can be awaited from the moment of asking")
  func sequence() async {
    let name = Notification.Name("NotificationTests.sequence")
    let center = NotificationCenter.default
    let notifications = center.notifications(named: name)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    var numbers: [Int?] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test("A cancelled task stops waiting for notifications")
  func cancelling() async {
    let name = Notification.Name("NotificationTests.cancelling")
    let task = Task {
      for await _ in NotificationCenter.default.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("An autorelease pool gives and throws what its body does")
  func pool() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
