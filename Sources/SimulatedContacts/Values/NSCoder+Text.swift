internal import Foundation

extension NSCoder {
  /// Reads a text of an archive; nil where it is missing.
  func decodeText(forKey key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key) as String?
  }

  /// Reads a list of texts of an archive; nil where it is missing.
  func decodeTexts(forKey key: String) -> [String]? {
    decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String]
  }
}
