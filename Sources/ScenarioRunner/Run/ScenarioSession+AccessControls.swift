internal import ContactsProvider
internal import SimulatedContactsUI

// The controls by which the person shares more contacts, shown as an app shows them.
extension ScenarioSession {
  func accessButton(
    _ button: PlannedAccessButton, _ app: Int
  ) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    let shared = Guarded<[String]>([])
    return AppCode.onMainActor(of: process) { _ in
      ContactAccessButton(
        queryString: button.query, ignoredEmails: Set(button.ignoredEmails),
        ignoredPhoneNumbers: Set(button.ignoredPhoneNumbers)
      ) { identifiers in shared.withLock { $0 = identifiers } }
      .show()
    } then: {
      CallOutcome(newlyShared: shared.withLock(\.self))
    }
  }

  func accessPicker(_ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    return AppCode.onMainActor(of: process) { call in
      let picker = ContactAccessPicker { call.finish(CallOutcome(newlyShared: $0)) }
      call.keep(picker)
      picker.isPresented = true
    }
  }
}
