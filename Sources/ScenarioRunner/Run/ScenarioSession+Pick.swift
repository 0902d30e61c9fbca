internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContactsUI

extension ScenarioSession {
  /// Shows the contact picker, as an app does from a controller of its own.
  func pick(_ pick: PlannedPick, _ app: Int) throws(StepProblem) -> PreparedCall {
    let process = try apps[app].runningProcess()
    if device.system.capabilities.contactPicker == .popover {
      return popover(pick, in: process)
    }
    let hasAnother = device.heldPicker(of: process.bundleIdentifier) != nil
    return AppCode.onMainActor(of: process) { call in
      let scene = PickScene(pick, of: call)
      call.keep(scene)
      guard !scene.show(isBare: pick.isBare), process.isRunning else { return }
      var outcome = CallOutcome.picked(.nothing)
      outcome.pickRefusal =
        if pick.isBare {
          "a picker that is not presented stays empty"
        } else {
          hasAnother ? "another picker is open" : "the system failed to open the picker"
        }
      call.finish(outcome)
    }
  }

  /// Shows the picker's popover, as a Mac app does.
  private func popover(_ pick: PlannedPick, in process: AppProcess) -> PreparedCall {
    AppCode.onMainActor(of: process) { call in
      var outcome = CallOutcome.picked(.nothing)
      #if canImport(UIKit)
        outcome.pickRefusal = "there is no popover where UIKit is"
      #else
        let scene = PopoverScene(pick, of: call)
        call.keep(scene)
        guard !scene.show(), process.isRunning else { return }
        outcome.pickRefusal = "the system failed to open the picker"
      #endif
      call.finish(outcome)
    }
  }
}

extension CallOutcome {
  /// What a picker gave; what it did not give is none of it.
  static func picked(_ picked: Picked) -> CallOutcome {
    var outcome = CallOutcome()
    outcome.picked = picked
    outcome.isOrdered = true
    outcome.isCancelled = false
    switch picked {
    case .contact(let contact):
      outcome.contact = contact
      outcome.handed = [contact]
    case .contacts(let contacts):
      outcome.contacts = contacts
      outcome.handed = contacts
    case .property(let property):
      outcome.property = property
      outcome.handed = [property.contact]
    case .properties(let properties):
      outcome.properties = properties
      outcome.handed = properties.map(\.contact)
    case .cancelled: outcome.isCancelled = true
    case .nothing: break
    }
    outcome.keys = outcome.handed?.first.map(ScenarioSession.fetchedKeys) ?? []
    guard outcome.handed == nil else { return outcome }
    outcome.contacts = []
    outcome.properties = []
    return outcome
  }
}
