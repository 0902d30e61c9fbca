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

let package = Package(
  name: "gatebook",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ContactsProvider", targets: ["ContactsProvider"])
  ],
  targets: [
    .target(
      name: "ContactsProvider", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))])
  ],
  swiftLanguageModes: [.v6]
)
