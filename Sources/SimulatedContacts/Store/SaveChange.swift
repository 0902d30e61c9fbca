internal import Foundation

/// One change of a save request.
enum SaveChange {
  /// What is done to a record.
  enum Edit {
    case add(container: String?)
    case update
    case delete
  }

  /// What is done to a membership.
  enum Membership {
    case added
    case removed
  }

  case contact(Edit, CNMutableContact)
  case group(Edit, CNMutableGroup)
  case member(Membership, CNContact, CNGroup)
  case subgroup(Membership, CNGroup, CNGroup)

  /// The objects of the app that the change is about.
  var objects: [NSObject] {
    switch self {
    case .contact(_, let contact): [contact]
    case .group(_, let group): [group]
    case .member(_, let contact, let group): [contact, group]
    case .subgroup(_, let subgroup, let group): [subgroup, group]
    }
  }
}
