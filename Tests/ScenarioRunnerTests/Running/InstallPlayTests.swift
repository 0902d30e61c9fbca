import Testing

@testable import ScenarioRunner

/// Where an app is on the device: behind another one, closed, replaced, and on a newer system.
@Suite struct InstallPlayTests {
  @Test(
    "After a new build or a new system the app has to be started",
    arguments: [
      ("install: {usageDescription: New text}", "a new build was installed in step 1"),
      ("updateSystem: iOS 26.1", "the system was updated in step 1"),
    ])
  func stopped(_ step: String, _ text: String) async throws {
    try await expectFails("  - \(step)\n  - checkStatus", with: text)
    try await expectFails("  - \(step)\n  - checkStatus", with: "- relaunch")
    try await expectPasses(
      "  - \(step)\n    expect: {terminated: false}\n  - relaunch\n"
        + "  - fetch: {keys: [name]}\n    expect: {count: 2, prompt: none}")
  }

  @Test("What has left the device stays away, whatever becomes of the app")
  func uploads() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name], matching: {name: Mira}}
        - upload: {to: finder.example}
        - reinstall
        - expect: {uploaded: {Mira Solberg: [name]}, exposed: {Mira Solberg: [name]}}
      """)
  }

  @Test("A new build keeps decision and tokens; what it says is new")
  func newBuild() async throws {
    try await expectPasses(
      """
        - takeToken:
          as: start
        - install: {usageDescription: To find friends., entitlements: [notes]}
        - relaunch
        - editContacts: [{add: Zoe Lind}]
        - changesSince: {token: start}
          expect: {events: [{addContact: Zoe Lind}]}
        - privacy: {reset: contacts}
          expect: {terminated: any}
        - relaunch
        - fetch: {keys: [note]}
          user: allowFull
          expect: {prompt: {purpose: To find friends.}}
      """)
  }

  @Test("An update of the system ends every app")
  func everyApp() async throws {
    let apps = "apps: {diary: {access: full}, quiz: {access: full}}\nfirst: diary"
    try await expectFails(
      "  - updateSystem: iOS 26.1\n  - relaunch\n  - {checkStatus: , app: quiz}",
      app: apps, with: "'quiz' does not run: the system was updated in step 1")
  }

  @Test("In the background an app hears nothing, and afterwards once")
  func background() async throws {
    try await expectPasses(
      """
        - observeChanges
        - background
        - editContacts: [{add: Zoe Lind}, {delete: Jonas Quill}]
          expect: {notified: 0}
        - foreground
        - expect: {notified: 1}
      """)
    try await expectFails(
      "  - quit\n  - background", with: "'Example' does not run: the person quit it in step 1")
    try await expectFails(
      "  - quit\n  - foreground", with: "let the person start it again first: - relaunch")
  }

  @Test("Access is taken back in mid-enumeration, and the app goes on")
  func takenBack() async throws {
    try await expectPasses(
      """
        - fault: {revokeAfter: 1}
        - fetch: {keys: [name]}
          expect: {error: authorizationDenied, terminated: false, exposed: {Mira Solberg: [name]}}
        - checkStatus:
          expect: {status: denied}
      """)
    try await expectFails(
      "  - fault: {revokeAfter: 1}\n  - fetch: {keys: [name]}",
      with: "the call failed with authorizationDenied")
  }
}
