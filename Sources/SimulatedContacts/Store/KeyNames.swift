internal import Foundation

/// A descriptor that stands for several properties.
final class KeyNames: NSObject, CNKeyDescriptor, NSCopying {
  /// The names of the properties.
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init()
  }

  func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool { (object as? KeyNames)?.names == names }

  override var hash: Int { names.hashValue }
}
