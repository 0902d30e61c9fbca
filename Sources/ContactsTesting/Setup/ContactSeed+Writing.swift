public import ContactsProvider

extension ContactSeed {
  /// A person with a full name, and perhaps a mobile number and an e-mail address.
  ///
  /// The last word of the name is the family name.
  public static func person(
    _ name: String, phoneNumber: String? = nil, emailAddress: String? = nil,
    identifier: String? = nil
  ) -> ContactSeed {
    var values = ContactValues()
    values.setName(writtenAs: name)
    values.setReach(phoneNumber: phoneNumber, emailAddress: emailAddress)
    return ContactSeed(identifier: identifier, values: values)
  }

  /// An organization, perhaps with a number and an e-mail address.
  public static func organization(
    _ name: String, phoneNumber: String? = nil, emailAddress: String? = nil,
    identifier: String? = nil
  ) -> ContactSeed {
    var values = ContactValues()
    values.contactType = .organization
    values.organizationName = name
    values.setReach(phoneNumber: phoneNumber, emailAddress: emailAddress)
    return ContactSeed(identifier: identifier, values: values)
  }

  /// The same contact with more values, such as a birthday, as `change` sets them.
  public func with(_ change: (inout ContactValues) -> Void) -> ContactSeed {
    var seed = self
    change(&seed.values)
    return seed
  }
}

extension ContactSeed: ExpressibleByStringLiteral {
  /// Makes a person of a full name.
  public init(stringLiteral name: String) { self = .person(name) }
}

extension [ContactSeed] {
  /// The six people of a fresh simulator, each with a number and an e-mail address.
  ///
  /// They are Kate Bell, Daniel Higgins Jr., John Appleseed, Anna Haro, Hank M. Zakroff and David
  /// Taylor.
  public static var sample: [ContactSeed] { ContactSeed.sample }

  /// No contacts.
  public static var none: [ContactSeed] { [] }
}

extension ContactValues {
  fileprivate mutating func setReach(phoneNumber: String?, emailAddress: String?) {
    if let phoneNumber {
      phoneNumbers = [LabeledValue(label: "_$!<Mobile>!$_", value: phoneNumber)]
    }
    if let emailAddress {
      emailAddresses = [LabeledValue(label: "_$!<Home>!$_", value: emailAddress)]
    }
  }
}
