public import ContactsProvider

extension SimulatedDevice {
  /// The picker of an app that the person left open.
  public func heldPicker(of app: String) -> PickerSheet? {
    heldSheet(of: app, PickerSheet.self)
  }

  /// Goes on with a picker that the person left open.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func answerHeldPicker(of app: String, with answer: PickerAnswer) -> Bool {
    answerHeldSheet(of: app, PickerSheet.self, with: answer)
  }
}
