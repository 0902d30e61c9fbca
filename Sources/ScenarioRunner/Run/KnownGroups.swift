internal import ContactsProvider

/// The groups that a scenario can name while it runs.
///
/// A name goes on meaning its group after a new name or a deletion, until another group gets it.
struct KnownGroups: Sendable {
  private let device: SimulatedDevice
  private var identifiers: [String: String] = [:]
  private var names: [String: String] = [:]

  /// Makes the groups of a device that was just switched on.
  init(on device: SimulatedDevice) {
    self.device = device
    for group in device.groups { bind(group.name, to: group.identifier.uuidText) }
  }

  /// Lets a name mean a group from now on.
  mutating func bind(_ name: String, to identifier: String) {
    identifiers[name] = identifier
    if names[identifier] == nil { names[identifier] = name }
  }

  /// The identifier of a group that the file names.
  func identifier(of group: GroupReference) throws(StepProblem) -> String {
    if let identifier = known(group.text) { return identifier }
    let names = device.groups.map(\.name)
    throw StepProblem(
      "no group is called '\(group.text)' at this step",
      hint: names.isEmpty
        ? "the device has no groups" : "the groups are \(names.listed(conjunction: "and"))",
      at: group.span)
  }

  /// The identifier of a group; nil where no group is called so.
  func known(_ name: String) -> String? {
    // App code may have made groups of its own.
    identifiers[name] ?? device.groups.first { $0.name == name }?.identifier.uuidText
  }

  /// What reports call a group; nil where there is no such group.
  func name(of identifier: String) -> String? {
    names[identifier] ?? device.groups.first { $0.identifier.uuidText == identifier }?.name
  }
}
