package import ContactsProvider
package import Foundation

/// The name under which an app hears that the contacts have changed.
///
/// Apple's name in a plain program; in a process with several simulated apps one for each run of
/// an app, because they share the notification center.
package func storeChangeName(
  of process: AppProcess? = AppProcess.ambient
) -> NSNotification.Name {
  storeChangeName(ofRun: process.map(runName))
}

/// Lets an app hear of changes from now on; to ask for it again changes nothing.
///
/// What hears keeps no process alive, because the process keeps what hears.
package func postStoreChanges(of process: AppProcess) {
  let run = runName(process)
  process.onStoreChange { change in
    NotificationCenter.default.post(
      name: storeChangeName(ofRun: run), object: nil, userInfo: userInfo(of: change))
  }
}

/// What is told with a change, under keys that Apple does not document and apps read all the same.
private func userInfo(of change: StoreChange) -> [AnyHashable: Any] {
  var userInfo: [AnyHashable: Any] = [
    "CNNotificationSourcesKey": [String](),
    "CNNotificationSaveIdentifiersKey": change.saveIdentifiers,
  ]
  if change.isExternal { userInfo["CNNotificationOriginationExternally"] = true }
  return userInfo
}

private func storeChangeName(ofRun run: String?) -> NSNotification.Name {
  let name = "CNContactStoreDidChangeNotification"
  guard let run, run != AppProcess.bootstrap.map(runName) else { return NSNotification.Name(name) }
  return NSNotification.Name("\(name).\(run)")
}

private func runName(_ process: AppProcess) -> String {
  "\(process.device.number).\(process.bundleIdentifier).\(process.launch)"
}
