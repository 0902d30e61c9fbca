import SampleApps
import ScenarioRunner

extension SimulatedApp {
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
