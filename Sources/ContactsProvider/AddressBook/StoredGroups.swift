/// A group as it is stored; its members are kept by their places.
struct StoredGroup: Sendable {
  let identifier: RecordIdentifier
  var name: String
  let account: Int
  /// The places of the members, rising.
  fileprivate(set) var members = SortedChunks<UInt32>()
  /// The group that this one is a part of.
  fileprivate(set) var parent: RecordIdentifier?
  /// The groups that are parts of this one, in no promised order.
  fileprivate(set) var subgroups: [RecordIdentifier] = []

  init(identifier: RecordIdentifier, name: String, account: Int) {
    self.identifier = identifier
    self.name = name
    self.account = account
  }

  /// The places of the members in stored order.
  var places: [Int] { members.chunks.joined().map { Int($0) } }
}

/// All groups in stored order, with membership kept both ways.
struct StoredGroups: Sendable {
  /// Places of groups that are gone stay empty.
  private var slots: [StoredGroup?] = []
  private var places: [RecordIdentifier: Int] = [:]
  private var memberships: [UInt32: [RecordIdentifier]] = [:]

  /// Every group, in stored order.
  var all: [StoredGroup] { slots.compactMap(\.self) }

  /// Finds a group.
  subscript(identifier: RecordIdentifier) -> StoredGroup? {
    places[identifier].flatMap { slots[$0] }
  }

  /// A group's place in the stored order.
  func place(of identifier: RecordIdentifier) -> Int? { places[identifier] }

  /// The groups of the card at a position, in the order in which it joined them.
  func groups(of position: Int) -> [RecordIdentifier] {
    memberships[UInt32(truncatingIfNeeded: position)] ?? []
  }

  /// Tells whether a group is another one or lies somewhere in it.
  func contains(_ group: RecordIdentifier, in other: RecordIdentifier) -> Bool {
    var outer: RecordIdentifier? = group
    while let current = outer, current != other { outer = self[current]?.parent }
    return outer != nil
  }
}

extension StoredGroups {
  /// Stores a group at the end, or again at the place that it had.
  mutating func insert(_ group: StoredGroup, at place: Int? = nil) {
    let place = place ?? slots.count
    while slots.count <= place { slots.append(nil) }
    slots[place] = group
    places[group.identifier] = place
    for member in group.members.chunks.joined() {
      memberships[member, default: []].append(group.identifier)
    }
    if let parent = group.parent { adopt(group.identifier, by: parent) }
    for subgroup in group.subgroups {
      places[subgroup].map { slots[$0]?.parent = group.identifier }
    }
  }

  /// Takes a group out and gives it and its place; its parts become groups of their own.
  mutating func remove(_ identifier: RecordIdentifier) -> (group: StoredGroup, place: Int)? {
    guard let place = places.removeValue(forKey: identifier), let group = slots[place] else {
      return nil
    }
    slots[place] = nil
    for member in group.members.chunks.joined() { forget(identifier, of: member) }
    if let parent = group.parent { release(identifier, from: parent) }
    for subgroup in group.subgroups { places[subgroup].map { slots[$0]?.parent = nil } }
    return (group, place)
  }

  /// Renames a group and gives its old name.
  mutating func rename(_ identifier: RecordIdentifier, to name: String) -> String? {
    guard let place = places[identifier] else { return nil }
    defer { slots[place]?.name = name }
    return slots[place]?.name
  }

  /// Puts the card at a position into a group; false where nothing changes.
  mutating func addMember(_ position: Int, to group: RecordIdentifier) -> Bool {
    let member = UInt32(truncatingIfNeeded: position)
    guard let place = places[group], memberships[member]?.contains(group) != true else {
      return false
    }
    slots[place]?.members.insert(member)
    memberships[member, default: []].append(group)
    return true
  }

  /// Takes the card at a position out of a group; false where nothing changes.
  mutating func removeMember(_ position: Int, from group: RecordIdentifier) -> Bool {
    let member = UInt32(truncatingIfNeeded: position)
    guard let place = places[group], memberships[member]?.contains(group) == true else {
      return false
    }
    slots[place]?.members.remove(member)
    forget(group, of: member)
    return true
  }

  /// Makes a group part of another one, or of none, and gives the one that it was part of.
  mutating func move(
    _ group: RecordIdentifier, into parent: RecordIdentifier?
  ) -> RecordIdentifier? {
    guard let place = places[group] else { return nil }
    let old = slots[place]?.parent
    if let old { release(group, from: old) }
    slots[place]?.parent = parent
    if let parent { adopt(group, by: parent) }
    return old
  }

  private mutating func forget(_ group: RecordIdentifier, of member: UInt32) {
    memberships[member]?.removeAll { $0 == group }
    if memberships[member]?.isEmpty == true { memberships[member] = nil }
  }

  private mutating func adopt(_ group: RecordIdentifier, by parent: RecordIdentifier) {
    places[parent].map { slots[$0]?.subgroups.append(group) }
  }

  private mutating func release(_ group: RecordIdentifier, from parent: RecordIdentifier) {
    places[parent].map { slots[$0]?.subgroups.removeAll { $0 == group } }
  }
}
