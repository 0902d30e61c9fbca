internal import ContactsProvider
internal import SimulatedContacts

extension ScenarioSession {
  /// Sends what the app holds away; there is no contacts API for it, so the provider is asked.
  func upload(_ upload: PlannedUpload, _ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    guard let result = apps[app].held(from: upload.from) else {
      throw StepProblem(
        upload.from.map { "the app holds no result '\($0)'" }
          ?? "the app holds no contacts to send",
        hint: "fetch contacts first; results end with the process")
    }
    let sent = result.contacts.map(fetchedContact)
    return .blocking {
      var outcome = CallOutcome()
      do throws(ContactsError) {
        try process.upload(sent, keys: upload.keys, to: upload.host)
      } catch {
        outcome.error = CallError(
          identity: ErrorIdentity(domain: error.domain, code: error.number))
      }
      return outcome
    }
  }
}
