import BenchmarkFloor
import ContactsProvider
import ScenarioSyntax
import SimulatedContacts

extension Workbench {
  /// Asks for the status, and reads a scenario text.
  func asking() throws -> [WorkItem] { [try status(), scenarioText()] }

  private func status() throws -> WorkItem {
    let lock = LockFloor()
    let times = 2_000
    // A device of its own, because each call is written down.
    let app = try Self.launch(
      "com.example.full", on: try Self.device(with: []), access: .authorized)
    return WorkItem(
      "authorization status", "calls",
      floor: WorkItem.Floor(name: "lock and read") { lock.read(times) }
    ) {
      AppProcess.$current.withValue(app) {
        for _ in 0..<times { consume(CNContactStore.authorizationStatus(for: .contacts).rawValue) }
        return times
      }
    }
  }

  private func scenarioText() -> WorkItem {
    let bytes = Array(ScenarioMaker.text(documents: 1_000).utf8)
    let lines = LineFloor(bytes)
    return WorkItem(
      "read a scenario text", "bytes",
      floor: WorkItem.Floor(name: "cut into lines") { lines.split() }
    ) {
      let file = ScenarioText.parse(SourceFile(path: "scenario.yaml", bytes: bytes))
      if let first = file.diagnostics.first {
        throw UnexpectedResult(
          description: "\(first.message): \(file.source.text(in: first.span))")
      }
      _ = try checked(file.documents.count, 1_000)
      return bytes.count
    }
  }
}
