internal import Foundation

#if !canImport(ObjectiveC)
  extension CNPhoneNumber {
    /// The text or, under the undocumented key `digits` that apps read, its digits; else nil.
    public func value(forKey key: String) -> Any? { propertyValue(key) }
  }
#endif

extension CNPhoneNumber {
  func propertyValue(_ key: String) -> Any? {
    switch key {
    case "stringValue": stringValue
    case "digits": digits
    default: nil
    }
  }

  /// The number without anything that only makes it readable.
  private var digits: String {
    let sign = stringValue.first { !$0.isWhitespace } == "+" ? "+" : ""
    return sign + stringValue.compactMap(\.wholeNumberValue).map(String.init).joined()
  }
}
