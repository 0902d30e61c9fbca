import AppScreens
import SimulatedContactsUI

/// The screen of ``AddContactModel``: the list, the form, and where the person signs in.
public struct AddContactScreen: ShowsScreen {
  private let model: AddContactModel
  private let host: UIViewController

  /// Makes the screen of a model.
  ///
  /// - Parameter host: What presents the system's sheet.
  public init(_ model: AddContactModel, host: UIViewController) {
    self.model = model
    self.host = host
  }

  /// What the screen shows of the model.
  public var screen: Screen {
    var screen =
      switch model.page {
      case .list: list
      case .signIn: signIn
      case .form: form
      }
    screen.progress = model.progress
    screen.alert = model.alert.map(alert)
    return screen
  }

  private var list: Screen {
    var screen = Screen("My Contacts")
    screen.rows = model.entries.map { Screen.Row($0.name, subtitle: $0.phone) }
    screen.buttons = [
      Screen.Button("Add", isEnabled: isIdle) { model.page = .form },
      model.person == nil
        ? Screen.Button("Sign In", isEnabled: isIdle) { model.page = .signIn }
        : Screen.Button("Sign Out", isEnabled: isIdle) { model.signOut() },
    ]
    if model.person == nil {
      screen.emptyState = "Sign in to see your contacts."
    } else if model.entries.isEmpty, isIdle {
      screen.emptyState = "No contacts yet."
    }
    return screen
  }

  private var signIn: Screen {
    var screen = Screen("Sign In")
    screen.fields = [
      Screen.Field("E-mail", text: model.address, placeholder: "you@mail.example") {
        model.address = $0
      }
    ]
    screen.buttons = [
      Screen.Button("Continue", isEnabled: isIdle) { await model.signIn() },
      Screen.Button("Cancel", isEnabled: isIdle) { model.page = .list },
    ]
    return screen
  }

  private var form: Screen {
    var screen = Screen("New Contact")
    screen.fields = [
      Screen.Field("Name", text: model.draft.name, placeholder: "First and last name") {
        model.draft.name = $0
      },
      Screen.Field("E-mail", text: model.draft.email, placeholder: "name@mail.example") {
        model.draft.email = $0
      },
      Screen.Field("Phone", text: model.draft.phone, placeholder: "+1 555 010 0100") {
        model.draft.phone = $0
      },
    ]
    screen.buttons = [
      Screen.Button("Save", isEnabled: isIdle) { await model.save() },
      Screen.Button("Fill from Contacts", isEnabled: isIdle) { model.fillFromContacts(from: host) },
      Screen.Button("Cancel", isEnabled: isIdle) { model.leaveForm() },
    ]
    return screen
  }

  private func alert(_ alert: AddContactModel.Alert) -> Screen.Alert {
    var buttons = [Screen.Button("OK") { model.alert = nil }]
    if alert.canTryAgain {
      buttons.append(Screen.Button("Try Again") { await model.load() })
    }
    return Screen.Alert(alert.title, message: alert.message, buttons: buttons)
  }

  private var isIdle: Bool { model.progress == nil }
}
