// swift-tools-version: 6.2

import PackageDescription

// On Linux the app's `import Contacts` finds Gatebook's module of that name. On Apple systems the
// name is taken by the real framework: there it is led to Gatebook's, in this package only.
#if os(Linux)
  let contacts = "Contacts"
  let appSettings: [SwiftSetting] = []
#else
  let contacts = "SimulatedContacts"
  let appSettings: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "Contacts=SimulatedContacts"])
  ]
#endif

let package = Package(
  name: "birthdays",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "gatebook", path: "../..")
  ],
  targets: [
    // The app's model, as it is on a device.
    .target(
      name: "BirthdayBook",
      dependencies: [.product(name: contacts, package: "gatebook")],
      swiftSettings: appSettings + [.swiftLanguageMode(.v5)]),
    // The command that plays scenarios of the app.
    .executableTarget(
      name: "birthdays",
      dependencies: [
        "BirthdayBook",
        .product(name: "GatebookCommand", package: "gatebook"),
        .product(name: "ScenarioRunner", package: "gatebook"),
      ]),
    // The same model in Swift tests, each on a device of its own.
    .testTarget(
      name: "BirthdayBookTests",
      dependencies: ["BirthdayBook", .product(name: "ContactsTesting", package: "gatebook")]),
  ]
)
