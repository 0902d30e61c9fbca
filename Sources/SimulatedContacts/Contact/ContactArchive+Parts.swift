internal import ContactsProvider

// The parts of a value as a list of texts, and back; a list of another length is no value.

extension PostalAddress {
  private static let paths: [any WritableKeyPath<PostalAddress, String> & Sendable] = [
    \.street, \.subLocality, \.city, \.subAdministrativeArea, \.state, \.postalCode, \.country,
    \.isoCountryCode,
  ]

  var parts: [String] { Self.paths.map { self[keyPath: $0] } }

  init?(parts: [String]) {
    guard parts.count == Self.paths.count else { return nil }
    self.init()
    for (path, part) in zip(Self.paths, parts) { self[keyPath: path] = part }
  }
}

extension SocialProfile {
  var parts: [String] { [urlString, username, userIdentifier, service] }

  init?(parts: [String]) {
    guard parts.count == 4 else { return nil }
    self.init()
    (urlString, username, userIdentifier, service) = (parts[0], parts[1], parts[2], parts[3])
  }
}

extension InstantMessageAddress {
  init?(parts: [String]) {
    guard parts.count == 2 else { return nil }
    self.init()
    (username, service) = (parts[0], parts[1])
  }
}
