/// How numbers are dialled in one region.
struct CallingPlan: Sendable {
  /// The country's calling code.
  let code: UInt64
  /// What is dialled before a national number, and is no part of it.
  let trunk: DigitRun
  /// What is dialled before a calling code.
  let international: DigitRun
  /// The digits of a national number, where it may begin like the trunk prefix.
  let length: Int

  private init(_ code: UInt64, trunk: String, international: String, length: Int) {
    self.code = code
    self.trunk = DigitRun(trunk)
    self.international = DigitRun(international)
    self.length = length
  }

  /// The national number without the trunk prefix.
  func withoutTrunk(_ digits: DigitRun) -> DigitRun {
    guard let rest = digits.dropping(trunk), rest.count >= length else { return digits }
    return rest
  }

  /// The plan of the region that a locale identifier names; nil where none is known.
  init?(locale: String) {
    guard let region = Self.region(of: locale), let plan = Self.byRegion[region] else { return nil }
    self = plan
  }

  /// The plan behind a calling code; nil where none is known.
  init?(code: UInt64) {
    guard let plan = Self.byCode[code] else { return nil }
    self = plan
  }

  /// The two letters of the region in an identifier such as `en_GB` or `zh-Hans-CN`.
  static func region(of locale: String) -> String? {
    let parts = locale.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    return parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
  }

  /// Tells how many digits the calling code has with which a number begins: the zones 1 and 7 have
  /// one, the codes listed here two, all others three (ITU-T E.164).
  static func codeLength(of digits: DigitRun) -> Int {
    guard let first = digits.leading(1) else { return 0 }
    if first == 1 || first == 7 { return 1 }
    guard let pair = digits.leading(2) else { return 0 }
    return pairs.contains(pair) ? 2 : 3
  }

  private static let pairs = Set<UInt64>(
    [
      [20, 27, 28, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49],
      Array(51...58), Array(60...66), [81, 82, 83, 84, 86, 89], Array(90...95), [98],
    ].joined())

  private static let byRegion = Dictionary(uniqueKeysWithValues: table)

  private static let byCode = Dictionary(
    table.map { ($1.code, $1) }, uniquingKeysWith: { first, _ in first })

  private static let table: [(String, CallingPlan)] =
    regions(
      "0",
      "GB44 IE353 FR33 DE49 AT43 CH41 BE32 NL31 SE46 FI358 HR385 SI386 BG359 RO40 RS381 UA380"
        + " SK421 AL355 TR90 IL972 JO962 SA966 AE971 EG20 ZA27 KE254 NG234 GH233 MA212 DZ213"
        + " IN91 PK92 BD880 LK94 NP977 CN86 TW886 VN84 MY60 ID62 PH63 NZ64 AR54 BR55 PE51 VE58"
        + " IR98 IQ964")
    + regions("", "IT39 ES34 PT351 DK45 NO47 IS354 PL48 CZ420 GR30 LU352 EE372 LV371 CY357 MT356")
    + regions("", "KW965 QA974 OM968 BH973 TN216 CL56 CO57 CR506 UY598 EC593 MX52")
    + regions("1", "US1 CA1 PR1 DO1 JM1 BS1 BB1 TT1", international: "011")
    + regions("8", "RU7 KZ7", international: "810", length: 10)
    + regions("8", "BY375", international: "810", length: 9)
    + regions("8", "LT370", length: 8)
    + regions("06", "HU36")
    + regions("0", "JP81", international: "010")
    + regions("0", "KR82", international: "00")
    + regions("0", "AU61", international: "0011")
    + regions("0", "TH66", international: "001")
    + regions("", "HK852 MO853", international: "001")
    + regions("", "SG65", international: "001")

  /// Reads regions that dial alike: each word is a region's two letters and its calling code.
  private static func regions(
    _ trunk: String, _ words: String, international: String = "00", length: Int = 0
  ) -> [(String, CallingPlan)] {
    words.split(separator: " ").map { word in
      let plan = CallingPlan(
        DigitRun(String(word)).value, trunk: trunk, international: international, length: length)
      return (String(word.prefix(2)), plan)
    }
  }
}
