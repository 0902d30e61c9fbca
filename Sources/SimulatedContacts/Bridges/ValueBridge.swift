package import ContactsProvider

/// The app's word for a contact's kind.
package func clientValue(_ type: ContactType) -> CNContactType {
  switch type {
  case .person: .person
  case .organization: .organization
  }
}

/// The system's word for a contact's kind.
package func systemValue(_ type: CNContactType) -> ContactType {
  switch type {
  case .person: .person
  case .organization: .organization
  }
}

/// The app's word for what it may do.
package func clientValue(_ state: AuthorizationState) -> CNAuthorizationStatus {
  switch state {
  case .notDetermined: .notDetermined
  case .restricted: .restricted
  case .denied: .denied
  case .authorized: .authorized
  case .limited: .limited
  }
}

/// The system's word for an order.
package func systemValue(_ order: CNContactSortOrder) -> ContactSortOrder {
  switch order {
  case .none: .none
  case .userDefault: .userDefault
  case .givenName: .givenName
  case .familyName: .familyName
  }
}

/// The app's word for a kind of account.
package func clientValue(_ type: ContainerType) -> CNContainerType {
  switch type {
  case .unassigned: .unassigned
  case .local: .local
  case .exchange: .exchange
  case .cardDAV: .cardDAV
  }
}

/// The app's word for an order.
package func clientValue(_ order: ContactSortOrder) -> CNContactSortOrder {
  switch order {
  case .none: .none
  case .userDefault: .userDefault
  case .givenName: .givenName
  case .familyName: .familyName
  }
}
