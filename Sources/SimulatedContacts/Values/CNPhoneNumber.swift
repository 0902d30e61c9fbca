public import Foundation

/// A phone number, kept as it was written.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding {
  /// The number as it was given.
  public final let stringValue: String

  /// Makes a phone number; the text is not checked.
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }

  /// Restores an archived phone number.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeText(forKey: "stringValue") else { return nil }
    stringValue = text
    super.init()
  }

  /// Archives the phone number.
  open func encode(with coder: NSCoder) {
    coder.encode(stringValue as NSString, forKey: "stringValue")
  }

  /// Tells that phone numbers are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the number itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares the texts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  /// A hash of the text.
  open override var hash: Int { stringValue.hashValue }
}
