import SampleApps
import ScenarioRunner
import SimulatedContactsUI

extension SimulatedApp {
  /// A form whose contacts go into the account of a signed-in person on a server.
  static let addContact = SimulatedApp("add-contact") {
    let server = SimulatedServer()
    let model = AddContactModel(store: ServerStore(server: server))
    return LaunchedApp(
      [
        .function("signIn") {
          model.address = try $0.text("email")
          await model.signIn()
        },
        .function("signOut") { model.signOut() },
        .function("save") { form in
          model.draft.name = try form.text("name")
          model.draft.email = try form.text("email")
          model.draft.phone = try form.text("phone")
          await model.save()
        },
        .function("alert") { model.alert?.title },
        .function("contacts") { model.entries.map(\.name) },
        .function("documents") { server.tree },
        .function("failNext") { server.failNext(with: try $0.text("message")) },
        .function("storeFor") { arguments in
          let person = try arguments.text("email")
          return try await server.add(["name": "Nobody"], to: "users/\(person)/contacts")
        },
      ],
      screen: AddContactScreen(model, host: UIViewController()))
  }
}
