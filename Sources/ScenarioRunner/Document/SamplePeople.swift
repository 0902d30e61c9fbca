internal import ContactsProvider

/// The six people of a fresh simulator, with invented numbers and addresses.
enum SamplePeople {
  static let all: [KeyedValues] = [
    person("Kate", "Bell", phone: "+1 555 010 0101", email: "kate.bell@mail.example"),
    person(
      "Daniel", "Higgins", suffix: "Jr.", phone: "+1 555 010 0102",
      email: "d.higgins@mail.example"),
    person("John", "Appleseed", phone: "+1 555 010 0103", email: "john@orchard.example"),
    person("Anna", "Haro", phone: "+1 555 010 0104", email: "anna.haro@mail.example"),
    person(
      "Hank", "Zakroff", middle: "M.", phone: "+1 555 010 0105", email: "hank@finance.example"),
    person("David", "Taylor", phone: "+1 555 010 0106", email: "david@mail.example"),
  ]

  private static func person(
    _ given: String, _ family: String, middle: String = "", suffix: String = "", phone: String,
    email: String
  ) -> KeyedValues {
    var person = KeyedValues()
    person.values.givenName = given
    person.values.middleName = middle
    person.values.familyName = family
    person.values.nameSuffix = suffix
    person.values.phoneNumbers = [entry("mobile", phone)]
    person.values.emailAddresses = [entry("home", email)]
    return person
  }

  private static func entry(_ label: String, _ value: String) -> LabeledValue<String> {
    LabeledValue(
      identifier: RecordIdentifier(text: ""), label: ContactLabels.stored(label), value: value)
  }
}
