/// Something that is done with each many-valued property in turn, whatever its entries are.
protocol EntryListVisitor {
  mutating func visit<Value>(
    _ key: ContactKey, _ list: WritableKeyPath<ContactValues, [LabeledValue<Value>]>)
}

extension ContactValues {
  /// Shows a visitor every many-valued property.
  static func visitEntryLists(_ visitor: inout some EntryListVisitor) {
    visitor.visit(.phoneNumbers, \.phoneNumbers)
    visitor.visit(.emailAddresses, \.emailAddresses)
    visitor.visit(.postalAddresses, \.postalAddresses)
    visitor.visit(.urlAddresses, \.urlAddresses)
    visitor.visit(.contactRelations, \.contactRelations)
    visitor.visit(.socialProfiles, \.socialProfiles)
    visitor.visit(.instantMessageAddresses, \.instantMessageAddresses)
    visitor.visit(.dates, \.dates)
  }

  /// Tells whether a value is set under one of some keys.
  func hasValue(in keys: ContactKeySet) -> Bool {
    var values = ContactValues()
    values.assign(keys, from: self)
    return values != ContactValues()
  }

  /// Tells whether the value of a key is another one than in `other`.
  func differs(from other: ContactValues, in key: ContactKey) -> Bool {
    var values = other
    values.assign(ContactKeySet(key), from: self)
    return values != other
  }
}
