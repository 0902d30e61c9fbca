// swift-tools-version: 6.2

import PackageDescription

// On Linux the app's imports find Gatebook's modules of these names. On Apple systems the names are
// taken by the real frameworks: there they are led to Gatebook's, in this package only.
#if os(Linux)
  let contacts = ["Contacts", "ContactsUI"]
  let appSettings: [SwiftSetting] = []
#else
  let contacts = ["SimulatedContacts", "SimulatedContactsUI"]
  let appSettings: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "Contacts=SimulatedContacts",
      "-module-alias", "ContactsUI=SimulatedContactsUI",
    ])
  ]
#endif

func gatebook(_ product: String) -> Target.Dependency {
  .product(name: product, package: "gatebook")
}

let package = Package(
  name: "birthdays",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "gatebook", path: "../..")
  ],
  targets: [
    // The app's model, as it is on a device.
    .target(
      name: "BirthdayBook", dependencies: contacts.map(gatebook),
      swiftSettings: appSettings + [.swiftLanguageMode(.v5)]),
    // The command that plays scenarios of the app, and what the app shows.
    .executableTarget(
      name: "birthdays",
      dependencies: [
        "BirthdayBook", gatebook("AppScreens"), gatebook("GatebookCommand"),
        gatebook("ScenarioRunner"),
      ],
      swiftSettings: appSettings),
    // The same model in Swift tests, each on a device of its own.
    .testTarget(
      name: "BirthdayBookTests", dependencies: ["BirthdayBook", gatebook("ContactsTesting")],
      swiftSettings: appSettings),
  ]
)
