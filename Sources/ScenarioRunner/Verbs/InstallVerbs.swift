internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let background = bare(
    .background, .person, "The person turns to another app; the app goes on in the background.")

  static let foreground = bare(
    .foreground, .person, "The person comes back to the app, which hears of what changed.")

  static let install = VerbDefinition(
    declaration: VerbDeclaration(
      name: "install", actor: .system, shape: .options(DocumentReader.buildKeys), beside: [],
      asks: [], results: [],
      sentence: "A new build of the app is installed; it keeps its access and does not run yet.",
      example: "- install: {usageDescription: Example finds your friends.}"),
    read: { arguments in
      arguments.fields.flatMap { arguments.reader.newBuild($0, of: arguments.app) }
        .map { .install($0) }
    })

  static let updateSystem = VerbDefinition(
    declaration: VerbDeclaration(
      name: "updateSystem", actor: .system, shape: .value(newSystem.declaration), beside: [],
      asks: [], results: [],
      sentence: "The system is updated; every app keeps its access, and none runs afterwards.",
      example: "- updateSystem: iOS 26", concernsApp: false),
    read: { arguments in arguments.value(newSystem).map { .updateSystem($0) } })

  private static let newSystem = Argument(
    "", .system, isRequired: true, "The system afterwards: a later one of the same kind."
  ) { $1.laterSystem($0) }
}

extension DocumentReader {
  /// A system that the present one can be updated to; from here on the steps are on it.
  fileprivate func laterSystem(_ node: Node) -> DeviceSystem? {
    let present = system
    system = knownSystem(node, for: "updateSystem")
    guard let present, let updated = system else { return system }
    if updated.platform != present.platform {
      report(
        .notOnThisSystem, "\(present.name) is never updated to \(updated.name)", at: node.span,
        hint: "write a later \(present.platform.rawValue)")
    } else if updated.version.lexicographicallyPrecedes(present.version) {
      report(
        .notOnThisSystem, "an update leads to no older system, and the device has \(present.name)",
        at: node.span)
    }
    return updated
  }
}
