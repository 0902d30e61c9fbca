import Testing

/// The article on denial handling shows what is there, and what the command prints.
@Suite struct DenialGuideTests {
  private let guide = ShownDocument(
    path: "Sources/GatebookCommand/GatebookCommand.docc/DenialHandling.md")

  @Test func `every run that the article shows prints just that`() throws {
    #expect(try guide.runs(of: "swift run gatebook").count == 5)
    try guide.checkRuns(of: "swift run gatebook", by: CommandProcess())
  }

  @Test func `the steps that the article shows are those of the file that it names`() throws {
    let files = try guide.files()
    #expect(files.count == 1)
    for file in files {
      #expect(try ShownDocument(path: file.path).text().contains(file.text))
    }
  }
}
