#if PLANTED_LEAKS
  internal import Synchronization

  /// A filter that can be left out while the program runs, to see that the property of limited
  /// access misses it.
  ///
  /// There is none of it in a build without `-D PLANTED_LEAKS`.
  package enum PlantedLeak: String, CaseIterable, Sendable {
    case accessPickerResult
    case accountOfContact
    case accountSearch
    case addition
    case announcement
    case buttonChoice
    case buttonFace
    case buttonResult
    case edit
    case emailSearch
    case enumeration
    case groupEdit
    case groupSearch
    case history
    case historyGroups
    case historyStart
    case identifierList
    case identifierLookUp
    case links
    case nameSearch
    case obscuredTap
    case phoneSearch
    case saveIdentifier
    case token

    private static let planted = Mutex<PlantedLeak?>(nil)

    /// Whether the filter is left out now.
    package var isPlanted: Bool { Self.planted.withLock { $0 } == self }

    /// Leaves out the filter alone; nil leaves out none.
    package static func plant(_ leak: PlantedLeak?) { planted.withLock { $0 = leak } }
  }
#endif
