#if canImport(ObjectiveC)
  public import Foundation

  // Foundation declares key-value coding there, but it finds Objective-C properties only.

  extension CNContact {
    /// The property of a key; nil for an unknown key.
    open override func value(forKey key: String) -> Any? { propertyValue(key) }
  }

  extension CNMutableContact {
    /// Sets the property of a key; a value of another type, or an unknown key, changes nothing.
    open override func setValue(_ value: Any?, forKey key: String) {
      setPropertyValue(value, key)
    }
  }

  extension CNPhoneNumber {
    /// The digits, or nil for any other key.
    open override func value(forKey key: String) -> Any? { propertyValue(key) }
  }
#endif
