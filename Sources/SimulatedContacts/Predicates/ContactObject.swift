internal import ContactsProvider
internal import Foundation

/// An app's contact as predicates see it: each key is read as the app itself would read it.
struct ContactObject: PredicateSubject {
  private let contact: CNContact

  init(_ contact: CNContact) { self.contact = contact }

  func predicateValue(of key: String) -> PredicateValue {
    SimulatedContacts.predicateValue(of: contact.propertyValue(key))
  }

  var predicateSelf: PredicateValue { SimulatedContacts.predicateValue(of: contact) }
}

/// A picked value as predicates see it.
struct ContactPropertyObject: PredicateSubject {
  private let property: CNContactProperty

  init(_ property: CNContactProperty) { self.property = property }

  func predicateValue(of key: String) -> PredicateValue {
    switch key {
    case "key": .text(property.key)
    case "value": SimulatedContacts.predicateValue(of: property.value)
    case "label": SimulatedContacts.predicateValue(of: property.label)
    case "identifier": SimulatedContacts.predicateValue(of: property.identifier)
    case "contact": SimulatedContacts.predicateValue(of: property.contact)
    default: .nothing
    }
  }

  func predicateSubject(of key: String) -> (any PredicateSubject)? {
    key == "contact" ? ContactObject(property.contact) : nil
  }

  var predicateSelf: PredicateValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: ["key", "value", "label", "identifier"].map {
          ($0, predicateValue(of: $0))
        }))
  }
}
