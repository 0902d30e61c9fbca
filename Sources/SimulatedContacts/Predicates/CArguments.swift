#if !canImport(ObjectiveC)
  internal import ContactsProvider
  internal import Foundation

  /// The arguments of a format out of a list as C passes it.
  ///
  /// Swift cannot read such a list, but C's `vsnprintf` can: it writes each argument as a number,
  /// objects as their addresses.
  func objects(in list: CVaListPointer, of format: String) -> [Any?] {
    let placeholders = PredicateFormat.placeholders(in: format)
    let specifiers = placeholders.map { placeholder in
      switch placeholder {
      case .object: "%p"
      case .whole: "%lld"
      case .real: "%a"
      }
    }
    var written = [CChar](repeating: 0, count: 64 * placeholders.count + 1)
    vsnprintf(&written, written.count, specifiers.joined(separator: " "), list)
    let words = String(
      decoding: written.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
    )
    .split(separator: " ")
    return zip(placeholders, words).map { placeholder, word in
      switch placeholder {
      case .object: object(at: word)
      case .whole: Int(word)
      case .real: Double(word)
      }
    }
  }

  /// The object at an address, which whoever made the list keeps alive.
  private func object(at address: Substring) -> Any? {
    UInt(address.dropFirst(2), radix: 16).flatMap(UnsafeRawPointer.init(bitPattern:)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
#endif
