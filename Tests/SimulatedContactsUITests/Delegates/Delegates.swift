import ContactsPicker
import SimulatedContactsUI
import Testing

// A class for each choice of the four methods that take something; each hears of Cancel.

final class Nothing: Recorder, Cancelling {}
final class C: Recorder, Cancelling, TakingContact {}
final class P: Recorder, Cancelling, TakingProperty {}
final class CP: Recorder, Cancelling, TakingContact, TakingProperty {}
final class Cs: Recorder, Cancelling, TakingContacts {}
final class CCs: Recorder, Cancelling, TakingContact, TakingContacts {}
final class PCs: Recorder, Cancelling, TakingProperty, TakingContacts {}
final class CPCs: Recorder, Cancelling, TakingContact, TakingProperty, TakingContacts {}
final class Ps: Recorder, Cancelling, TakingProperties {}
final class CPs: Recorder, Cancelling, TakingContact, TakingProperties {}
final class PPs: Recorder, Cancelling, TakingProperty, TakingProperties {}
final class CPPs: Recorder, Cancelling, TakingContact, TakingProperty, TakingProperties {}
final class CsPs: Recorder, Cancelling, TakingContacts, TakingProperties {}
final class CCsPs: Recorder, Cancelling, TakingContact, TakingContacts, TakingProperties {}
final class PCsPs: Recorder, Cancelling, TakingProperty, TakingContacts, TakingProperties {}
final class Everything: Recorder, Cancelling, TakingContact, TakingProperty, TakingContacts,
  TakingProperties
{}

/// A delegate class with the methods that it has and what they let the person pick.
struct DelegateCase: CustomTestStringConvertible, Sendable {
  let make: @MainActor @Sendable () -> any Cancelling
  let methods: PickerMethods
  let selection: PickerSheet.Selection

  init(
    _ make: @escaping @MainActor @Sendable () -> any Cancelling, _ methods: PickerMethods,
    _ selection: PickerSheet.Selection
  ) {
    self.make = make
    self.methods = methods
    self.selection = selection
  }

  var testDescription: String { "methods \(methods.rawValue) pick \(selection.rawValue)" }

  static let all: [DelegateCase] = [
    DelegateCase({ Nothing() }, [], .nothing),
    DelegateCase({ C() }, .contact, .contact),
    DelegateCase({ P() }, .property, .property),
    DelegateCase({ CP() }, [.contact, .property], .contactOrProperty),
    DelegateCase({ Cs() }, .contacts, .contacts),
    DelegateCase({ CCs() }, [.contact, .contacts], .contacts),
    DelegateCase({ PCs() }, [.property, .contacts], .contacts),
    DelegateCase({ CPCs() }, [.contact, .property, .contacts], .contacts),
    DelegateCase({ Ps() }, .properties, .properties),
    DelegateCase({ CPs() }, [.contact, .properties], .properties),
    DelegateCase({ PPs() }, [.property, .properties], .properties),
    DelegateCase({ CPPs() }, [.contact, .property, .properties], .properties),
    DelegateCase({ CsPs() }, [.contacts, .properties], .contacts),
    DelegateCase({ CCsPs() }, [.contact, .contacts, .properties], .contacts),
    DelegateCase({ PCsPs() }, [.property, .contacts, .properties], .contacts),
    DelegateCase({ Everything() }, [.contact, .property, .contacts, .properties], .contacts),
  ]
}
