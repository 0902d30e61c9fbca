import BirthdayBook
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
    return [
      .function("open") { await list.open() },
      .function("note") { try await list.note($0) },
      .function("screen") { list.values },
    ]
  }
}

extension BirthdayList {
  /// Notes the `birthday` (year-month-day) of the person with a `name`.
  fileprivate func note(_ arguments: AppArguments) async throws {
    let name = try arguments.text("name")
    let numbers = try arguments.text("birthday").split(separator: "-").compactMap { Int($0) }
    guard let person = unknown.first(where: { $0.name == name }), numbers.count == 3 else { return }
    await note(DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]), of: person)
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
