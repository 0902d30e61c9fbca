import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Groups and containers as objects")
struct GroupTests {
  private func named(_ name: String) -> CNMutableGroup {
    let group = CNMutableGroup()
    group.name = name
    return group
  }

  private func roundTrip<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test("A group that an app makes has an identifier of its own and no name")
  func new() {
    let (one, other) = (CNMutableGroup(), CNMutableGroup())
    #expect(!one.identifier.isEmpty && one.identifier != other.identifier)
    #expect(one.name.isEmpty && CNGroup().name.isEmpty)
  }

  @Test("A copy of a mutable group keeps its name, whatever is set later")
  func copies() throws {
    let group = named("Choir")
    let copy = try #require(group.copy() as? CNGroup)
    let twin = try #require(group.mutableCopy() as? CNMutableGroup)
    group.name = "Band"
    #expect(copy.name == "Choir" && !(copy is CNMutableGroup))
    #expect(twin.name == "Choir" && twin.identifier == group.identifier)
    #expect(copy.copy() as? CNGroup === copy)
    #expect((copy.mutableCopy() as? CNMutableGroup)?.name == "Choir")
  }

  @Test("Groups are equal with the same identifier and name")
  func equality() throws {
    let group = named("Choir")
    let twin = try #require(group.mutableCopy() as? CNMutableGroup)
    #expect(group == twin && group.hash == twin.hash && Set([group, twin]).count == 1)
    twin.name = "Band"
    #expect(group != twin && group != named("Choir"))
  }

  @Test("An archived group comes back, a new name included")
  func archivedGroup() throws {
    let group = named("Choir")
    let restored = try #require(try roundTrip(group))
    #expect(restored.identifier == group.identifier && restored.name == "Choir")
  }

  @Test("An archived container comes back")
  func archivedContainer() throws {
    try AppRun(configure: { $0.accounts = [.work] }).perform {
      let container = try #require(try CNContactStore().containers(matching: nil).first)
      #expect(container.name == "Work" && container.type == .exchange)
      #expect(try roundTrip(container) == container)
      #expect(container.copy() as? CNContainer === container)
    }
  }

  @Test("The keys and kinds have Apple's values")
  func constants() {
    #expect(CNGroupIdentifierKey == "identifier" && CNGroupNameKey == "name")
    #expect(CNContainerIdentifierKey == "identifier" && CNContainerNameKey == "name")
    #expect(CNContainerTypeKey == "type")
    let kinds = [CNContainerType.unassigned, .local, .exchange, .cardDAV]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
  }
}

extension AccountSeed {
  static let cloud = AccountSeed(name: "Cloud", type: .cardDAV)
  static let work = AccountSeed(name: "Work", type: .exchange)
}
