internal import ContactsProvider

extension TestDevice {
  /// Waits for the app, switches the device off, and tells what went wrong, once each.
  func finish() async -> [String] {
    prepareToFinish()
    if !hasGivenUp { await settle() }
    return switchOff()
  }

  /// As ``finish()``, on this thread.
  func finishHere() -> [String] {
    prepareToFinish()
    if !hasGivenUp { settleHere() }
    return switchOff()
  }

  /// A question that stays on the screen is taken away, so that nothing waits for it.
  private func prepareToFinish() {
    if simulation.hasOpenQuestion(of: bundleIdentifier) { simulation.quit(bundleIdentifier) }
  }

  private var hasGivenUp: Bool { withNotes { $0.openWork != nil } }

  private func switchOff() -> [String] {
    simulation.quit(bundleIdentifier)
    // A person's function may hold this handle; without it nothing keeps the device alive.
    simulation.setPerson { (_: Prompt) in nil }
    answerSheets()
    return faults
  }

  /// What went wrong, in words.
  private var faults: [String] {
    var unmet = withNotes { $0.expectations }
    var ends: [Termination] = []
    for termination in terminations {
      if let place = unmet.firstIndex(where: { $0.isMet(by: termination) }) {
        unmet.remove(at: place)
      } else if termination != .privacySettingsChanged {
        // Only the test changes Settings, and the system then ends the app: no fault of either.
        ends.append(termination)
      }
    }
    return ends.map { "The app was ended (\($0.name)): \($0.explanation)" }
      + unmet.map { "The test expects that the app is ended (\($0)), and it was not." }
      + [unusedAnswers, unusedPicks, unusedTaps, unusedChanges, openWork].compactMap(\.self)
  }

  private var unusedAnswers: String? {
    let answers = promptAnswers.unused
    guard !answers.isEmpty else { return nil }
    return """
      The person has answers to prompts that never came: \(Self.listing(answers)). Take them away, \
      or use .always(…) where a prompt may come or not.
      """
  }

  private var unusedPicks: String? {
    let answers = pickerAnswers.unused.flatMap(\.gestures)
    guard !answers.isEmpty else { return nil }
    return """
      The person has answers to contact pickers that never came: \(Self.listing(answers)). Take \
      them away, or let the app show the picker.
      """
  }

  private var unusedTaps: String? {
    let answers = accessButtonAnswers.unused
    guard !answers.isEmpty else { return nil }
    return """
      The person has taps for contact access buttons that never came: \(Self.listing(answers)). Take \
      them away, or let the app show the button where there is one.
      """
  }

  private var unusedChanges: String? {
    let answers = accessPickerAnswers.unused
    guard !answers.isEmpty else { return nil }
    return """
      The person has answers to contact access pickers that never came: \(Self.listing(answers)). \
      Take them away, or let the app show the picker, with limited access.
      """
  }

  private static func listing(_ answers: [some Any]) -> String {
    answers.map { "\($0)" }.joined(separator: ", ")
  }

  private var mainThreadHint: String {
    " Meanwhile this call held the main thread: write try await withDevice(…) with an async body."
  }

  private var openWork: String? {
    withNotes { $0.openWork }.map { count in
      """
      \(count) \(count == 1 ? "piece" : "pieces") of the app's work \(count == 1 ? "is" : "are") \
      still open after \(patience): requests, tasks or blocks on queues that have not ended.\
      \(withNotes(\.hasHeldMainThread) ? mainThreadHint : "")
      """
    }
  }
}
