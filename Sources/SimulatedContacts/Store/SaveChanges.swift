internal import Foundation

/// The changes of a save request, of which later ones may take back earlier ones.
struct SaveChanges {
  /// The changes, in the order in which they were asked for.
  private(set) var all: [SaveChange] = []
  /// What was asked for, so that a large request looks for an earlier change only where one is.
  private var asked: Set<SaveChange.Identity> = []

  /// Adds a change.
  mutating func append(_ change: SaveChange) {
    asked.insert(change.identity)
    all.append(change)
  }

  /// Adds a change, or removes its opposite where that was asked for before.
  mutating func append(_ change: SaveChange, takingBack opposite: SaveChange) {
    if !remove(opposite) { append(change) }
  }

  /// Adds a change in the place of its opposite.
  mutating func append(_ change: SaveChange, insteadOf opposite: SaveChange) {
    _ = remove(opposite)
    append(change)
  }

  private mutating func remove(_ change: SaveChange) -> Bool {
    let identity = change.identity
    guard asked.contains(identity), let place = all.lastIndex(where: { $0.identity == identity })
    else { return false }
    all.remove(at: place)
    return true
  }
}

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

  /// What is done to which objects, wherever it goes.
  struct Identity: Hashable {
    enum Kind {
      case addition
      case update
      case deletion
      case joining
      case leaving
    }

    let kind: Kind
    let object: ObjectIdentifier
    var group: ObjectIdentifier?
  }

  var identity: Identity {
    switch self {
    case .contact(let edit, let contact):
      Identity(kind: edit.kind, object: ObjectIdentifier(contact))
    case .group(let edit, let group):
      Identity(kind: edit.kind, object: ObjectIdentifier(group))
    case .member(let membership, let contact, let group):
      Identity(
        kind: membership.kind, object: ObjectIdentifier(contact), group: ObjectIdentifier(group))
    case .subgroup(let membership, let subgroup, let group):
      Identity(
        kind: membership.kind, object: ObjectIdentifier(subgroup), group: ObjectIdentifier(group))
    }
  }
}

extension SaveChange.Edit {
  fileprivate var kind: SaveChange.Identity.Kind {
    switch self {
    case .add: .addition
    case .update: .update
    case .delete: .deletion
    }
  }
}

extension SaveChange.Membership {
  fileprivate var kind: SaveChange.Identity.Kind {
    switch self {
    case .added: .joining
    case .removed: .leaving
    }
  }
}
