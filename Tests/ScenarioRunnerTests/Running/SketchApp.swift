import Foundation
import ScenarioSyntax
import SimulatedContactsUI
import Testing

@testable import ScenarioRunner

/// An app of a few functions, one for each way in which app code can behave.
@MainActor
final class SketchModel {
  private let store = CNContactStore()
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func names() throws -> [String] {
    var names: [String] = []
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    request.sortOrder = .givenName
    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
    return names
  }

  func ask() async throws -> Bool { try await store.requestAccess(for: .contacts) }

  func askThenNames() async throws -> [String] { try await ask() ? names() : [] }

  func askTwice() async throws -> Bool {
    do { return try await ask() } catch { return try await ask() }
  }

  private let host = UIViewController()
  private var delegate: SketchDelegate?

  func pickOne() {
    let picker = CNContactPickerViewController()
    delegate = SketchDelegate()
    picker.delegate = delegate
    host.present(picker, animated: true)
  }

  func askThenPick() async throws {
    _ = try await ask()
    pickOne()
  }

  var picked: String? { delegate?.picked }

  /// Fetches off the main thread, where the call would still hold a thread of the app's tasks.
  func namesApart() async throws -> Int {
    let store = CNContactStore()
    return try await Task.detached {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Mira"),
        keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor]
      ).count
    }.value
  }

  func touchUnfetched() throws -> String {
    let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    var note = ""
    try store.enumerateContacts(with: request) { contact, _ in note = contact.note }
    return note
  }

  func add(_ name: String) throws {
    let contact = CNMutableContact()
    contact.givenName = name
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
  }

  /// Hands work from queue to queue, which the settling has to wait for.
  private(set) var later = ""
  func handOn() {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async { self.later = "done" }
    }
  }

  /// Identifiers that a control of the system gave, as many as there were.
  private(set) var given: [String] = []

  func offer(_ query: String) {
    ContactAccessButton(queryString: query) { [self] in given += $0 }.show()
  }

  private var accessPicker: ContactAccessPicker?

  func manage() {
    accessPicker = ContactAccessPicker { [self] in given += $0 }
    accessPicker?.isPresented = true
  }

  private var observer: (any NSObjectProtocol)?

  /// The given names as they were after the latest change.
  private(set) var watched: [String] = []

  /// Reads the names anew whenever contacts have changed.
  func watch() {
    // An app that never used a store is told nothing.
    _ = CNContactStore().defaultContainerIdentifier()
    observer = NotificationCenter.default.addObserver(
      forName: .CNContactStoreDidChange, object: nil, queue: nil
    ) { [weak self] _ in
      Task { @MainActor in self?.watched = try self?.names() ?? [] }
    }
  }

  /// Answers every change with another one, without an end.
  func dots() {
    // An app that never used a store is told nothing.
    _ = CNContactStore().defaultContainerIdentifier()
    observer = NotificationCenter.default.addObserver(
      forName: .CNContactStoreDidChange, object: nil, queue: nil
    ) { _ in
      let store = CNContactStore()
      let keys = [CNContactNicknameKey as any CNKeyDescriptor]
      let found = try? store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Mira"), keysToFetch: keys)
      guard let contact = found?.first?.mutableCopy() as? CNMutableContact else { return }
      contact.nickname += "."
      let request = CNSaveRequest()
      request.update(contact)
      try? store.execute(request)
    }
  }

  func hang() async { await withCheckedContinuation { waiting.append($0) } }
}

@MainActor
final class SketchDelegate: NSObject, CNContactPickerDelegate {
  private(set) var picked: String?
  private let heard: (String) -> Void

  init(_ heard: @escaping (String) -> Void = { _ in }) { self.heard = heard }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picked = contact.givenName
    heard(contact.givenName)
  }
}

struct SketchError: Error {}

extension AppCatalog {
  static let sketch = AppCatalog([
    SimulatedApp("sketch") {
      let model = SketchModel()
      return [
        .function("names") { try model.names() },
        .function("ask") { try await model.ask() },
        .function("pickOne") { model.pickOne() },
        .function("askThenPick") { try await model.askThenPick() },
        .function("picked") { model.picked },
        .function("askThenNames") { try await model.askThenNames() },
        .function("askTwice") { try await model.askTwice() },
        .function("namesApart") { try await model.namesApart() },
        .function("touchUnfetched") { try model.touchUnfetched() },
        .function("add") { try model.add($0.text("name")) },
        .function("handOn") { model.handOn() },
        .function("later") { model.later },
        .function("offer") { model.offer(try $0.text("query")) },
        .function("manage") { model.manage() },
        .function("given") { model.given.count },
        .function("watch") { model.watch() },
        .function("watched") { model.watched },
        .function("dots") { model.dots() },
        .function("hang") { await model.hang() },
        .function("fail") { throw SketchError() },
        .function("greet") { arguments in
          let greeting = "Hello \(try arguments.text("name"))!"
          let count = try arguments.number("times")
          return Array(repeating: greeting, count: count).joined(separator: " ")
        },
      ]
    },
    .book, .hostile, .greeter, .opened, .paged, .prose, .silent,
  ])
}

/// The plans of a file that has no mistake.
func compiled(_ source: SourceFile) throws -> [ScenarioPlan] {
  let names = AppCatalog.sketch.names + ["nowhere"]
  let offers = Dictionary(uniqueKeysWithValues: names.map { ($0, AppOffer?.none) })
  let file = ScenarioCompiler(registeredApps: offers).compile(source)
  let problems = DiagnosticRenderer(colored: false).render(file.diagnostics, in: source)
  try #require(file.diagnostics.isEmpty, "\(problems)")
  return file.plans
}
