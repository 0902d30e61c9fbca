import ContactsPicker
import ContactsProvider
import Synchronization

/// What the person does next with a sheet or button.
final class Gestures: Sendable {
  private struct Answers {
    var button: AccessButtonAnswer?
    var accessPicker: AccessPickerAnswer?
    var picker: PickerAnswer?
  }

  private let answers = Mutex(Answers())

  func set(button answer: AccessButtonAnswer?) { answers.withLock { $0.button = answer } }
  func set(accessPicker answer: AccessPickerAnswer) {
    answers.withLock { $0.accessPicker = answer }
  }
  func set(picker answer: PickerAnswer) { answers.withLock { $0.picker = answer } }

  func answerQuestions(of device: SimulatedDevice) {
    device.setPerson { (_: AccessButtonView) in self.answers.withLock(\.button) }
    device.setPerson { (_: AccessPickerSheet) in self.answers.withLock(\.accessPicker) }
    device.setPerson { (_: PickerSheet) in self.answers.withLock(\.picker) }
  }
}
