extension ContactSeed {
  /// The six people of a fresh simulator, with invented numbers and addresses.
  package static let sample: [ContactSeed] = [
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
  ) -> ContactSeed {
    var values = ContactValues()
    values.givenName = given
    values.middleName = middle
    values.familyName = family
    values.nameSuffix = suffix
    values.phoneNumbers = [LabeledValue(label: "_$!<Mobile>!$_", value: phone)]
    values.emailAddresses = [LabeledValue(label: "_$!<Home>!$_", value: email)]
    return ContactSeed(values: values)
  }
}
