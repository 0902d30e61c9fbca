import Foundation
import Testing

/// Cases that stand beside the checkout, in `../shared/data`; a checkout alone does not have them.
enum SharedCases {
  static let yaml = "yaml-cases.json"
  static let pitfalls = "yaml-pitfalls.json"

  private static func url(of fileName: String) -> URL {
    URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../../shared/data/\(fileName)").standardizedFileURL
  }

  /// Runs a test where a file is there; elsewhere it is skipped with these words.
  static func areThere(_ fileName: String) -> ConditionTrait {
    .enabled(
      if: FileManager.default.fileExists(atPath: url(of: fileName).path(percentEncoded: false)),
      "../shared/data/\(fileName) is not beside the checkout")
  }

  /// Reads the cases of a file.
  static func read<Cases: Decodable>(_ type: Cases.Type, from fileName: String) throws -> Cases {
    try JSONDecoder().decode(type, from: Data(contentsOf: url(of: fileName)))
  }
}

/// A value of JSON.
enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case mapping([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .mapping(try container.decode([String: JSONValue].self))
    }
  }
}
