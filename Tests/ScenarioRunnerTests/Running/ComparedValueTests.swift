import Testing

@testable import ScenarioRunner

/// What a comparison counts of what apps have seen.
@Suite struct ComparedValueTests {
  @Test(
    "Values count as they were delivered, whatever becomes of them later",
    arguments: [
      // Somebody who is there for the fetch alone.
      ("- editContacts: [{add: Zoe Lind}]", "[{delete: Zoe Lind}]", "reached 14 11"),
      // A value that is there for the fetch alone.
      (
        "- editContacts: [{update: {contact: Ben Beta, set: {jobTitle: Baker}}}]",
        "[{update: {contact: Ben Beta, set: {jobTitle: \"\"}}}]", "reached 13 10"
      ),
      // A value that comes after the fetch.
      (
        "- checkStatus", "[{update: {contact: Ana Alpha, set: {jobTitle: Baker}}}]",
        "reached 12 9"
      ),
      // A value of the goal that is gone before the fetch.
      (
        "- editContacts: [{update: {contact: Ana Alpha, set: {emailAddresses: []}}}]",
        "[{delete: Ben Beta}]", "missed 11 9"
      ),
    ])
  func delivered(_ before: String, _ after: String, _ numbers: String) async throws {
    let cells = try await playedCells(
      """
          \(before)
          - fetch: {keys: [name, emailAddresses, jobTitle]}
          - editContacts: \(after)
      """)
    #expect(cells[.full] == "\(numbers) prompts 1 chosen 0")
  }

  @Test("A value is counted where there is one, and a name is two")
  func values() async throws {
    let device = """
      device:
        contacts:
          - {name: Ana Alpha, emailAddresses: [ana@mail.example, ana@work.example]}
          - {givenName: Ben, id: ben, contactType: person, imageDataAvailable: true}
          - {organizationName: Borealis, id: bakery, birthday: 2001-02-03}
      """
    let all = "[contactType, imageDataAvailable, name, emailAddresses, phoneNumbers, birthday]"
    let cells = try await playedCells("    - fetch: {keys: \(all)}", on: device)
    // Ana has three values, Ben one, and the company its birthday.
    #expect(cells[.full] == "reached 5 2 prompts 1 chosen 0")
    let unset = try await playedCells(
      "    - fetch: {keys: [name]}", goal: "{Ana Alpha: [name, phoneNumbers]}", on: device)
    #expect(unset[.limitedToGoal] == "reached 2 0 prompts 1 chosen 1")
  }

  @Test("Linked cards are one contact")
  func linkedCards() async throws {
    let device = """
      device:
        accounts: [{name: Home, type: local}, {name: Work, type: exchange}]
        contacts:
          - {name: Ana Alpha, phoneNumbers: +1 555 010 0142}
          - {name: Ana Alpha, id: work, account: Work, emailAddresses: a@b.example, linkedWith: Ana Alpha}
          - {name: Ben Beta, phoneNumbers: +1 555 010 0143}
      """
    let goal = "{Ana Alpha: [name, phoneNumbers, emailAddresses]}"
    let comparison = try await compare(
      "  way: [{fetch: {keys: [name, phoneNumbers, emailAddresses]}}]", goal: goal, on: device)
    #expect(comparison.contactCount == 2 && comparison.goalContactCount == 1)
    #expect(comparison.goalValueCount == 4)
    let cells = comparison.journeys[0].cells
    #expect(cells.first { $0.world == .full }?.text == "reached 7 3 prompts 1 chosen 0")
    #expect(cells.first { $0.world == .limitedToGoal }?.text == "reached 4 0 prompts 1 chosen 1")
    #expect(cells.first { $0.world == .limitedToOthers }?.text == "missed 3 3 prompts 1 chosen 1")
  }

  @Test("What an app adds is seen when it is fetched, and is beyond the goal")
  func additions() async throws {
    let cells = try await playedCells(
      """
          - save: {add: {name: New One}}
          - fetchContact: {contact: New One, keys: [name]}
      """)
    #expect(cells[.limitedToNobody] == "missed 2 2 prompts 1 chosen 0")
  }
}
