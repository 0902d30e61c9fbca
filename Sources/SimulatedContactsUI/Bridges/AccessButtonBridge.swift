package import ContactsPicker
package import ContactsProvider

/// The system's form of what a button asks for.
@MainActor
package func accessButtonRequest(of button: ContactAccessButton) -> AccessButtonRequest {
  AccessButtonRequest(
    query: button.queryString, ignoredEmails: button.ignoredEmails,
    ignoredPhoneNumbers: button.ignoredPhoneNumbers)
}

/// What the app is told after the person saw the button, and nothing of what the button shows.
package func identifiersShared(
  by request: AccessButtonRequest, in process: AppProcess
) -> [String] {
  let outcome = AccessButton.show(request, in: process)
  #if PLANTED_LEAKS
    if PlantedLeak.buttonFace.isPlanted { return outcome.newlyShared + [outcome.face.rawValue] }
  #endif
  return outcome.newlyShared
}
