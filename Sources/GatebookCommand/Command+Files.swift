internal import ScenarioRunner
internal import ScenarioSyntax

/// The compiled files of some paths, and what went wrong on the way.
struct CompiledFiles {
  var files: [CompiledFile] = []
  var status = ExitStatus.passed

  /// The files without a mistake.
  var correct: [CompiledFile] { files.filter(\.isCorrect) }
}

extension CompiledFile {
  /// Whether there is no mistake in the file.
  var isCorrect: Bool { diagnostics.isEmpty }
}

extension Command {
  /// Finds and compiles the files that some paths mean, and says what is wrong with them.
  func compile(_ paths: [String]) async -> CompiledFiles {
    let found = ScenarioFinder(paths)
    var compiled = CompiledFiles()
    report(found.problems, in: &compiled)
    let compiler = ScenarioCompiler(registeredApps: await catalog.offers())
    for path in found.files {
      do throws(FileProblem) {
        let source = SourceFile(path: path, bytes: try fileBytes(path))
        compiled.files.append(compiler.compile(source) { try? fileBytes($0.beside(path)) })
      } catch {
        report([error], in: &compiled)
      }
    }
    reportMistakes(in: &compiled)
    return compiled
  }

  private func report(_ problems: [FileProblem], in compiled: inout CompiledFiles) {
    guard !problems.isEmpty else { return }
    compiled.status = compiled.status.combined(with: .noInput)
    for problem in problems { terminal.diagnose("error: \(problem.message)\n") }
  }

  private func reportMistakes(in compiled: inout CompiledFiles) {
    let renderer = DiagnosticRenderer(colored: terminal.errorIsColored)
    let texts = compiled.files.filter { !$0.isCorrect }.map { file in
      renderer.render(file.diagnostics, in: file.source)
    }
    guard !texts.isEmpty else { return }
    compiled.status = compiled.status.combined(with: .wrongFile)
    terminal.diagnose(texts.joined(separator: "\n"))
  }
}

extension String {
  /// A path as a file names it, from where the command runs: relative paths start at the file.
  fileprivate func beside(_ file: String) -> String {
    guard !hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return self }
    return file[...slash] + self
  }
}
