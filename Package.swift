// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: a protocol used as a type says `any`, imports stay internal unless
/// they say otherwise, and a warning is an error.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency], fixtures: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: fixtures,
    swiftSettings: strict)
}

let package = Package(
  name: "gatebook",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ContactsProvider", targets: ["ContactsProvider"]),
    .library(name: "ContactsPicker", targets: ["ContactsPicker"]),
    .library(name: "SimulatedContacts", targets: ["SimulatedContacts"]),
    .library(name: "SimulatedContactsUI", targets: ["SimulatedContactsUI"]),
    .library(name: "ContactsTesting", targets: ["ContactsTesting"]),
    .library(name: "AppScreens", targets: ["AppScreens"]),
    .library(name: "ScenarioRunner", targets: ["ScenarioRunner"]),
    .library(name: "GatebookCommand", targets: ["GatebookCommand"]),
    .executable(name: "gatebook", targets: ["gatebook"]),
  ],
  targets: [
    module("ScenarioSyntax"),
    .target(
      name: "ContactsProvider", swiftSettings: strict,
      // Collation keys come from the toolchain's ICU.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    module("ContactsPicker", ["ContactsProvider"]),
    module("SimulatedContacts", ["ContactsProvider"]),
    module("SimulatedContactsUI", ["ContactsPicker", "ContactsProvider", "SimulatedContacts"]),
    module(
      "ContactsTesting",
      ["ContactsPicker", "ContactsProvider", "SimulatedContacts", "SimulatedContactsUI"]),
    module("AppScreens"),
    module(
      "ScenarioRunner",
      [
        "AppScreens", "ContactsPicker", "ContactsProvider", "ScenarioSyntax", "SimulatedContacts",
        "SimulatedContactsUI",
      ]),
    module("GatebookCommand", ["ScenarioRunner"]),
    // As an app's author would have it: Apple's idiom writes protocols without `any`.
    .target(
      name: "SampleApps", dependencies: ["AppScreens", "SimulatedContacts", "SimulatedContactsUI"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    program(
      "gatebook",
      ["AppScreens", "GatebookCommand", "SampleApps", "ScenarioRunner", "SimulatedContactsUI"]),
    module("BenchmarkFloor"),
    program(
      "GatebookBenchmarks",
      ["BenchmarkFloor", "ContactsProvider", "SimulatedContacts", "ScenarioSyntax"]),
    tests(of: "ScenarioSyntax", [], fixtures: ["Fixtures"]),
    tests(of: "ContactsProvider", [], fixtures: ["Permission/Fixtures"]),
    tests(of: "ContactsPicker", ["ContactsProvider"]),
    tests(of: "SimulatedContacts", ["ContactsProvider"]),
    tests(
      of: "SimulatedContactsUI",
      ["ContactsPicker", "ContactsProvider", "SampleApps", "SimulatedContacts"]),
    tests(
      of: "ContactsTesting",
      ["ContactsPicker", "ContactsProvider", "SampleApps", "SimulatedContacts"]),
    tests(
      of: "SampleApps",
      [
        "AppScreens", "ContactsProvider", "ContactsTesting", "SimulatedContacts",
        "SimulatedContactsUI",
      ]),
    tests(
      of: "ScenarioRunner", ["AppScreens", "SampleApps"],
      fixtures: ["Fixtures", "Reports/Fixtures"]),
    tests(
      of: "GatebookCommand", ["ContactsProvider", "ScenarioRunner", "ScenarioSyntax", "gatebook"],
      fixtures: ["Fixtures"]),
    .target(
      name: "LimitedAccessProperty",
      dependencies: [
        "ContactsPicker", "ContactsProvider", "SimulatedContacts", "SimulatedContactsUI",
      ],
      path: "Tests/LimitedAccessProperty", swiftSettings: strict),
    .executableTarget(
      name: "limited-access-property", dependencies: ["LimitedAccessProperty"],
      path: "Tests/LimitedAccessCommand", swiftSettings: strict),
    tests(of: "LimitedAccessProperty", []),
  ],
  swiftLanguageModes: [.v6]
)

// On Linux nobody else has these names, so an app's imports of Apple's modules compile as they
// stand.
#if os(Linux)
  package.targets += [
    module("Contacts", ["SimulatedContacts"]),
    module("ContactsUI", ["Contacts", "SimulatedContactsUI"]),
  ]
  package.products += [
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "ContactsUI", targets: ["ContactsUI"]),
  ]
  // An app's code as it is on Apple's systems: Swift 5 mode, bare protocol names, `import Contacts`.
  package.targets.append(
    .testTarget(
      name: "ClientShapesTests",
      dependencies: ["Contacts", "ContactsUI", "ContactsPicker", "ContactsProvider"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]))
#endif
