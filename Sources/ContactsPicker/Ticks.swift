/// What is ticked, in the order of the ticks; to add and to look takes the same time however many.
struct Ticks<Identity: Hashable & Sendable, Element: Sendable>: Sendable {
  private var elements: [Identity: (place: Int, element: Element)] = [:]
  private var nextPlace = 0

  /// Whether nothing is ticked.
  var isEmpty: Bool { elements.isEmpty }

  /// What is ticked, first ticked first.
  var inOrder: [Element] {
    elements.values.sorted { $0.place < $1.place }.map(\.element)
  }

  /// Tells whether something is ticked.
  func contains(_ identity: Identity) -> Bool { elements[identity] != nil }

  /// Ticks something; it keeps its place where it is ticked already.
  mutating func add(_ element: Element, as identity: Identity) {
    guard elements[identity] == nil else { return }
    elements[identity] = (nextPlace, element)
    nextPlace += 1
  }

  /// Takes a tick away.
  mutating func remove(_ identity: Identity) { elements[identity] = nil }
}
