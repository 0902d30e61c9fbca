import SampleApps
import ScenarioRunner
import SimulatedContactsUI

extension SimulatedApp {
  /// The sample apps.
  static let samples = [contactList, newContact, invitePicker]

  /// A list of the people who have a phone number.
  static let contactList = SimulatedApp("contact-list") {
    let model = ContactListModel()
    return [
      .function("load") { model.load() },
      .function("search") { model.searchText = try $0.text("text") },
      .function("rows") { model.rows.map { ["name": $0.name, "phone": $0.phoneNumber] } },
      .function("state") { model.state.values },
    ]
  }

  /// A form for a new contact.
  static let newContact = SimulatedApp("new-contact") {
    let model = NewContactModel()
    return [
      .function("save") { form in
        model.name = try form.text("name")
        model.email = try form.text("email")
        model.phone = try form.text("phone")
        await model.save()
      },
      .function("state") { model.values },
    ]
  }

  /// Invitations, to people picked on the system's sheet or from the whole address book.
  static let invitePicker = SimulatedApp("invite-picker") {
    let host = UIViewController()
    let model = InviteModel()
    let book = InviteFromBookModel()
    return [
      .function("inviteOne") { model.inviteOne(from: host) },
      .function("inviteSeveral") { model.inviteSeveral(from: host) },
      .function("inviteByEmail") { model.inviteByEmail(from: host) },
      .function("isPicking") { model.isPicking },
      .function("inviteFromBook") {
        let name = try $0.text("name")
        await book.load()
        book.invite(named: name)
      },
      .function("invited") { (model.invited + book.invited).map(\.values) },
      .function("state") { book.state.values },
    ]
  }
}

extension InviteGuest {
  fileprivate var values: [String: String] { ["name": name, "email": email] }
}

extension InviteFromBookModel.State {
  /// The state in a word, and the text of an error.
  fileprivate var values: [String: String] {
    switch self {
    case .empty: ["screen": "empty"]
    case .loaded: ["screen": "loaded"]
    case .denied: ["screen": "denied"]
    case .failed(let message): ["screen": "failed", "message": message]
    }
  }
}

extension ContactListModel.State {
  /// The state in a word, and the text of an error.
  fileprivate var values: [String: String] {
    switch self {
    case .loading: ["screen": "loading"]
    case .loaded: ["screen": "loaded"]
    case .denied: ["screen": "denied"]
    case .failed(let message): ["screen": "failed", "message": message]
    }
  }
}

extension NewContactModel {
  /// The state in a word, the text of an error, and the error texts by field.
  fileprivate var values: [String: AppValue] {
    var values: [String: AppValue] = [
      "errors": .mapping(
        Dictionary(uniqueKeysWithValues: errors.map { ($0.key.rawValue, .text($0.value)) }))
    ]
    switch state {
    case .editing: values["screen"] = .text("editing")
    case .saved: values["screen"] = .text("saved")
    case .denied: values["screen"] = .text("denied")
    case .failed(let message):
      values["screen"] = .text("failed")
      values["message"] = .text(message)
    }
    return values
  }
}
