internal import ContactsProvider
internal import Foundation

/// Writes what UIKit writes into the log of a device, in a plain program.
///
/// Where faults are reported, the ledger is read, and a second voice on the terminal would disturb.
@MainActor
func writeToSystemLog(_ text: String) {
  guard AppProcess.ambient?.device.configuration.faultPolicy != .report else { return }
  NSLog("%@", text)
}
