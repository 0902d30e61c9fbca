import Foundation
import Testing

/// The guide for people who bring their own app shows the package in `Tests/OutsidePackage`.
@Suite struct GuideTests {
  private static let package = "Tests/OutsidePackage"
  private static let command = "swift run birthdays"
  private let guide = ShownDocument(
    path: "Sources/GatebookCommand/GatebookCommand.docc/YourOwnApp.md")

  @Test func `every file that the guide shows is the one in the package`() throws {
    let shown = try guide.files()
    #expect(shown.count >= 5)
    for file in shown {
      let text = try ShownDocument(path: "\(Self.package)/\(file.path)").text()
      if file.isPart {
        #expect("\n\(text)".contains("\n\(file.text)"), "\(file.path)")
      } else {
        #expect(text == file.text, "\(file.path)")
      }
    }
  }

  @Test(
    .enabled(
      if: CommandProcess.built("birthdays") != nil,
      """
      the package was not built beside the tests; build it with \
      'swift build --package-path Tests/OutsidePackage --scratch-path .build'
      """))
  func `every run that the guide shows prints just that`() throws {
    #expect(try guide.runs(of: Self.command).count >= 4)
    try guide.checkRuns(
      of: Self.command,
      by: CommandProcess(
        executable: CommandProcess.built("birthdays"),
        folder: CommandProcess.checkout.appending(path: Self.package)))
  }
}
