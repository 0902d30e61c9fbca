#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// The order of texts in one language, as keys whose bytes compare as the texts do.
  ///
  /// The collator is opened once, never changed, and closed with the object; ICU lets any number of
  /// threads make keys with one collator, so sharing it is safe without a lock.
  final class Collation: @unchecked Sendable {
    /// Nil where ICU has no collator at all: then keys are the texts' own bytes.
    private let collator: OpaquePointer?

    /// The units of a text that count; names that agree so far are equal.
    private static let limit: Int32 = 512

    /// Finds the order of a locale; each is opened once in a process.
    static func of(_ locale: String) -> Collation {
      opened.withLock { opened in
        if let collation = opened[locale] { return collation }
        let collation = Collation(locale)
        opened[locale] = collation
        return collation
      }
    }

    private static let opened = Guarded<[String: Collation]>([:])

    private init(_ locale: String) {
      var status = U_ZERO_ERROR
      let collator = swift_ucol_open(locale, &status)
      self.collator = status.rawValue <= U_ZERO_ERROR.rawValue ? collator : nil
    }

    deinit {
      if let collator { swift_ucol_close(collator) }
    }

    /// Appends the key of two texts, of which the first decides: no zero in it, one at its end.
    ///
    /// The separator U+FFFE merges the keys level by level, so that a difference of accent or case
    /// in the first text counts only where the second texts are alike.
    func appendKey(_ first: String, _ second: String, to keys: inout [UInt8]) {
      let capacity = Int(Self.limit) * 2 + 1
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { units in
        guard let base = units.baseAddress else { return }
        var count = Self.copy(first, to: base)
        if !second.isEmpty {
          base[count] = 0xFFFE
          count += 1 + Self.copy(second, to: base + count + 1)
        }
        appendKey(of: base, count: Int32(count), to: &keys)
      }
    }

    private func appendKey(
      of units: UnsafePointer<UInt16>, count: Int32, to keys: inout [UInt8]
    ) {
      let room = 256
      let written = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { bytes in
        let length = Int(
          swift_ucol_getSortKey(collator, units, count, bytes.baseAddress, Int32(room)))
        if length <= room { keys.append(contentsOf: bytes.prefix(length)) }
        return length
      }
      guard written > room else { return }
      let start = keys.count
      keys.append(contentsOf: repeatElement(0, count: written))
      keys.withUnsafeMutableBufferPointer { all in
        guard let base = all.baseAddress else { return }
        _ = swift_ucol_getSortKey(collator, units, count, base + start, Int32(written))
      }
    }

    /// Copies the beginning of a text as UTF-16 and gives the number of units.
    private static func copy(_ text: String, to units: UnsafeMutablePointer<UInt16>) -> Int {
      var text = text
      return text.withUTF8 { bytes in
        let count = min(bytes.count, Int(limit) * 3)
        var length: Int32 = 0
        var status = U_ZERO_ERROR
        return bytes.withMemoryRebound(to: CChar.self) { characters in
          _ = swift_u_strFromUTF8WithSub(
            units, limit, &length, characters.baseAddress, Int32(count), 0xFFFD, nil, &status)
          return Int(min(length, limit))
        }
      }
    }

    /// The first eight bytes of a key, as a number that orders as they do.
    static func prefix(of key: UnsafePointer<UInt8>) -> UInt64 {
      var prefix: UInt64 = 0
      var index = 0
      while index < 8, key[index] != 0 {
        prefix |= UInt64(key[index]) << UInt64(56 - 8 * index)
        index += 1
      }
      return prefix
    }

    /// Compares two keys: less than zero, zero or more than zero.
    func compare(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Int {
      var index = 0
      while left[index] == right[index], left[index] != 0 { index += 1 }
      return Int(left[index]) - Int(right[index])
    }
  }
#else
  internal import Foundation

  /// The order of texts in one language, by Foundation's comparison.
  struct Collation: Sendable {
    private let locale: Locale

    static func of(_ locale: String) -> Collation {
      Collation(locale: Locale(identifier: locale))
    }

    /// Appends the two texts, of which the first decides: no zero in them, one at their end.
    func appendKey(_ first: String, _ second: String, to keys: inout [UInt8]) {
      keys.append(contentsOf: first.utf8.lazy.filter { $0 > 1 })
      keys.append(1)
      keys.append(contentsOf: second.utf8.lazy.filter { $0 > 1 })
      keys.append(0)
    }

    /// Says nothing: only the whole texts compare.
    static func prefix(of key: UnsafePointer<UInt8>) -> UInt64 { 0 }

    /// Compares two keys: less than zero, zero or more than zero.
    func compare(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Int {
      let left = Self.parts(left)
      let right = Self.parts(right)
      for options: String.CompareOptions in [[.caseInsensitive, .diacriticInsensitive], []] {
        for (one, other) in zip(left, right) {
          let order = one.compare(other, options: options, range: nil, locale: locale)
          if order != .orderedSame { return order.rawValue }
        }
      }
      return 0
    }

    private static func parts(_ key: UnsafePointer<UInt8>) -> [String] {
      String(cString: key).split(separator: "\u{1}", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }
#endif
