/// What an operation puts in or takes out.
private enum SaveSubject: Hashable {
  case contact(RecordIdentifier)
  case group(RecordIdentifier)
  case member(RecordIdentifier, group: RecordIdentifier)
  case subgroup(RecordIdentifier, group: RecordIdentifier)

  /// Whether it is an object and not a pair of objects.
  var isObject: Bool {
    switch self {
    case .contact, .group: true
    case .member, .subgroup: false
    }
  }
}

extension DeviceState {
  /// The places of operations that are not carried out, because a later one says the opposite.
  ///
  /// Adding and deleting an object cancel each other out; of a pair the later call wins
  /// (developer.apple.com/documentation/contacts/cnsaverequest).
  mutating func cancelledPlaces(in operations: [SaveOperation]) -> Set<Int> {
    guard operations.count > 1, operations.contains(where: \.isRemoval) else { return [] }
    var cancelled: Set<Int> = []
    var last: [SaveSubject: Int] = [:]
    for (place, operation) in operations.enumerated() {
      guard let subject = operation.subject else { continue }
      let earlier = last.updateValue(place, forKey: subject)
      guard let earlier, operations[earlier].isRemoval != operation.isRemoval else { continue }
      cancelled.insert(earlier)
      guard subject.isObject else { continue }
      cancelled.insert(place)
      last[subject] = nil
    }
    return cancelled.isEmpty || holds(.laterCallWins) ? cancelled : []
  }
}

extension SaveOperation {
  /// Whether the operation stores a new object.
  var isAddition: Bool {
    switch self {
    case .add, .addGroup: true
    default: false
    }
  }

  /// Whether the operation takes something out.
  fileprivate var isRemoval: Bool {
    switch self {
    case .delete, .deleteGroup, .removeMember, .removeSubgroup: true
    default: false
    }
  }

  fileprivate var subject: SaveSubject? {
    switch self {
    case .add(let identifier, _, _, _): .contact(identifier)
    case .delete(let identifier): .contact(RecordIdentifier(text: identifier))
    case .addGroup(let identifier, _, _, _): .group(identifier)
    case .deleteGroup(let identifier): .group(RecordIdentifier(text: identifier))
    case .addMember(let contact, let group), .removeMember(let contact, let group):
      .member(RecordIdentifier(text: contact), group: RecordIdentifier(text: group))
    case .addSubgroup(let part, let group), .removeSubgroup(let part, let group):
      .subgroup(RecordIdentifier(text: part), group: RecordIdentifier(text: group))
    case .update, .updateGroup: nil
    }
  }

  /// The identifier of the contact that is added or updated.
  var contact: String? {
    switch self {
    case .add(let identifier, _, _, _): identifier.uuidText
    case .update(let identifier, _, _): identifier
    default: nil
    }
  }

  /// The values that the operation writes, and their keys.
  var written: (values: ContactValues, keys: ContactKeySet)? {
    switch self {
    case .add(_, let values, _, _): (values, .all)
    case .update(_, let keys, let values): (values, keys)
    default: nil
    }
  }

  /// Whether the operation sets a note.
  var writesNote: Bool {
    switch self {
    case .add(_, let values, _, _): !values.note.isEmpty
    case .update(_, let keys, _): keys.contains(.note)
    default: false
    }
  }

  /// The same operation without its note.
  var droppingNote: SaveOperation {
    switch self {
    case .add(let identifier, var values, let isFromStore, let container):
      values.note = ""
      return .add(identifier, values, isFromStore: isFromStore, container: container)
    case .update(let identifier, var keys, let values):
      keys.remove(ContactKeySet(.note))
      return .update(identifier: identifier, keys: keys, values: values)
    default: return self
    }
  }
}
