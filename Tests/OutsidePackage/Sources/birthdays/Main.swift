import BirthdayBook
import ContactsUI
import Foundation
import GatebookCommand
import ScenarioRunner

@main
enum Main {
  @MainActor
  static func main() {
    Gatebook.main(apps: [birthdays])
  }

  /// The app, launched anew each time: a screen on a day in May, and what a person can do there.
  static let birthdays = SimulatedApp("birthdays") {
    let list = BirthdayList(today: Date(timeIntervalSince1970: 1_778_000_000))
    let host = UIViewController()
    return LaunchedApp(
      [
        .function("open") { await list.open() },
        .function("note") { try await list.note($0) },
        .function("pickFriend") { list.pickFriend(from: host) },
        .function("screen") { list.values },
      ],
      screen: BirthdayScreen(list: list, host: host))
  }
}

extension BirthdayList {
  /// Notes the `day` and the `month` of the birthday of the person with a `name`.
  fileprivate func note(_ arguments: AppArguments) async throws {
    let name = try arguments.text("name")
    let day = try DateComponents(month: arguments.number("month"), day: arguments.number("day"))
    guard let person = unknown.first(where: { $0.name == name }) else {
      throw NotListed(name: name)
    }
    await note(day, of: person)
  }

  /// What the screen shows, as values that a scenario can expect.
  fileprivate var values: [String: AppValue] {
    [
      "shows": .text(screen.name),
      "birthdays": birthdays.map(\.name).appValue,
      "unknown": unknown.map(\.name).appValue,
      "hint": hint.appValue,
    ]
  }
}

extension BirthdayList.Screen {
  /// The name of the screen; of an error its text.
  fileprivate var name: String {
    switch self {
    case .welcome: "welcome"
    case .list: "list"
    case .noAccess: "noAccess"
    case .failed(let message): message
    }
  }
}

/// Nobody of that name stands among those whose birthday is not known.
private struct NotListed: Error {
  let name: String
}
