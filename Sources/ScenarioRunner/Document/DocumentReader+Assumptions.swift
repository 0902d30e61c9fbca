internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The switches of the language that this version does not have.
  private static let laterSwitches = [
    "limitedGroups", "limitedChangesAreAnnounced", "changesOutsideSetNotify",
    "deniedAccessButton", "expiredToken", "swipeDown", "photoInVCard", "displayedKeys",
    "notificationsPerChange", "unauthorizedDefaultAccount",
  ]

  /// The switches that say how the device behaves where Apple documents nothing.
  func readAssumptions(_ node: Node, into device: inout DeviceConfiguration) {
    guard let fields = FieldReader(self, node, owner: "'assumptions'") else { return }
    fields.later(Self.laterSwitches)
    func set<Value: RawRepresentable & CaseIterable>(
      _ name: String, _ place: WritableKeyPath<Assumptions, Value>
    ) where Value.RawValue == String {
      guard let value: Value = fields.value(name).flatMap({ word($0, for: name) }) else { return }
      device.assumptions[keyPath: place] = value
    }
    set("cancelledSelection", \.cancelledSelection)
    set("foreignPredicate", \.foreignPredicate)
    set("noteWithoutEntitlement", \.noteWithoutEntitlement)
    set("nameSearchCovers", \.nameSearchCovers)
    set("reinstall", \.reinstall)
    set("contactsLimitedGrant", \.contactsLimitedGrant)
    set("failedSave", \.failedSave)
    set("restrictedError", \.restrictedError)
    if let node = fields.value("selectionChangeEndsApp") {
      device.assumptions.selectionChangeEndsApp =
        boolean(node, for: "selectionChangeEndsApp") ?? false
    }
    fields.finish()
  }
}
