/// Phone numbers in national and international form, from ranges that countries keep for fiction.
enum PhoneNumbers {
  /// Ranges of ten thousand numbers and more; `#` stands for any digit, `@` for one from 2 to 9.
  private static let wide = [
    // United States: any area code, then 555-01xx.
    "(@##) 555-01##", "+1 @## 555 01##", "@##.555.01##",
    // Australia.
    "(02) 5550 ####", "+61 3 7010 ####", "07 5550 ####", "08 7010 ####",
    // France.
    "06 39 98 ## ##", "+33 1 99 00 ## ##", "02 61 91 ## ##", "04 65 71 ## ##",
    // Ireland.
    "020 91# ####", "+353 20 91# ####",
  ]

  /// Ranges of a thousand numbers: the United Kingdom and Germany.
  private static let narrow = [
    "07700 900###", "+44 7700 900###", "020 7946 0###", "030 23125 ###", "+49 (0)69 90009 ###",
  ]

  /// Makes a number; of ten one is from a narrow range, which many people then share.
  static func next(_ numbers: inout SeededNumbers) -> String {
    var number = ""
    for character in numbers.pick(numbers.below(10) == 0 ? narrow : wide) {
      switch character {
      case "#": number += "\(numbers.below(10))"
      case "@": number += "\(2 + numbers.below(8))"
      default: number.append(character)
      }
    }
    return number
  }
}
