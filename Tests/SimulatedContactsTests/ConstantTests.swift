import ContactsProvider
import SimulatedContacts
import Testing

@Suite("Constants")
struct ConstantTests {
  @Test(
    "have Apple's values",
    arguments: [
      (CNLabelHome, "_$!<Home>!$_"), (CNLabelPhoneNumberMobile, "_$!<Mobile>!$_"),
      (CNLabelPhoneNumberWorkFax, "_$!<WorkFAX>!$_"), (CNLabelPhoneNumberiPhone, "iPhone"),
      (CNLabelPhoneNumberAppleWatch, "Apple Watch"), (CNLabelEmailiCloud, "iCloud"),
      (CNLabelURLAddressHomePage, "_$!<HomePage>!$_"),
      (CNLabelContactRelationSister, "_$!<Sister>!$_"),
      (
        CNLabelContactRelationYoungerCousinMothersBrothersDaughter,
        "_$!<YoungerCousinMothersBrothersDaughter>!$_"
      ),
      (CNContactRelationsKey, "contactRelations"), (CNContactTypeKey, "contactType"),
      (CNContactUrlAddressesKey, "urlAddresses"),
      (CNPostalAddressISOCountryCodeKey, "ISOCountryCode"),
      (CNSocialProfileServiceGameCenter, "Game Center"),
      (CNInstantMessageServiceGaduGadu, "GaduGadu"),
      (CNContactPropertyNotFetchedExceptionName, "CNPropertyNotFetchedException"),
      (CNErrorDomain, "CNErrorDomain"),
      (CNErrorUserInfoAffectedRecordIdentifiersKey, "CNInvalidRecordIdentifiers"),
    ])
  func values(constant: String, value: String) {
    #expect(constant == value)
  }

  @Test("name every property that can be fetched")
  func keys() {
    let keys = [
      CNContactIdentifierKey, CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey,
      CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactPreviousFamilyNameKey,
      CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
      CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey,
      CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
      CNContactPhoneticOrganizationNameKey, CNContactNoteKey, CNContactImageDataKey,
      CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey, CNContactPhoneNumbersKey,
      CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey,
      CNContactRelationsKey, CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
      CNContactBirthdayKey, CNContactNonGregorianBirthdayKey, CNContactDatesKey,
    ]
    #expect(keys.map(ContactKey.init(name:)) == ContactKey.allCases)
  }
}
