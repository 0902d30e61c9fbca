internal import ContactsProvider

/// Prints values as the app that runs here; what stands in them of contacts counts as logged.
///
/// In files that import Contacts it stands before Swift's own function. The text reaches the
/// standard output as well, except in scenarios, whose reports show it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator) + terminator
  let process = AmbientApp.current.process
  process?.notePrinted(text)
  guard process?.device.configuration.showsPrintedLines ?? true else { return }
  Swift.print(text, terminator: "")
}
