// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The label of a value for the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a value for school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of any other value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iCloud e-mail address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch number.
public let CNLabelPhoneNumberAppleWatch = "Apple Watch"
/// The label of a mobile number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of a main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax number at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax number at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of any other fax number.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager number.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
