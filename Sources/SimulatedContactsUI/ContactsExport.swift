// Apple's ContactsUI re-exports Contacts, and UIKit where there is one.
@_exported public import SimulatedContacts

#if canImport(UIKit)
  @_exported public import UIKit
#endif
