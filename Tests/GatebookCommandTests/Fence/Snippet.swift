import Testing

/// A line of code in an app, and the error that the compiler must find in it.
struct Snippet: CustomTestStringConvertible, Sendable {
  let code: String
  /// The error that it must have; none for code that compiles.
  let expectedErrors: [String]

  var testDescription: String { code }

  /// Code that must not compile.
  static func refused(_ code: String, _ error: String) -> Snippet {
    Snippet(code: code, expectedErrors: [error])
  }

  /// Code that must compile.
  static func allowed(_ code: String) -> Snippet { Snippet(code: code, expectedErrors: []) }

  /// What the compiler finds in each of some snippets, compiled together as one app.
  static func errors(
    in snippets: [Snippet], importing modules: [String]
  ) throws -> [String: [String]] {
    guard let compiler = SwiftCompiler.found else { return [:] }
    let files = snippets.enumerated().map { number, snippet in
      ("snippet\(number).swift", snippet.source(number, modules))
    }
    let found = try compiler.errors(in: Dictionary(uniqueKeysWithValues: files))
    var errors = ["": found["", default: []]]
    for (number, snippet) in snippets.enumerated() {
      errors[snippet.code] = found["snippet\(number).swift", default: []]
    }
    return errors
  }

  private func source(_ number: Int, _ modules: [String]) -> String {
    """
    \(modules.map { "import \($0)" }.joined(separator: "\n"))
    @MainActor
    func snippet\(number)(
      contact: CNContact, store: CNContactStore, request: CNSaveRequest,
      picker: CNContactPickerViewController
    ) async throws {
      \(code)
    }
    """
  }
}
