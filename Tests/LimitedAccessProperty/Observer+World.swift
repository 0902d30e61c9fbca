import ContactsProvider
import SimulatedContacts

extension Observer {
  /// Lets something happen that is alike in both versions.
  mutating func carryOut(_ event: Step.Event) {
    let app = process.bundleIdentifier
    switch event {
    case .relaunch: relaunch()
    case .background: device.background(app)
    case .foreground: device.foreground(app)
    case .expireHistory: device.expireHistory()
    case .updateApp: device.update(description)
    case .updateSystem: device.updateSystem(.iOS26)
    case .reinstall: device.reinstall(app)
    case .revoke(let count): if isLimited { device.revokeAccess(afterContacts: count) }
    case .share(let identifiers): if isLimited { share(identifiers) }
    case .edits(let edits): for edit in edits { carryOut(edit) }
    case .wait: device.wait(.seconds(60))
    }
  }

  private func share(_ identifiers: [String]) {
    let app = process.bundleIdentifier
    if device.status(of: app) == .limited {
      try? device.share(identifiers, with: app)
    } else {
      try? device.choose(.limited(identifiers), for: app)
    }
  }

  /// Edits the address book; what cannot be done is left.
  func carryOut(_ edit: Step.Edit) {
    switch edit {
    case .contact(let edit): edits([edit])
    case .member(let contact, let number, let isAdded):
      let group = group(number)
      edits([
        isAdded
          ? .addMember(contact: contact, group: group)
          : .removeMember(contact: contact, group: group)
      ])
    case .renameGroup(let number, let name):
      edits([.renameGroup(identifier: group(number), name: name)])
    case .deleteGroup(let number): edits([.deleteGroup(identifier: group(number))])
    case .otherApp(let operation): save(operation)
    case .otherAppMember(let contact, let number, let isAdded):
      let group = group(number)
      save(
        isAdded
          ? .addMember(contact: contact, group: group)
          : .removeMember(contact: contact, group: group))
    case .otherAppAccess(let shared):
      try? device.choose(
        shared.map { .limited($0) } ?? .authorized, for: LimitedAccessProperty.otherApp)
    }
  }

  private func edits(_ edits: [ContactEdit]) { _ = try? device.edit(edits) }

  private func save(_ operation: SaveOperation) {
    let app = LimitedAccessProperty.otherApp
    guard let process = device.process(of: app) ?? device.launch(app) else { return }
    _ = try? process.save(SaveRequest(operations: [operation], author: "other"))
  }
}
