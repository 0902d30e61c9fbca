/// An operating system and its version, one of a closed table.
public struct DeviceSystem: Sendable, Hashable {
  /// A family of systems.
  public enum Platform: String, CaseIterable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple Vision.
    case visionOS
    /// Apple Watch.
    case watchOS
  }

  /// The family.
  public let platform: Platform
  /// The version's numbers, such as `[18, 2]`; one number stands for the first release.
  public let version: [Int]

  /// The name as scenario files write it, such as `iOS 18.2`.
  public var name: String {
    "\(platform.rawValue) \(version.map(String.init).joined(separator: "."))"
  }

  /// Reads a name such as `iOS 18` or `macOS 10.15`; nil where no such system existed.
  public init?(name: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let platform = Platform(rawValue: String(words[0])) else { return nil }
    let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
    let version = parts.compactMap { Self.number(String($0)) }
    guard version.count == parts.count, let released = Self.released[platform],
      released.contains(where: { Self.version(version, refines: $0) })
    else { return nil }
    self.platform = platform
    self.version = version
  }

  /// The versions that existed, by family; a minor version refines one of them.
  static let released: [Platform: [[Int]]] = [
    .iOS: (9...18).map { [$0] } + [[26]],
    .macOS: (11...15).map { [10, $0] } + (11...15).map { [$0] } + [[26]],
    .visionOS: [[1], [2], [26]],
    .watchOS: (2...11).map { [$0] } + [[26]],
  ]

  /// Every system of the table, each at its first release.
  public static let all: [DeviceSystem] = Platform.allCases.flatMap { platform in
    (released[platform] ?? []).map { DeviceSystem(platform: platform, version: $0) }
  }

  /// The system that a device has when none is named.
  public static let iOS26 = DeviceSystem(platform: .iOS, version: [26])

  /// The last system of iPhones without limited access.
  public static let iOS17 = DeviceSystem(platform: .iOS, version: [17])
  /// The first system with limited access.
  public static let iOS18 = DeviceSystem(platform: .iOS, version: [18])
  /// The newest system of the Mac.
  public static let macOS26 = DeviceSystem(platform: .macOS, version: [26])

  private init(platform: Platform, version: [Int]) {
    self.platform = platform
    self.version = version
  }

  /// Tells whether this version is `other` or later.
  func isAtLeast(_ other: [Int]) -> Bool { !version.lexicographicallyPrecedes(other) }

  private static func version(_ version: [Int], refines released: [Int]) -> Bool {
    version.starts(with: released) && version.count <= released.count + 2
  }

  private static func number(_ text: String) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
      text == "0" || !text.hasPrefix("0")
    else { return nil }
    return Int(text)
  }
}
