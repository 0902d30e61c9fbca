internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

// The controls by which the person shares more contacts.
extension ScenarioSession {
  func accessButton(
    _ button: PlannedAccessButton, _ app: Int
  ) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    let request = AccessButtonRequest(
      query: button.query, ignoredEmails: Set(button.ignoredEmails),
      ignoredPhoneNumbers: Set(button.ignoredPhoneNumbers))
    return .blocking {
      let shown = AccessButton.show(request, in: process)
      return CallOutcome(face: shown.face, newlyShared: shown.newlyShared)
    }
  }

  func accessPicker(_ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return .blocking { CallOutcome(newlyShared: AccessPicker.present(in: process)) }
  }
}
