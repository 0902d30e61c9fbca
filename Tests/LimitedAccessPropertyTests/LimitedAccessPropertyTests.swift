import LimitedAccessProperty
import Testing

@Test func `nothing hidden influences what an app with limited access observes`() async throws {
  let outcome = try await LimitedAccessProperty.check(scripts: 2_000)
  #expect(outcome.differing == 0, "\(outcome.firstDifference?.description ?? "")")
  #expect(outcome.reaching * 2 >= outcome.scripts)
}
