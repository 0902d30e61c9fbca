import Foundation
import Observation
import SimulatedContacts
import SimulatedContactsUI

/// The guests of a party, picked on the system's sheet.
///
/// The app asks for no permission: it gets the people that were picked, and of them what an
/// invitation needs.
@MainActor
@Observable
public final class InviteModel {
  /// The guests so far, in the order in which they were picked.
  public private(set) var invited: [InviteGuest] = []
  /// Whether the sheet is open.
  public private(set) var isPicking = false
  /// A picker keeps its delegate weakly, so it is kept here.
  @ObservationIgnored private var delegate: (any CNContactPickerDelegate)?

  /// Makes the model of a party without guests.
  public init() {}

  /// Lets one person be picked.
  public func inviteOne(from host: UIViewController) {
    show(InviteOneDelegate(finish: add), from: host)
  }

  /// Lets several people be picked.
  public func inviteSeveral(from host: UIViewController) {
    show(InviteSeveralDelegate(finish: add), from: host)
  }

  /// Lets one address of one person be picked.
  public func inviteByEmail(from host: UIViewController) {
    show(
      InviteByEmailDelegate(finish: add), from: host,
      picking: NSPredicate(format: "key == %@", CNContactEmailAddressesKey))
  }

  private func show(
    _ delegate: any CNContactPickerDelegate, from host: UIViewController,
    picking properties: NSPredicate? = nil
  ) {
    guard !isPicking else { return }
    let picker = CNContactPickerViewController()
    picker.delegate = delegate
    picker.displayedPropertyKeys = InviteGuest.keys
    picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
    picker.predicateForSelectionOfProperty = properties
    self.delegate = delegate
    isPicking = true
    host.present(picker, animated: true)
  }

  private func add(_ guests: [InviteGuest]) {
    isPicking = false
    for guest in guests where !invited.contains(guest) { invited.append(guest) }
  }
}
