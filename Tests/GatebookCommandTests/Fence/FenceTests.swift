import Foundation
import Testing

/// An app reaches contacts through Apple's API only: what lies behind it cannot be named.
///
/// The compiler judges code as it stands in a package of its own, against the modules of this
/// build.
@Suite(.compilerIsBesideTests) struct FenceTests {
  static let appCode: [Snippet] = [
    .allowed(
      """
      let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
        let fetch = CNContactFetchRequest(keysToFetch: keys)
        try store.enumerateContacts(with: fetch) { contact, _ in print(contact.givenName) }
      """),
    .allowed("request.update(contact.mutableCopy() as! CNMutableContact)"),
    .allowed("if try await store.requestAccess(for: .contacts) { try store.execute(request) }"),
    .refused("let known: FetchedContact?", "cannot find type 'FetchedContact' in scope"),
    .refused("let record: ContactRecord?", "cannot find type 'ContactRecord' in scope"),
    .refused("_ = AppProcess.current", "cannot find 'AppProcess' in scope"),
    .refused("_ = try SimulatedDevice()", "cannot find 'SimulatedDevice' in scope"),
    .refused("_ = fetchedContact(contact)", "cannot find 'fetchedContact' in scope"),
    .refused("_ = clientContact", "cannot find 'clientContact' in scope"),
    .refused("_ = systemRequest(request)", "cannot find 'systemRequest' in scope"),
    .refused("_ = contact.fetched", "'fetched' is inaccessible due to 'private' protection level"),
    .refused("_ = contact.held", "'held' is inaccessible due to 'internal' protection level"),
    .refused(
      "_ = contact.snapshot", "'snapshot' is inaccessible due to 'internal' protection level"),
    .refused("_ = store.process", "'process' is inaccessible due to 'private' protection level"),
    .refused("_ = request.changes", "'changes' is inaccessible due to 'internal' protection level"),
    .allowed("picker.predicateForEnablingContact = NSPredicate(format: \"birthday != nil\")"),
    .refused("_ = picker.process", "'process' is inaccessible due to 'private' protection level"),
    .refused("_ = pickerRequest(of: picker)", "cannot find 'pickerRequest' in scope"),
    .refused("let sheet: PickerSheet?", "cannot find type 'PickerSheet' in scope"),
    .refused("_ = ContactsProvider.Rulebook.self", "cannot find 'ContactsProvider' in scope"),
    .refused(
      "_ = SimulatedContacts.AppProcess.self",
      "module 'SimulatedContacts' has no member named 'AppProcess'"),
  ]

  static let testCode: [Snippet] = [
    .allowed("_ = try SimulatedDevice(DeviceConfiguration())"),
    .allowed("_ = AppProcess.current?.device.contact(withIdentifier: contact.identifier)"),
    .refused("let known: FetchedContact?", "cannot find type 'FetchedContact' in scope"),
    .refused("_ = DeviceState.self", "cannot find 'DeviceState' in scope"),
    .refused("_ = fetchedContact(contact)", "cannot find 'fetchedContact' in scope"),
    .refused("_ = contact.fetched", "'fetched' is inaccessible due to 'private' protection level"),
    .refused(
      "_ = AppProcess.current?.contacts",
      "'contacts' is inaccessible due to 'package' protection level"),
  ]

  @Test(arguments: appCode)
  func `an app's own code compiles, and nothing that names the provider`(
    _ snippet: Snippet
  ) throws {
    let errors = try Self.foundInApp.get()[snippet.code]
    #expect(errors == snippet.expectedErrors)
  }

  @Test(arguments: testCode)
  func `code that imports the provider reaches devices, and no record`(_ snippet: Snippet) throws {
    let errors = try Self.foundInTest.get()[snippet.code]
    #expect(errors == snippet.expectedErrors)
  }

  @Test func `every module can be read`() throws {
    #expect(try Self.foundInApp.get()[""] == [])
    #expect(try Self.foundInTest.get()[""] == [])
  }

  private static let foundInApp = Result {
    try Snippet.errors(in: appCode, importing: ["ContactsUI"])
  }
  private static let foundInTest = Result {
    try Snippet.errors(in: testCode, importing: ["ContactsUI", "ContactsProvider"])
  }
}

/// The same for every name that the provider, the picker and the bridges declare.
@Suite(.compilerIsBesideTests) struct FenceInventoryTests {
  @Test func `no declaration behind the fence has a name in an app`() throws {
    let names = try Declarations.types + Declarations.bridges
    let snippets = names.map { Snippet.refused("_ = \($0)", "cannot find '\($0)' in scope") }
    let found = try Snippet.errors(in: snippets, importing: ["Contacts", "ContactsUI"])
    for snippet in snippets {
      #expect(found[snippet.code] == snippet.expectedErrors, "\(snippet.code)")
    }
    #expect(names.count > 80)
  }

  @Test(.printerIsBesideTests, arguments: ["SimulatedContacts", "SimulatedContactsUI"])
  func `what an app can use mentions no type of the provider`(_ module: String) throws {
    let interface = try #require(try SwiftCompiler.found?.interface(of: module))
    #expect(interface.contains("open class CN"))
    let words = Set(interface.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let unwanted = try Declarations.types + ["ContactsProvider", "ContactsPicker"]
    let mentioned = words.intersection(unwanted).sorted()
    #expect(mentioned.isEmpty, "\(mentioned)")
  }
}

/// What the sources behind the fence declare.
private enum Declarations {
  /// The types of provider and picker that other modules can see.
  static var types: [String] {
    get throws {
      try names(
        #/^(?:public|package) [a-z ]*(?:struct|class|enum|protocol|typealias) (?<name>\w+)/#,
        in: ["ContactsProvider", "ContactsPicker"])
    }
  }

  /// The functions that lead from the app side to the provider.
  static var bridges: [String] {
    get throws {
      try names(
        #/^(?:package )?func (?<name>\w+)/#,
        in: ["SimulatedContacts/Bridges", "SimulatedContactsUI/Bridges"])
    }
  }

  private static func names(
    _ pattern: Regex<(Substring, name: Substring)>, in folders: [String]
  ) throws -> [String] {
    var names: Set<String> = []
    for folder in folders {
      let root = CommandProcess.checkout.appending(path: "Sources").appending(path: folder)
      for file in FileManager.default.subpaths(atPath: root.path) ?? []
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") {
          if let declaration = line.firstMatch(of: pattern) {
            names.insert(String(declaration.name))
          }
        }
      }
    }
    return names.sorted()
  }
}
