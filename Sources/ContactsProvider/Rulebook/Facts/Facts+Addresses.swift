extension Fact {
  /// Makes a fact from its number, its sentence and the addresses that say so.
  init(_ number: FactNumber, _ sentence: String, _ sources: String...) {
    self.init(number: number, sentence: sentence, sources: sources)
  }
}

/// The places where the facts come from.
extension Facts {
  static let session2024 = "https://developer.apple.com/videos/play/wwdc2024/10121"
  static let session2015 = "https://asciiwwdc.com/2015/sessions/223"
  static let historyNote = documentation(
    "technotes/tn3149-fetching-contacts-change-history-events")
  static let accessPickerPage = documentation(
    "swiftui/view/contactaccesspicker(ispresented:completionhandler:)")
  static let frameworkTests = github("dotnet/macios/tree/HEAD/tests/monotouch-test/Contacts")
  static let flutterContacts = github("QuisApp/flutter_contacts")
  static let changeNotifier = github("yonat/ContactsChangeNotifier")
  static let bookExamples = github("mattneub/Programming-iOS-Book-Examples")

  /// A page of Apple's documentation.
  static func documentation(_ page: String) -> String { Rulebook.documentation + page }

  /// A page of Apple's documentation of Contacts.
  static func contacts(_ page: String) -> String { documentation("contacts/" + page) }

  /// A page of Apple's documentation of ContactsUI.
  static func contactsUI(_ page: String) -> String { documentation("contactsui/" + page) }

  /// The page of an entitlement.
  static func entitlement(_ name: String) -> String {
    documentation("bundleresources/entitlements/" + name)
  }

  /// The comments of one of the framework's headers, as bindings of another language carry them.
  static func header(_ name: String) -> String {
    github("madsmtm/objc2-generated/blob/HEAD/Contacts/" + name + ".rs")
  }

  /// A thread of Apple's developer forums.
  static func forum(_ thread: Int) -> String {
    "https://developer.apple.com/forums/thread/" + String(thread)
  }

  /// A repository, or an issue, a pull request or a file of one.
  static func github(_ path: String) -> String { "https://github.com/" + path }
}
