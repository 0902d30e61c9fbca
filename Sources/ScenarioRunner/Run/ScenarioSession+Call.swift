internal import ContactsProvider

extension ScenarioSession {
  /// Does what a step says; one function for each verb.
  func call(_ step: PlannedStep) async throws(StepProblem) -> CallOutcome {
    guard let call = step.call else { return CallOutcome() }
    let app = step.app
    switch call {
    case .checkStatus: return try checkStatus(app)
    case .requestAccess: return try await carryOut(try requestAccess(app), step)
    case .fetch(let fetch): return try await carryOut(try self.fetch(fetch, app), step)
    case .fetchContact(let contact, let keys):
      return try await carryOut(try fetchContact(contact, keys, app), step)
    case .read(let read): return try self.read(read, step)
    case .save(let save): return try await carryOut(try self.save(save, step), step)
    case .perform(let perform): return try await carryOut(try self.perform(perform, step), step)
    case .settings(let settings): return try self.settings(settings, app)
    case .privacy(let privacy): self.privacy(privacy, app)
    case .restrict(let isOn): device.setRestricted(isOn)
    case .editContacts(let edits): try edit(edits)
    case .pick(let pick): return try await carryOut(try self.pick(pick, app), step)
    case .answer(let answers): return try await answer(answers, step)
    case .tap(let target): return try await carryOut(try tap(target, step), step)
    case .type(let typing): return try await carryOut(try type(typing, step), step)
    case .scroll(let scroll): return try await carryOut(try self.scroll(scroll, step), step)
    case .fetchMe(let keys): return try await carryOut(try fetchMe(keys, app), step)
    case .defaultAccount: return try defaultAccount(app)
    case .fetchGroups: return try await carryOut(try fetchGroups(app), step)
    case .fetchAccounts: return try await carryOut(try fetchAccounts(app), step)
    case .observeChanges: try observeChanges(app)
    case .takeToken: return try takeToken(step)
    case .changesSince(let history):
      return try await carryOut(try changes(history, step), step)
    case .accessButton(let button): return try await carryOut(try accessButton(button, app), step)
    case .accessPicker: return try await carryOut(try accessPicker(app), step)
    case .upload(let upload): return try await carryOut(try self.upload(upload, app), step)
    case .background: try background(app)
    case .foreground: try foreground(app)
    case .install(let build): install(build, step)
    case .updateSystem(let system): updateSystem(system, step)
    case .relaunch: try await launch(app, step: step.number)
    case .quit: quit(step)
    case .reinstall: reinstall(step)
    case .wait(let duration): device.wait(duration)
    case .fault(let fault): inject(fault)
    }
    return CallOutcome()
  }
}
