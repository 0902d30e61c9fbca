import ScenarioSyntax
import Testing

/// The cases of the YAML test suite: read as the suite says, or refused, but never misread.
@Suite("Cases of the YAML test suite")
struct YAMLCaseTests {
  private struct Cases: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let id: String
    let yaml: String
    let expect: String
    let inSubset: Bool?
    let tree: [JSONValue]?
  }

  @Test(
    "No case is misread, and most of the subset is read", SharedCases.areThere(SharedCases.yaml))
  func suite() throws {
    let cases = try SharedCases.read(Cases.self, from: SharedCases.yaml).cases
    var agreeing = 0
    for example in cases {
      let file = ScenarioText.parse(SourceFile(path: example.id, text: example.yaml))
      if example.expect == "error" {
        #expect(!file.diagnostics.isEmpty, "\(example.id) is no YAML, but it was read")
      } else if file.diagnostics.isEmpty {
        var anchors: [String: Tree] = [:]
        let expected = example.tree?.map { Tree($0, &anchors) } ?? []
        #expect(file.documents.map(Tree.init) == expected, "\(example.id) was misread")
        if example.inSubset == true { agreeing += 1 }
      }
    }
    let subset = cases.count { $0.inSubset == true }
    print("\(agreeing) of \(subset) cases of the subset are read")
    #expect(agreeing > 105)
  }
}

/// A tree as both sides can be written: scalars with their style, an empty one for nothing.
private indirect enum Tree: Equatable {
  case scalar(String, style: String)
  case list([Tree])
  case mapping([[Tree]])
  case unknown

  init(_ node: Node) {
    switch node.content {
    case .absent: self = .scalar("", style: "plain")
    case .scalar(let scalar): self = .scalar(scalar.text, style: Self.name(of: scalar.style))
    case .sequence(let items): self = .list(items.map(Tree.init))
    case .mapping(let entries):
      self = .mapping(
        entries.map { entry in
          [.scalar(entry.key, style: Self.name(of: entry.keyStyle)), Tree(entry.value)]
        })
    }
  }

  /// Reads a tree of the cases; an alias is what its anchor stands for at this place.
  init(_ value: JSONValue, _ anchors: inout [String: Tree]) {
    guard case .mapping(let fields) = value else {
      self = .unknown
      return
    }
    if case .text(let name) = fields["alias"] {
      self = anchors[name] ?? .unknown
    } else if case .list(let items) = fields["seq"] {
      self = .list(items.map { Tree($0, &anchors) })
    } else if case .list(let pairs) = fields["map"] {
      self = .mapping(pairs.map { Self.pair($0, &anchors) })
    } else if case .text(let text) = fields["text"], case .text(let style) = fields["style"] {
      self = .scalar(text, style: style)
    } else {
      self = .unknown
    }
    if case .text(let name) = fields["anchor"] { anchors[name] = self }
  }

  private static func pair(_ value: JSONValue, _ anchors: inout [String: Tree]) -> [Tree] {
    guard case .list(let nodes) = value else { return [] }
    return nodes.map { Tree($0, &anchors) }
  }

  private static func name(of style: Node.Scalar.Style) -> String {
    switch style {
    case .singleQuoted: "single"
    case .doubleQuoted: "double"
    default: style.rawValue
    }
  }
}
