import AppScreens
import BirthdayBook
import ContactsUI
import Foundation

/// What a person sees of the list of birthdays, and what taps and typing do.
struct BirthdayScreen: ShowsScreen {
  let list: BirthdayList
  let host: UIViewController

  var screen: Screen {
    var screen = Screen("Birthdays")
    screen.progress = list.isReading ? "Reading…" : nil
    switch list.screen {
    case .welcome:
      screen.buttons = [open("Show Birthdays")]
    case .list:
      screen.searchField = Screen.SearchField(text: list.search) { list.search = $0 }
      screen.rows = list.found.map(row)
      screen.emptyState = list.found.isEmpty ? list.hint ?? "Nobody found" : nil
      screen.buttons = [pick]
    case .noAccess:
      screen.rows = list.birthdays.map(row)
      screen.emptyState = list.birthdays.isEmpty ? "Allow contacts in Settings." : nil
      screen.buttons = [pick]
    case .failed(let message):
      screen.alert = Screen.Alert("Something Went Wrong", message: message, buttons: [open("OK")])
    }
    return screen
  }

  /// A line of the list: the name, and the day where it is known.
  private func row(_ person: Person) -> Screen.Row {
    let day = person.birthday.map { "Day \($0.day ?? 0) of month \($0.month ?? 0)" }
    return Screen.Row(person.name, subtitle: day ?? "Not known yet")
  }

  private func open(_ title: String) -> Screen.Button {
    Screen.Button(title) { await list.open() }
  }

  private var pick: Screen.Button {
    Screen.Button("Pick a Friend") { list.pickFriend(from: host) }
  }
}
