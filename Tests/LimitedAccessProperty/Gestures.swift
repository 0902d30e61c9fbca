import ContactsPicker
import ContactsProvider
import Synchronization

/// What the person does next with a sheet or button.
final class Gestures: Sendable {
  private struct Answers {
    var button = Step.Touch.look
    var accessPicker: AccessPickerAnswer?
    var picker: PickerAnswer?
  }

  private let answers = Mutex(Answers())

  func set(button touch: Step.Touch) { answers.withLock { $0.button = touch } }
  func set(accessPicker answer: AccessPickerAnswer) {
    answers.withLock { $0.accessPicker = answer }
  }
  func set(picker answer: PickerAnswer) { answers.withLock { $0.picker = answer } }

  /// Answers for a person who shares some contacts on a prompt; nil for all.
  func answerQuestions(of device: SimulatedDevice, sharing shared: [String]?) {
    device.setPerson { (prompt: Prompt) in
      guard let offered = prompt.offered else {
        return shared.map { .allowLimited($0) } ?? .allowFull
      }
      // The prompt of a tap on a button, which was for one contact.
      guard case .tap(let contact) = self.answers.withLock(\.button), offered.contains(contact)
      else { return .deny }
      return .allowLimited([contact])
    }
    device.setPerson { (view: AccessButtonView) in self.answers.withLock(\.button).answer(to: view)
    }
    device.setPerson { (_: AccessPickerSheet) in self.answers.withLock(\.accessPicker) }
    device.setPerson { (_: PickerSheet) in self.answers.withLock(\.picker) }
  }
}

extension Step.Touch {
  fileprivate func answer(to view: AccessButtonView) -> AccessButtonAnswer? {
    switch self {
    case .look: return nil
    case .tapObscured: return .obscuredTap
    case .tap(let contact):
      guard view.rows.contains(where: { $0.identifier == contact }) else { return nil }
      return .tap(choosing: view.face == .several ? [contact] : nil)
    }
  }
}
