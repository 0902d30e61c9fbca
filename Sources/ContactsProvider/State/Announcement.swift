/// News for one run of an app, on its way.
struct Announcement: Sendable {
  let life: ProcessLife
  let change: StoreChange
  /// The rules that decided it.
  var rules = RuleSet()
}

extension StoreChange {
  /// These news and later ones as one.
  func followed(by other: StoreChange) -> StoreChange {
    StoreChange(
      isExternal: isExternal || other.isExternal,
      saveIdentifiers: saveIdentifiers + other.saveIdentifiers)
  }
}
