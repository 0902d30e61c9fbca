package import ContactsProvider
package import Foundation

/// Wraps phone numbers for an app.
package func clientPhoneNumbers(
  _ entries: [LabeledValue<String>]
) -> [CNLabeledValue<CNPhoneNumber>] {
  wrapped(entries, CNPhoneNumber.init(stringValue:))
}

/// Unwraps the phone numbers that an app set.
package func systemPhoneNumbers(
  _ entries: [CNLabeledValue<CNPhoneNumber>]
) -> [LabeledValue<String>] {
  unwrapped(entries) { $0.stringValue }
}

/// Wraps e-mail or web addresses for an app.
package func clientTexts(_ entries: [LabeledValue<String>]) -> [CNLabeledValue<NSString>] {
  wrapped(entries) { $0 as NSString }
}

/// Unwraps the e-mail or web addresses that an app set.
package func systemTexts(_ entries: [CNLabeledValue<NSString>]) -> [LabeledValue<String>] {
  unwrapped(entries) { $0 as String }
}

/// Wraps postal addresses for an app.
package func clientPostalAddresses(
  _ entries: [LabeledValue<PostalAddress>]
) -> [CNLabeledValue<CNPostalAddress>] {
  wrapped(entries, CNPostalAddress.init)
}

/// Unwraps the postal addresses that an app set.
package func systemPostalAddresses(
  _ entries: [CNLabeledValue<CNPostalAddress>]
) -> [LabeledValue<PostalAddress>] {
  unwrapped(entries) { $0.parts }
}

/// Wraps related people for an app.
package func clientRelations(
  _ entries: [LabeledValue<String>]
) -> [CNLabeledValue<CNContactRelation>] {
  wrapped(entries, CNContactRelation.init(name:))
}

/// Unwraps the related people that an app set.
package func systemRelations(
  _ entries: [CNLabeledValue<CNContactRelation>]
) -> [LabeledValue<String>] {
  unwrapped(entries) { $0.name }
}

/// Wraps social profiles for an app.
package func clientSocialProfiles(
  _ entries: [LabeledValue<SocialProfile>]
) -> [CNLabeledValue<CNSocialProfile>] {
  wrapped(entries, CNSocialProfile.init)
}

/// Unwraps the social profiles that an app set.
package func systemSocialProfiles(
  _ entries: [CNLabeledValue<CNSocialProfile>]
) -> [LabeledValue<SocialProfile>] {
  unwrapped(entries) { $0.profile }
}

/// Wraps addresses for instant messages for an app.
package func clientInstantMessageAddresses(
  _ entries: [LabeledValue<InstantMessageAddress>]
) -> [CNLabeledValue<CNInstantMessageAddress>] {
  wrapped(entries, CNInstantMessageAddress.init)
}

/// Unwraps the addresses for instant messages that an app set.
package func systemInstantMessageAddresses(
  _ entries: [CNLabeledValue<CNInstantMessageAddress>]
) -> [LabeledValue<InstantMessageAddress>] {
  unwrapped(entries) { $0.address }
}

/// Wraps dates for an app.
package func clientDates(
  _ entries: [LabeledValue<DateComponents>]
) -> [CNLabeledValue<NSDateComponents>] {
  wrapped(entries) { $0 as NSDateComponents }
}

/// Unwraps the dates that an app set.
package func systemDates(
  _ entries: [CNLabeledValue<NSDateComponents>]
) -> [LabeledValue<DateComponents>] {
  unwrapped(entries) { $0 as DateComponents }
}

private func wrapped<Value, ClientValue>(
  _ entries: [LabeledValue<Value>], _ convert: (Value) -> ClientValue
) -> [CNLabeledValue<ClientValue>] {
  entries.map {
    CNLabeledValue(record: $0.identifier, label: $0.label, value: convert($0.value))
  }
}

private func unwrapped<Value, ClientValue>(
  _ entries: [CNLabeledValue<ClientValue>], _ convert: (ClientValue) -> Value
) -> [LabeledValue<Value>] {
  entries.map {
    LabeledValue(identifier: $0.record, label: $0.label, value: convert($0.value))
  }
}
