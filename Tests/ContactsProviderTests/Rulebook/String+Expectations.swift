import Foundation

extension String {
  /// Whether the text starts with a capital, ends with its only full stop and is short enough.
  func isOneSentence(ofAtMost length: Int) -> Bool {
    count <= length && first?.isUppercase == true && hasSuffix(".") && !contains(". ")
  }

  /// Whether the text is an address on the web, host and page.
  var isWebAddress: Bool {
    guard let address = URL(string: self), !contains(where: \.isWhitespace) else { return false }
    return address.scheme == "https" && address.host()?.contains(".") == true
      && address.path().count > 1
  }

  /// Whether the text is the address of a page of Apple's.
  var isApple: Bool { hasPrefix("https://developer.apple.com/") }
}
