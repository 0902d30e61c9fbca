public import ContactsProvider

/// The contact access picker of an app.
///
/// It lists everybody and lets the person change what is shared with an app that has limited access
/// (developer.apple.com/documentation/swiftui/view/contactaccesspicker(ispresented:completionhandler:)).
public enum AccessPicker {
  /// Presents the picker where the app has limited access, and lets the person choose.
  ///
  /// The person is asked on this thread; nobody who answers is a fault. Outside of limited access,
  /// on a system without it and where another sheet is open nothing is shown.
  /// - Returns: The identifiers of the newly shared contacts, in stored order.
  public static func present(in process: AppProcess) -> [String] {
    do throws(SheetRefusal) {
      var rules: PickerRules?
      let sheet = try process.openSheet(.accessPicker) { contents in
        rules = PickerRules(contents)
        return (AccessPickerSheet(contents, app: process.bundleIdentifier), RuleSet())
      }
      defer { process.closeSheet(sheet.number) }
      guard var rules, let answer = answer(to: sheet, in: process) else { return [] }
      return process.carryOut(answer, on: sheet, &rules)
    } catch {
      // An empty list is all that the app is told.
      return []
    }
  }

  /// What the person does; nil where nobody does anything, or the app is gone.
  private static func answer(
    to sheet: AccessPickerSheet, in process: AppProcess
  ) -> AccessPickerAnswer? {
    let answer = process.ask(sheet)
    // The person may have closed the app, or started it again, instead of answering.
    guard process.isOpen(sheet: sheet.number) else { return nil }
    guard let answer else {
      process.noteAnswer(nil, to: sheet, RuleSet())
      process.end(.unansweredPrompt("the contact access picker"))
      return nil
    }
    return answer
  }
}

extension AppProcess {
  /// Changes what is shared, and gives what the app is told of it.
  fileprivate func carryOut(
    _ answer: AccessPickerAnswer, on sheet: AccessPickerSheet, _ rules: inout PickerRules
  ) -> [String] {
    do throws(PickerMisstep) {
      let shared = try sheet.shared(after: answer)
      let tellsNewOnly = rules.holds(.accessPickerTellsNewOnly)
      let used = rules.takeUsed()
      noteAnswer(answer, to: sheet, used)
      let new = share(
        Array(shared.subtracting(sheet.shared)), removing: Array(sheet.shared.subtracting(shared)),
        used)
      #if PLANTED_LEAKS
        if PlantedLeak.accessPickerResult.isPlanted { return sheet.rows.map(\.identifier) }
      #endif
      return tellsNewOnly
        ? new.map(\.identifierText)
        : device.reachableContacts(of: bundleIdentifier).map(\.identifierText)
    } catch {
      noteAnswer(answer, to: sheet, rules.takeUsed())
      end(.unfittingAnswer(error.explanation))
      return []
    }
  }
}
