internal import ContactsProvider

extension PickerPlay {
  /// The keys that a picked contact comes with.
  mutating func pickedKeys() -> ContactKeySet {
    var keys = ContactKeySet.all
    if let displayed = sheet.request.displayedKeys {
      rules.cite(.pickedKeys)
      if rules.assumptions.displayedKeys == .namesAndDisplayed {
        keys = Self.names.union(displayed)
        keys.insert(.identifier)
      }
    }
    if keys.contains(.note), !givesNotes, rules.holds(.pickedNoteNeedsEntitlement) {
      keys.remove(ContactKeySet(.note))
    }
    return keys
  }

  /// What the picker needs itself to show a row.
  private static let names = ContactKeySet([
    .contactType, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname,
    .organizationName,
  ])
}
