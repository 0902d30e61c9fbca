import AppScreens
import Observation
import SimulatedContacts

/// Shows names and numbers, and has one fault: it fetches everything else of the contacts, too.
@MainActor
@Observable
public final class FetchesAllKeys: ShowsScreen {
  private let list = FriendList()

  /// The fault: the list shows names and first numbers.
  private static let keys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey,
    CNContactJobTitleKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
    CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactRelationsKey,
    CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey, CNContactBirthdayKey,
    CNContactDatesKey, CNContactImageDataKey,
  ]

  /// Makes the app as it is after its launch.
  public init() {}

  /// What the person sees.
  public var screen: Screen {
    list.screen("Numbers", purpose: "The numbers of your friends.") { [self] in await load() }
  }

  private func load() async {
    list.state = .loading
    do {
      try await CNContactStore().requestAccess(for: .contacts)
      list.friends = try await CNContactStore.people(knowing: Self.keys, Friend.init)
      list.state = .loaded
    } catch {
      list.show(error)
    }
  }
}
