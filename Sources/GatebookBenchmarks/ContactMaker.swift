import BenchmarkFloor
import ContactsProvider
import Foundation

/// Makes invented contacts in many scripts, the same ones for the same seed.
struct ContactMaker {
  private var numbers: SeededNumbers
  private var made = 0

  init(seed: UInt64 = 1) { numbers = SeededNumbers(seed: seed) }

  /// Makes some contacts.
  static func contacts(_ count: Int) -> [ContactSeed] {
    var maker = ContactMaker()
    return (0..<count).map { _ in maker.next() }
  }

  private mutating func next() -> ContactSeed {
    made += 1
    let script = Script.pick(&numbers)
    var values = ContactValues()
    name(&values, in: script)
    if numbers.below(5) == 0 { employ(&values) }
    if numbers.below(10) == 0 { values.nickname = numbers.pick(script.given) }
    addPhoneNumbers(to: &values)
    addEmailAddresses(to: &values)
    addPostalAddresses(to: &values, in: script)
    return ContactSeed(values: values)
  }

  private mutating func name(_ values: inout ContactValues, in script: Script) {
    let given = numbers.below(script.given.count)
    let family = numbers.below(script.family.count)
    values.givenName = script.given[given] + numbers.pick(script.givenEndings)
    values.familyName = script.family[family] + numbers.pick(script.familyEndings)
    guard !script.phoneticGiven.isEmpty else { return }
    values.phoneticGivenName = script.phoneticGiven[given]
    values.phoneticFamilyName = script.phoneticFamily[family]
  }

  private mutating func employ(_ values: inout ContactValues) {
    let trade = numbers.pick(["Boatyard", "Bakery", "Orchard", "Foundry", "Theatre", "Bookbinders"])
    values.organizationName = "\(values.familyName) \(trade)"
    values.jobTitle = numbers.pick(["Carpenter", "Baker", "Gärtnerin", "Régisseur", "Printer"])
  }

  private mutating func addPhoneNumbers(to values: inout ContactValues) {
    for _ in 0...numbers.below(3) {
      let label = numbers.pick(["_$!<Mobile>!$_", "_$!<Home>!$_", "_$!<Work>!$_"])
      values.phoneNumbers.append(
        LabeledValue(label: label, value: PhoneNumbers.next(&numbers)))
    }
  }

  private mutating func addEmailAddresses(to values: inout ContactValues) {
    for place in 0..<numbers.below(3) {
      let name = numbers.pick(["post", "mail", "hello", "office", "family", "studio"])
      let domain = numbers.pick(["harbour", "orchard", "lantern", "meadow", "quarry"])
      values.emailAddresses.append(
        LabeledValue(
          label: place == 0 ? "_$!<Home>!$_" : "_$!<Work>!$_",
          value: "\(name).\(made)@\(domain).example"))
    }
  }

  private mutating func addPostalAddresses(to values: inout ContactValues, in script: Script) {
    var entries: [LabeledValue<PostalAddress>] = []
    for _ in 0..<numbers.below(3) {
      var address = PostalAddress()
      address.street = "\(numbers.pick(script.family)) \(1 + numbers.below(120))"
      address.city = numbers.pick(script.cities)
      address.postalCode = numbers.digits(5)
      entries.append(LabeledValue(label: "_$!<Home>!$_", value: address))
    }
    if !entries.isEmpty { values.postalAddresses = entries }
  }
}

extension ContactRecord {
  /// The same contact as the simplest program would keep it.
  var floorRecord: FloorRecord {
    FloorRecord(
      identifier: identifierText, givenName: values.givenName, familyName: values.familyName,
      organizationName: values.organizationName, jobTitle: values.jobTitle,
      nickname: values.nickname, phoneNumbers: values.phoneNumbers.map(\.value),
      emailAddresses: values.emailAddresses.map(\.value))
  }

  /// The bytes of all texts that a made contact has.
  var textSize: Int {
    var texts = [
      values.givenName, values.familyName, values.organizationName, values.jobTitle,
      values.nickname, values.phoneticGivenName, values.phoneticFamilyName,
    ]
    texts += values.phoneNumbers.map(\.value) + values.emailAddresses.map(\.value)
    for entry in values.postalAddresses {
      texts += [entry.value.street, entry.value.city, entry.value.postalCode]
    }
    return texts.reduce(0) { $0 + $1.utf8.count }
  }
}
