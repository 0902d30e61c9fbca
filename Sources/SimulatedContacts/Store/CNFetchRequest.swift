public import Foundation

/// What all fetch requests share.
open class CNFetchRequest: NSObject {
  /// Makes a request.
  public override init() { super.init() }
}
