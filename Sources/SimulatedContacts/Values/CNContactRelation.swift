public import Foundation

/// A related person, by name.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding {
  /// The related person's name.
  public final let name: String

  /// Makes a relation.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Restores an archived relation.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeText(forKey: "name") else { return nil }
    name = text
    super.init()
  }

  /// Archives the relation.
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }

  /// Tells that relations are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Gives the relation itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares the names.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContactRelation)?.name == name
  }

  /// A hash of the name.
  open override var hash: Int { name.hashValue }
}
