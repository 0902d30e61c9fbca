public import ScenarioSyntax

/// Turns a scenario file into checked plans.
public struct ScenarioCompiler: Sendable {
  /// The apps that `runs` may name, and what each offers; nil where not known.
  private let registeredApps: [String: AppOffer?]

  /// Makes a compiler that knows the registered apps and what they offer.
  ///
  /// An offer of nil accepts any name under `perform`, and every step on a screen.
  public init(registeredApps: [String: AppOffer?] = [:]) {
    self.registeredApps = registeredApps
  }

  /// Compiles a file; `files` reads a file that the scenario names, or gives nil.
  ///
  /// A path is given as it is written: it is relative to the folder of the scenario.
  /// All errors of the file are found in one go, and a file with an error gives no plan.
  public func compile(
    _ source: SourceFile, files: (String) -> [UInt8]? = { _ in nil }
  ) -> CompiledFile {
    let parsed = ScenarioText.parse(source)
    if parsed.documents.count == 1, parsed.documents[0].isDeviceFile {
      return device(parsed, of: source, files: files)
    }
    var diagnostics = parsed.diagnostics
    var plans: [ScenarioPlan] = []
    let generation = GenerationBudget()
    for document in parsed.documents {
      let compiled = withoutActuallyEscaping(files) { files in
        compile(document, of: source, isSound: parsed.diagnostics.isEmpty, generation, files: files)
      }
      plans += compiled.plans
      diagnostics += compiled.diagnostics
    }
    diagnostics.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    return CompiledFile(
      plans: diagnostics.isEmpty ? plans : [], diagnostics: diagnostics, source: source)
  }

  /// Checks a file that other files name under `device: from`.
  private func device(
    _ parsed: ParsedFile, of source: SourceFile, files: (String) -> [UInt8]?
  ) -> CompiledFile {
    let found = withoutActuallyEscaping(files) { files in
      let reader = DocumentReader(source: source, registeredApps: [:], files: files)
      for document in parsed.documents where !parsed.diagnostics.isEmpty {
        reader.noteDamage(in: document)
      }
      return reader.deviceFindings(parsed.documents)
    }
    let diagnostics = (parsed.diagnostics + found).sorted { $0.span.start < $1.span.start }
    return CompiledFile(plans: [], diagnostics: diagnostics, source: source, isDevice: true)
  }

  /// Compiles one document: once, or once for each row of its examples.
  private func compile(
    _ document: Node, of source: SourceFile, isSound: Bool, _ generation: GenerationBudget,
    files: @escaping (String) -> [UInt8]?
  ) -> (plans: [ScenarioPlan], diagnostics: [Diagnostic]) {
    func newReader() -> DocumentReader {
      DocumentReader(
        source: source, registeredApps: registeredApps, generation: generation, files: files)
    }
    let shared = newReader()
    if !isSound { shared.noteDamage(in: document) }
    guard let rows = shared.exampleRows(document) else {
      let plan = shared.plan(document, row: nil)
      return ([plan].compactMap(\.self), shared.diagnostics)
    }
    let template = document.withoutExamples
    var plans: [ScenarioPlan] = []
    var diagnostics = shared.diagnostics
    var found = Set(diagnostics.map(FoundPlace.init))
    // Without a row to put in, what names a column is not looked at.
    for (index, cells) in (rows.isEmpty ? [[]] : rows).enumerated() {
      let reader = newReader()
      let expansion = ExampleExpansion(reader: reader, cells: cells, isOpen: rows.isEmpty)
      let row = expansion.row(number: index + 1, of: document)
      let expanded = expansion.expand(template)
      if !isSound || rows.isEmpty { reader.noteDamage(in: expanded) }
      reader.plan(expanded, row: row).map { plans.append($0) }
      diagnostics += reader.diagnostics.filter { found.insert(FoundPlace($0)).inserted }
    }
    return (plans.namingEqualRows, diagnostics)
  }
}

extension [ScenarioPlan] {
  /// The rows of one document; those whose titles are equal are told apart by their cells.
  fileprivate var namingEqualRows: [ScenarioPlan] {
    let counts = Dictionary(map { ($0.title, 1) }, uniquingKeysWith: +)
    return map { plan in
      var plan = plan
      if counts[plan.title, default: 0] > 1 { plan.row?.standsInTitle = false }
      return plan
    }
  }
}

/// What a finding is about: rows of one table find the same mistake again.
private struct FoundPlace: Hashable {
  let code: String
  let span: SourceSpan

  init(_ finding: Diagnostic) {
    code = finding.code
    span = finding.span
  }
}

extension Node {
  /// The document with its rows taken out, which nothing is put into.
  fileprivate var withoutExamples: Node {
    guard var entries else { return self }
    for index in entries.indices where entries[index].key == "examples" {
      entries[index].value.content = .sequence([])
    }
    var document = self
    document.content = .mapping(entries)
    return document
  }
}
