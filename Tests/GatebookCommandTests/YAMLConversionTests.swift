import Foundation
import Testing

@testable import GatebookCommand

/// The text of scenario files as JSON, for scoring.
@Suite struct YAMLConversionTests {
  /// A text, its JSON by the core schema, and its JSON where every scalar is text.
  static let cases: [(yaml: String, json: String, text: String)] = [
    ("", "[]", "[]"), ("# nothing\n", "[]", "[]"),
    ("a: b\n", #"[{"a": "b"}]"#, #"[{"a": "b"}]"#),
    ("- 1\n---\n- x\n", #"[[1], ["x"]]"#, #"[["1"], ["x"]]"#),
    (
      "[~, null, Null, NULL, nULL]", #"[[null, null, null, null, "nULL"]]"#,
      #"[["~", "null", "Null", "NULL", "nULL"]]"#
    ),
    ("a:\nb: [{c}]\n", #"[{"a": null, "b": [{"c": null}]}]"#, #"[{"a": "", "b": [{"c": ""}]}]"#),
    (
      "[true, True, TRUE, tRUE, false, yes]", #"[[true, true, true, "tRUE", false, "yes"]]"#,
      #"[["true", "True", "TRUE", "tRUE", "false", "yes"]]"#
    ),
    ("['1', \"true\", '~']", #"[["1", "true", "~"]]"#, #"[["1", "true", "~"]]"#),
    (
      "[+12, -0, 007, 0o17, 0xfF, 0b1, 1_000]", #"[[12, -0, 7, 15, 255, "0b1", "1_000"]]"#,
      #"[["+12", "-0", "007", "0o17", "0xfF", "0b1", "1_000"]]"#
    ),
    (
      "[.5, 1., -1.50e+3, 1E6, e3, ., 1e, 1.2.3]",
      #"[[0.5, 1.0, -1.50e+3, 1e6, "e3", ".", "1e", "1.2.3"]]"#,
      #"[[".5", "1.", "-1.50e+3", "1E6", "e3", ".", "1e", "1.2.3"]]"#
    ),
    (
      "- 0xFFFFFFFFFFFFFFFFFFFF\n- 0o", #"[[1208925819614629174706175, "0o"]]"#,
      #"[["0xFFFFFFFFFFFFFFFFFFFF", "0o"]]"#
    ),
    (
      "{1: a, 0x2: b, true: c}", #"[{"1": "a", "2": "b", "true": "c"}]"#,
      #"[{"1": "a", "0x2": "b", "true": "c"}]"#
    ),
    (
      "\"a\\\"\\\\\\n\\t\\u0001\\u00e9\\U0001F600\"", "[\"a\\\"\\\\\\n\\t\\u0001é😀\"]",
      "[\"a\\\"\\\\\\n\\t\\u0001é😀\"]"
    ),
    ("a: &x [1]\nb: *x\n", #"[{"a": [1], "b": [1]}]"#, #"[{"a": ["1"], "b": ["1"]}]"#),
    ("a: |\n  1\n", #"[{"a": "1\n"}]"#, #"[{"a": "1\n"}]"#),
  ]

  @Test(arguments: cases)
  func `a text becomes a list of documents`(
    yaml: String, json: String, text: String
  ) throws {
    let process = CommandProcess(input: [UInt8](yaml.utf8))
    #expect(try process.run(["yaml-to-json"]).output == json + "\n")
    #expect(try process.run(["yaml-to-json", "--text"]).output == text + "\n")
  }

  @Test(arguments: [
    ("a: {b\n", "error[unclosed-bracket]"), ("a: 1\na: 2\n", "error[duplicate-key]"),
    ("{1: a, 01: b}", "error[no-json]: two keys of the mapping are '1' in JSON"),
    ("~: a\n", "error[no-json]: no key of JSON is null"),
    ("- .inf\n", "error[no-json]: JSON has no word for '.inf'"),
    ("- -.Inf\n", "error[no-json]"), ("- .NaN\n", "error[no-json]"),
    ("!!str a\n", "error[unsupported-tag]"),
  ])
  func `what cannot be read or written is told`(yaml: String, message: String) throws {
    let result = try CommandProcess(input: [UInt8](yaml.utf8)).run(["yaml-to-json"])
    #expect(result.status == 65)
    #expect(result.output == "")
    #expect(result.error.hasPrefix(message), "\(result.error)")
    #expect(result.error.contains("--> standard input:"))
  }

  @Test func `one document comes without a list, and two are no document`() throws {
    let one = try CommandProcess(input: [UInt8]("- 1\n".utf8)).run(["yaml-to-json", "--one"])
    #expect(one.output == "[1]\n")
    #expect(try CommandProcess().run(["yaml-to-json", "--one"]).output == "null\n")
    let two = try CommandProcess(input: [UInt8]("a\n---\nb\n".utf8)).run(["yaml-to-json", "--one"])
    #expect(two.status == 65)
    #expect(two.error.contains("--> standard input:3:1"))
  }

  @Test func `no list shows the command, and it takes no path`() throws {
    for words in [["--help"], ["nothing"], ["run", "--help"]] {
      let result = try CommandProcess().run(words)
      #expect(!(result.output + result.error).contains("yaml-to-json"))
    }
    let result = try CommandProcess().run(["yaml-to-json", "a.yaml"])
    #expect(result.status == 64)
    #expect(try CommandProcess().run(["yaml-to-json", "--jobs"]).status == 64)
  }

  @Test func `bytes that are no text are told`() throws {
    let result = try CommandProcess(input: [0x61, 0xFF, 0x0A]).run(["yaml-to-json"])
    #expect(result.status == 65)
    #expect(result.error.hasPrefix("error[not-utf8]"))
  }
}
