package import ContactsProvider
package import Foundation

/// The name under which an app hears that the contacts have changed.
///
/// Apple's name in a plain program; in a process with several simulated apps one for each run of
/// an app, because they share the notification center.
package func storeChangeName(
  of process: AppProcess? = AppProcess.ambient
) -> NSNotification.Name {
  let name = "CNContactStoreDidChangeNotification"
  guard let run = process.map(runName), run != AppProcess.bootstrap.map(runName) else {
    return NSNotification.Name(name)
  }
  return NSNotification.Name("\(name).\(run)")
}

private func runName(_ process: AppProcess) -> String {
  let device = UInt(bitPattern: ObjectIdentifier(process.device).hashValue)
  return "\(String(device, radix: 16)).\(process.bundleIdentifier).\(process.launch)"
}
