internal import ContactsProvider
public import Foundation

/// A group that can be renamed and then saved.
///
/// Not safe to use from two threads.
open class CNMutableGroup: CNGroup {
  /// The name that was set and is not saved; nil for none.
  private final var newName: String?

  /// What a save stored; nil before one.
  private final var stored: FetchedGroup?

  override var held: FetchedGroup { stored ?? super.held }

  /// The name.
  open override var name: String {
    get { newName ?? held.name }
    set { newName = newValue }
  }

  /// Takes over what a save stored.
  final func adopt(_ stored: FetchedGroup) {
    self.stored = stored
    newName = nil
  }

  /// Makes an immutable group with the name that this one has now.
  open override func copy(with zone: NSZone? = nil) -> Any { CNGroup(renamed(held, to: name)) }

  /// Makes another mutable group that has the same name pending.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    let twin = CNMutableGroup(held)
    twin.newName = newName
    return twin
  }
}
