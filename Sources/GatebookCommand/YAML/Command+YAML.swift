internal import Foundation
internal import ScenarioRunner
internal import ScenarioSyntax

/// How `yaml-to-json` writes what it reads.
struct YAMLOptions: Equatable {
  /// Whether every scalar stays text.
  var keepsText = false
  /// Whether one document is written, rather than a list of them.
  var writesOne = false

  /// Takes an option.
  mutating func set(_ option: Option) {
    switch option {
    case .text: keepsText = true
    case .one: writesOne = true
    default: break
    }
  }
}

extension Command {
  /// Reads the text of scenario files from the standard input and writes its documents as JSON.
  ///
  /// For scoring the reading of text against public cases of YAML; no part of the language.
  func convertYAML(_ options: YAMLOptions) -> ExitStatus {
    let source: SourceFile
    do throws(FileProblem) {
      source = SourceFile(path: "standard input", bytes: try standardInputBytes())
    } catch {
      terminal.diagnose("error: \(error.message)\n")
      return .noInput
    }
    let parsed = ScenarioText.parse(source)
    // A stream of no documents is YAML, though no scenario.
    let findings = parsed.diagnostics.filter { $0.code != SyntaxCode.emptyFile.rawValue }
    guard findings.isEmpty else { return reject(findings, in: source) }
    do throws(JSONText.Inexpressible) {
      terminal.write(try json(of: parsed.documents, options, in: source) + "\n")
      return .passed
    } catch {
      let finding = Diagnostic(code: "no-json", message: error.reason, span: error.span)
      return reject([finding], in: source)
    }
  }

  private func json(
    of documents: [Node], _ options: YAMLOptions, in source: SourceFile
  ) throws(JSONText.Inexpressible) -> String {
    let writer = JSONText(keepsText: options.keepsText)
    guard options.writesOne else { return try writer.list(of: documents) }
    guard documents.count <= 1 else {
      throw JSONText.Inexpressible(
        reason: "one document was asked for, and here a further one starts",
        span: documents[1].span)
    }
    return try documents.first.map { (node) throws(JSONText.Inexpressible) in
      try writer.text(of: node)
    } ?? "null"
  }

  private func reject(_ findings: [Diagnostic], in source: SourceFile) -> ExitStatus {
    let renderer = DiagnosticRenderer(colored: terminal.errorIsColored)
    terminal.diagnose(renderer.render(findings, in: source))
    return .wrongFile
  }
}
