import AppScreens
import Observation
import ScenarioSyntax
import SimulatedContactsUI
import Testing

@testable import ScenarioRunner

/// The model of an app with a list, a form, an alert, a search field, and things that ask.
@MainActor
@Observable
final class SketchBook {
  enum Place { case list, form }

  var place = Place.list
  var names: [String] = []
  var search = ""
  var name = ""
  var phone = ""
  var progress: String?
  var alert: String?
  var opened: String?

  private let host = UIViewController()
  private var delegate: SketchDelegate?

  /// Asks for access and fetches names.
  func load() async {
    progress = "Loading …"
    defer { progress = nil }
    do {
      _ = try await CNContactStore().requestAccess(for: .contacts)
      names = try SketchModel().names()
    } catch { alert = "No access" }
  }

  /// Stores what was typed, somewhere that takes its time.
  func save() async {
    guard !name.isEmpty else {
      alert = "Enter a name."
      return
    }
    progress = "Saving …"
    await Task.detached {}.value
    names.append(name)
    (name, phone, progress, place) = ("", "", nil, .list)
  }

  func invite() {
    let picker = CNContactPickerViewController()
    delegate = SketchDelegate { [self] in names.append($0) }
    picker.delegate = delegate
    host.present(picker, animated: true)
  }

  func note() throws { names = [try SketchModel().touchUnfetched()] }

  func more() { names += (1...3).map { "More \(names.count + $0)" } }

  func hang() async { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
}

/// What the app shows of its model.
struct SketchBookScreen: ShowsScreen {
  let book: SketchBook

  var screen: Screen {
    var screen = book.place == .list ? list : form
    screen.progress = book.progress
    if let alert = book.alert {
      screen.alert = Screen.Alert(
        alert, message: "Then try again.", buttons: [Screen.Button("OK") { book.alert = nil }])
    }
    return screen
  }

  private var list: Screen {
    var screen = Screen("Guests")
    screen.searchField = Screen.SearchField(
      text: book.search, typing: { book.search = $0 }, cancelling: { book.search = "" })
    let found = book.names.filter {
      book.search.isEmpty || $0.lowercased().contains(book.search.lowercased())
    }
    screen.rows = found.map { name in
      Screen.Row(name, subtitle: name == book.opened ? "opened" : nil) { book.opened = name }
    }
    screen.rows += book.names.isEmpty ? [] : [Screen.Row("\(book.names.count) guests")]
    screen.emptyState = found.isEmpty ? "Nobody yet" : nil
    screen.buttons = [
      Screen.Button("Add") { book.place = .form }, Screen.Button("Load") { await book.load() },
      Screen.Button("Invite") { book.invite() }, Screen.Button("Hang") { await book.hang() },
      Screen.Button("Note") { try? book.note() },
    ]
    if book.names.count >= 10 { screen.reachingEnd = { book.more() } }
    return screen
  }

  private var form: Screen {
    var screen = Screen("New guest")
    screen.fields = [
      Screen.Field("Name", text: book.name, placeholder: "Full name") { book.name = $0 },
      Screen.Field("Phone", text: book.phone, placeholder: "+1 555 …") { book.phone = $0 },
    ]
    screen.buttons = [
      Screen.Button("Save") { await book.save() },
      Screen.Button("Send", isEnabled: !book.phone.isEmpty) {},
      Screen.Button("Back") { book.place = .list },
    ]
    return screen
  }
}

extension SimulatedApp {
  static let book = SimulatedApp("book") {
    let book = SketchBook()
    return LaunchedApp(
      [
        .function("load") { await book.load() },
        .function("names") { book.names },
        .function("fill") { arguments in
          let count = try arguments.number("count")
          book.names = (1...count).map { "Guest \($0)" }
        },
      ], screen: SketchBookScreen(book: book))
  }
}

/// The model of an app whose screen is hard to look at.
@MainActor
@Observable
final class HostileModel {
  var title = "Hostile"
  var rows: [Screen.Row] = []
  @ObservationIgnored var looks: Int?
  var ticks = 0

  /// Changes what is shown without end, or nearly so.
  func flicker() async {
    for _ in 0..<300 {
      ticks += 1
      await Task.detached {}.value
    }
  }

  /// Goes on changing what is shown in work that nobody waits for.
  func drift() {
    Task.detached {
      for _ in 0..<50 {
        await MainActor.run { self.ticks += 1 }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }
}

struct HostileScreen: ShowsScreen {
  let model: HostileModel

  var screen: Screen {
    if let looks = model.looks { model.looks = looks + 1 }
    var screen = Screen(model.looks.map { "Look \($0)" } ?? model.title)
    screen.rows = model.rows
    screen.emptyState = model.ticks > 0 ? "Tick \(model.ticks)" : ""
    screen.fields = [
      Screen.Field("", text: "", placeholder: "") { model.title = $0 },
      Screen.Field("", text: "", placeholder: "") { _ in },
    ]
    screen.buttons = [
      Screen.Button("Flicker") { await model.flicker() }, Screen.Button("Drift") { model.drift() },
      Screen.Button("") {}, Screen.Button("Twice") {}, Screen.Button("Twice") {},
      Screen.Button("👩‍👩‍👧 家族 𝒙") { model.title = "e\u{301}\u{7}\n" },
      Screen.Button("Don’t") { model.title = "Didn’t" },
    ]
    return screen
  }
}

extension SimulatedApp {
  static let hostile = SimulatedApp("hostile") {
    let model = HostileModel()
    return LaunchedApp(
      [
        .function("rows") { arguments in
          let count = try arguments.number("count")
          model.rows = (0..<count).map { place in
            Screen.Row("Row \(place)") { model.title = "Row \(place)" }
          }
        },
        .function("twins") {
          model.rows = ["one", "two"].map { text in
            Screen.Row("Twin", subtitle: text) { model.title = text }
          }
          model.rows += [Screen.Row("Flicker"), Screen.Row("Still")]
        },
        .function("countLooks") { model.looks = 0 },
      ], screen: HostileScreen(model: model))
  }

  /// An app that asks for access at its launch.
  static let greeter = SimulatedApp("greeter") {
    let book = SketchBook()
    Task { await book.load() }
    return LaunchedApp(screen: SketchBookScreen(book: book))
  }
}
