internal import Foundation

/// The values that few contacts have, each only as large as it is set.
///
/// They lie in the order of their keys, so that the number of smaller keys is a value's place.
struct RareValues: Hashable, Sendable {
  private var present: UInt32 = 0
  private var values: [Value] = []

  enum Value: Hashable, Sendable {
    case text(String)
    case bytes(Data)
    case date(StoredDate)
    case texts([LabeledValue<String>])
    case addresses([LabeledValue<PostalAddress>])
    case profiles([LabeledValue<SocialProfile>])
    case instantMessages([LabeledValue<InstantMessageAddress>])
    case dates([LabeledValue<DateComponents>])
  }

  /// The value under a key; nil where none is set.
  subscript(key: ContactKey) -> Value? {
    get {
      present & Self.bit(key) == 0 ? nil : values[place(of: key)]
    }
    set {
      let place = place(of: key)
      switch (present & Self.bit(key) != 0, newValue) {
      case (true, let value?): values[place] = value
      case (true, nil): values.remove(at: place)
      case (false, let value?): values.insert(value, at: place)
      case (false, nil): return
      }
      present = newValue == nil ? present & ~Self.bit(key) : present | Self.bit(key)
    }
  }

  /// Whether a value is set under one of some keys.
  func hasValue(in keys: ContactKeySet) -> Bool {
    UInt64(present) & keys.rawValue != 0
  }

  private func place(of key: ContactKey) -> Int {
    (present & (Self.bit(key) - 1)).nonzeroBitCount
  }

  private static func bit(_ key: ContactKey) -> UInt32 { 1 << UInt32(key.rawValue) }
}

extension RareValues {
  /// A text; an empty one is not kept.
  subscript(text key: ContactKey) -> String {
    get { if case .text(let text) = self[key] { text } else { "" } }
    set { self[key] = newValue.isEmpty ? nil : .text(newValue) }
  }

  /// The bytes of an image.
  subscript(bytes key: ContactKey) -> Data? {
    get { if case .bytes(let bytes) = self[key] { bytes } else { nil } }
    set { self[key] = newValue.map { .bytes($0) } }
  }

  /// A date.
  subscript(date key: ContactKey) -> DateComponents? {
    get { if case .date(let date) = self[key] { date.components } else { nil } }
    set { self[key] = newValue.map { .date(StoredDate($0)) } }
  }

  /// A list of texts; an empty one is not kept.
  subscript(texts key: ContactKey) -> [LabeledValue<String>] {
    get { if case .texts(let texts) = self[key] { texts } else { [] } }
    set { self[key] = newValue.isEmpty ? nil : .texts(newValue) }
  }
}
