import ContactsProvider
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Which scenarios end otherwise where the device behaves otherwise.
@Suite struct AssumptionDependenceTests {
  private func dependence(_ text: String) async throws -> AssumptionDependence {
    let plans = try compiled(SourceFile(path: "scenario.yaml", text: text))
    var found: [AssumptionDependence] = []
    await ScenarioRun(catalog: .sketch, patience: .amongOthers).vary(plans, jobs: 2) {
      found.append($0)
      return true
    }
    return try #require(found.first)
  }

  @Test("A scenario that backs out of the second sheet depends on what that means")
  func backingOut() async throws {
    let text = """
      scenario: Backing out
      device: {contacts: [Mira Solberg]}
      steps:
        - requestAccess:
          user: [continue, cancelSelection]
          expect: {granted: false}
        - expect: {status: notDetermined}
      """
    let found = try await dependence(text)
    #expect(found.record.outcome == .passed)
    #expect(found.changes.map(\.name) == ["cancelledSelection"])
    #expect(found.changes.first?.value == "denied")
    guard case .failed(step: 2, let reason) = found.changes.first?.ending else {
      Issue.record("\(found.changes)")
      return
    }
    #expect(reason.contains("status"))
    let chosen = text.replacing(
      "Solberg]", with: "Solberg], assumptions: {cancelledSelection: notDetermined}")
    #expect(try await dependence(chosen).changes.isEmpty)
  }

  @Test("A scenario that fails by default may pass under another assumption")
  func failing() async throws {
    let found = try await dependence(
      """
      scenario: The decision is kept
      app: {access: denied}
      steps:
        - reinstall
        - expect: {status: denied}
      """)
    #expect(found.record.outcome == .failed)
    #expect(found.changes == [.init(name: "reinstall", value: "remembers", ending: .passed)])
  }

  @Test("Each switch offers its default first, and each value once and by its own name")
  func choices() {
    for choice in AssumptionSwitch.all {
      #expect(choice.choices.first?.text == choice.text(Assumptions()), "\(choice.name)")
      #expect(Set(choice.choices.map(\.text)).count == choice.choices.count)
      for value in choice.choices {
        var assumptions = Assumptions()
        value.apply(&assumptions)
        #expect(choice.text(assumptions) == value.text, "\(choice.name)")
        let others = AssumptionSwitch.all.filter { $0.name != choice.name }
        #expect(others.allSatisfy { $0.text(assumptions) == $0.text(Assumptions()) })
      }
    }
  }
}
