import ContactsPicker
import ContactsProvider
import SimulatedContacts
import SimulatedContactsUI

extension Observer {
  /// What an app is told of a contact access button.
  func look(at query: String, _ touch: Step.Touch) -> [String] {
    person.set(button: touch)
    return identifiersShared(by: AccessButtonRequest(query: query), in: process)
      .map { "shared \($0)" }
  }

  /// What an app is told of the contact access picker.
  func manageAccess(_ answer: AccessPickerAnswer) -> [String] {
    person.set(accessPicker: answer)
    return AccessPicker.present(in: process).map { "shared \($0)" }
  }

  /// What an app is told of the contact picker.
  mutating func pick(_ answer: PickerAnswer) async -> [String] {
    guard isLimited else { return [] }
    let process = process
    let picked = Lines()
    person.set(picker: answer)
    let refusal = await MainActor.run {
      ContactPicker.present(PickerRequest([.contact]), in: process) { result in
        picked.append(Self.text(of: result))
      }
    }
    while process.openWorkCount > 0 { await Task.yield() }
    return ["\(refusal?.reason ?? "presented")"] + picked.take()
  }

  private static func text(of result: PickerResult) -> String {
    guard case .contact(let contact) = result else { return "\(result)" }
    return "picked \(contact.identifierText) \(contact.givenName) \(contact.departmentName)"
  }
}
