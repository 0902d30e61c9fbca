extension Rulebook {
  /// The rules on saves.
  static func saveEntry(of id: RuleID) -> Entry? {
    membershipEntry(of: id) ?? valueEntry(of: id)
  }

  private static func membershipEntry(of id: RuleID) -> Entry? {
    switch id {
    case .watchCannotSave:
      Entry(
        sentence: "On the watch contacts are read only: a save fails with featureNotAvailable.",
        evidence: .documented, source: documentation + "contacts/cnsaverequest", facts: ["1.59"])
    case .addedContactIsShared:
      Entry(
        sentence: "A contact that an app with limited access adds is shared with that app.",
        evidence: .documented, source: accessing, facts: ["3.3", "3.7"])
    case .limitedEditsOnlyShared:
      Entry(
        sentence: "With limited access only shared contacts can be changed or deleted.",
        evidence: .documented, source: accessing, facts: ["3.4", "3.6"])
    case .storedContactIsNotAddedAgain:
      Entry(
        sentence: "Adding a contact that is stored already fails with insertedRecordAlreadyExists.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest/add(_:tocontainerwithidentifier:)",
        facts: ["6.4"])
    case .missingContactIsNotEdited:
      Entry(
        sentence: "Changing or deleting a contact that is gone fails with recordDoesNotExist.",
        evidence: .documented, source: documentation + "contacts/cnsaverequest/update(_:)",
        facts: ["6.5"])
    default: nil
    }
  }

  private static func valueEntry(of id: RuleID) -> Entry? {
    switch id {
    case .updateKeepsUnfetchedValues:
      Entry(
        sentence: "An update changes what was fetched and edited and keeps everything else.",
        evidence: .documented, source: documentation + "contacts/cnmutablecontact",
        facts: ["4.17", "6.10"])
    case .failedSave:
      Entry(
        sentence: "A save that fails changes nothing.", evidence: .assumed,
        source: documentation + "contacts/cncontactstore/execute(_:)", facts: ["6.21"],
        assumption: "failedSave")
    case .savingNoteNeedsEntitlement:
      Entry(
        sentence: "Saving a note without its entitlement fails with unauthorizedKeys.",
        evidence: .assumed, source: documentation + "contacts/cncontact/note",
        facts: ["1.53", "11.6"], assumption: "noteWithoutEntitlement")
    case .emptyImageFails:
      Entry(
        sentence: "Saving an image of no bytes fails with dataAccessError.", evidence: .reported,
        source: documentation + "contacts/cnmutablecontact/imagedata", facts: ["6.14"])
    case .imageMakesThumbnail:
      Entry(
        sentence: "Saving an image makes it available and gives the contact a thumbnail.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/thumbnailimagedata", facts: ["4.12", "4.14"])
    default: nil
    }
  }
}
