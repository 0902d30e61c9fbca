// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The key of a contact's `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of a contact's `contactType`.
public let CNContactTypeKey = "contactType"
/// The key of a contact's `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of a contact's `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of a contact's `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of a contact's `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of a contact's `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of a contact's `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of a contact's `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of a contact's `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of a contact's `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of a contact's `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of a contact's `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of a contact's `phoneticMiddleName`.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of a contact's `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of a contact's `phoneticOrganizationName`.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of a contact's `note`.
public let CNContactNoteKey = "note"
/// The key of a contact's `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of a contact's `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of a contact's `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of a contact's `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of a contact's `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of a contact's `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of a contact's `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of a contact's `contactRelations`.
public let CNContactRelationsKey = "contactRelations"
/// The key of a contact's `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of a contact's `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of a contact's `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of a contact's `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of a contact's `dates`.
public let CNContactDatesKey = "dates"
/// The name of the exception that ends an app which reads a property that it did not fetch.
public let CNContactPropertyNotFetchedExceptionName = "CNPropertyNotFetchedException"
