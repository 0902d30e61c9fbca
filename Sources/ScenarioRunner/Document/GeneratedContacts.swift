internal import ContactsProvider
internal import Foundation

/// Invented people without end, the same ones for the same seed.
///
/// Numbers are from ranges that are kept free for fiction, and domains end in `.example`.
struct GeneratedContacts: Sequence, IteratorProtocol {
  /// The most that a file may ask for.
  static let most = 1_000_000

  private var numbers: SeededNumbers
  private let firstNumber: Int
  private var place = 0

  /// Makes the people of a seed.
  init(seed: UInt64) {
    numbers = SeededNumbers(state: seed)
    firstNumber = numbers.next(below: Self.numberCount)
  }

  /// The identifier of the `number`th generated contact of a device, from 1.
  static func identifier(of number: Int) -> String {
    let digits = String(number)
    return "Contact " + String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
  }

  /// The next person.
  mutating func next() -> ContactValues? {
    var values = ContactValues()
    values.givenName = numbers.element(of: Self.givenNames)
    values.familyName =
      numbers.element(of: Self.familyBeginnings)
      + numbers.element(of: Self.familyEndings)
    values.phoneNumbers = [LabeledValue(label: Self.mobile, value: phoneNumber)]
    values.emailAddresses = [LabeledValue(label: Self.home, value: emailAddress(of: values))]
    values.postalAddresses = [LabeledValue(label: Self.home, value: address())]
    values.birthday = DateComponents(
      calendar: Self.gregorian, year: 1940 + numbers.next(below: 70),
      month: 1 + numbers.next(below: 12), day: 1 + numbers.next(below: 28))
    place += 1
    return values
  }

  /// A number that the first 78 000 people of a seed do not share.
  private var phoneNumber: String {
    let number = (firstNumber + place * 7919) % Self.numberCount
    let line = number % 100
    return "+1 \(210 + number / 100) 555 01\(line < 10 ? "0" : "")\(line)"
  }

  /// Numbers from `555 0100` to `555 0199` belong to nobody, under any area code.
  private static let numberCount = 78_000

  private func emailAddress(of values: ContactValues) -> String {
    let name = "\(values.givenName).\(values.familyName)".lowercased()
    return "\(name)\(place + 1)@\(Self.domains[place % Self.domains.count])"
  }

  private mutating func address() -> PostalAddress {
    var address = PostalAddress()
    address.street = "\(1 + numbers.next(below: 120)) \(numbers.element(of: Self.streets))"
    address.city = numbers.element(of: Self.cities)
    address.postalCode = String(10_000 + numbers.next(below: 90_000))
    address.country = "United States"
    address.isoCountryCode = "us"
    return address
  }

  private static let mobile = ContactLabels.stored("mobile")
  private static let home = ContactLabels.stored("home")
  private static let gregorian = Calendar(identifier: .gregorian)
}

/// Numbers that follow from a seed.
private struct SeededNumbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(bound))
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}

extension GeneratedContacts {
  fileprivate static let givenNames = [
    "Alda", "Alvin", "Amund", "Anneli", "Aster", "Bastian", "Beata", "Birger", "Brona", "Calla",
    "Caspar", "Cilla", "Corin", "Dagny", "Delia", "Dorian", "Edda", "Einar", "Elke", "Embla",
    "Enno", "Esben", "Fabia", "Falk", "Fenna", "Finja", "Gerda", "Gillis", "Greta", "Halvar",
    "Hedda", "Hilmar", "Ilse", "Imke", "Isolde", "Ivar", "Jarle", "Jorun", "Juna", "Kajsa",
    "Kerstin", "Knut", "Leif", "Linnea", "Lovis", "Magda", "Malin", "Mattis", "Nanna", "Nils",
    "Oda", "Orla", "Oskar", "Pernille", "Ragna", "Runa", "Selma", "Signe", "Sverre", "Tilda",
    "Torben", "Ulrika", "Vidar", "Ylva",
  ]

  fileprivate static let familyBeginnings = [
    "Alder", "Ash", "Beck", "Birk", "Bram", "Brook", "Clay", "Copper", "Dal", "Eller", "Fern",
    "Flint", "Gold", "Grim", "Hassel", "Hav", "Heather", "Holm", "Kastan", "Kjell", "Lark",
    "Lauter", "Linden", "Moor", "Nor", "Oster", "Quarry", "Raven", "Rim", "Rosen", "Sand",
    "Skog", "Sommer", "Stein", "Storm", "Sun", "Thorn", "Vester", "Winter", "Wolfs",
  ]

  fileprivate static let familyEndings = [
    "aas", "bakk", "beck", "by", "dal", "fall", "feld", "field", "fors", "gaard", "gate", "heim",
    "hurst", "land", "ling", "lund", "mark", "mere", "more", "nes", "rud", "stad", "stone", "vik",
    "wood",
  ]

  fileprivate static let domains = ["mail.example", "post.example", "work.example"]

  fileprivate static let streets = [
    "Harbour Lane", "Mill Road", "Orchard Street", "Station Road", "Bridge Street", "Meadow Way",
    "Chapel Hill", "Quarry Road", "Lantern Street", "Ferry Lane",
  ]

  fileprivate static let cities = [
    "Ashford", "Brambury", "Carrow", "Dunmere", "Elverton", "Fallow", "Gannet Bay", "Hollin",
    "Ivelstone", "Kestrel Point", "Larkmoor", "Merrow", "Northwick", "Ottery", "Penhallow",
    "Rookhaven",
  ]
}

/// How many contacts a file may still generate: rows of `examples` and documents share it.
final class GenerationBudget {
  private var left = GeneratedContacts.most

  /// Takes some; tells whether there were so many left.
  func takes(_ count: Int) -> Bool {
    guard count <= left else { return false }
    left -= count
    return true
  }
}
