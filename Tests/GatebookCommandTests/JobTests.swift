import Foundation
import Testing

/// Scenarios that are played at once give the same report as one after the other.
@Suite struct JobTests {
  @Test(arguments: [["2"], ["7"], ["--verbose", "3"], ["--quiet", "2"]])
  func `the report of all scenarios is the same for any number of jobs`(
    _ options: [String]
  ) throws {
    let words = ["run", "Scenarios"] + options.dropLast()
    let single = try CommandProcess().run(words + ["--jobs", "1"])
    #expect(single.status == 0)
    let parallel = try CommandProcess().run(words + ["--jobs", options[options.count - 1]])
    #expect(single == parallel)
  }

  @Test func `a stop at the first failure is the same for any number of jobs`() throws {
    let folder = try TemporaryFolder()
    for number in 1...60 {
      let status = number == 31 || number == 32 ? "denied" : "notDetermined"
      try folder.write(
        "scenario: Number \(number)\nsteps:\n  - expect: {status: \(status)}\n",
        to: "\(number / 10)\(number % 10).yaml")
    }
    let process = CommandProcess(folder: folder.url)
    let single = try process.run(["run", ".", "--fail-fast", "--jobs", "1"])
    #expect(single.status == 1)
    #expect(single.output.hasSuffix("Scenarios: 30 passed, 1 failed, 29 not run\n"))
    #expect(try process.run(["run", ".", "--fail-fast", "--jobs", "8"]) == single)
  }

  @Test func `what depends on assumptions is the same for any number of jobs`() throws {
    let words = ["run", "--vary-assumptions", "Scenarios/05-fetching", "Scenarios/08-apps"]
    let single = try CommandProcess().run(words + ["--jobs", "1"])
    #expect(single.status == 0)
    #expect(try CommandProcess().run(words + ["--jobs", "4"]) == single)
  }
}
