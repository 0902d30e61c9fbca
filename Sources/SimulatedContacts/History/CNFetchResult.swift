public import Foundation

/// What a request gave, and where the app stood in the change history then.
open class CNFetchResult<ValueType: AnyObject>: NSObject {
  /// What was asked for.
  public final let value: ValueType
  /// The token to give next time, so that only what changed since is told.
  public final let currentHistoryToken: Data

  init(value: ValueType, currentHistoryToken: Data) {
    self.value = value
    self.currentHistoryToken = currentHistoryToken
    super.init()
  }
}
