/// The name of a rule of the simulated system.
public enum RuleID: UInt8, CaseIterable, Sendable {
  // Status and prompts
  case statusNeverAsks
  case firstStoreCallAsks
  case decisionIsAskedOnce
  case refusalIsAnError
  case limitedCountsAsGranted
  case twoStagesAsk
  case emptySelectionIsLimited
  case cancelledSelection
  case missingUsageTextEndsApp
  case missingUsageTextRefuses
  case hardenedAppNeedsEntitlement
  case answerNeverEndsApp
  case restrictionOverridesDecision
  case closedPromptLeavesNoDecision

  // Settings and tools
  case settingsRowComesWithAsking
  case restrictionLocksSettings
  case limitedNeedsSystem
  case settingsChangeEndsApp
  case selectionChangeSparesApp
  case toolGrantGivesFullAccess
  case toolGrantGivesLimitedAccess
  case toolRevokeDenies
  case resetForgetsDecision
  case reinstall

  // Store calls
  case deniedCallsFail
  case restrictedCallsFail
  case limitedFetchIsFiltered
  case unknownIdentifierFails
  case unknownIdentifierIsSkipped
  case noteKeyFailsFetch
  case noteKeyYieldsNothing
  case unknownKeyFails
  case foreignPredicate
  case nameSearchMatchesWordBeginnings
  case nameSearchCovers
  case phoneSearchIgnoresFormat
  case emailSearchIsWhole
  case userDefaultFollowsSettings
  case identifierComesWithEverything
  case unfetchedReadEndsApp
  case unfetchedWriteEndsApp

  // Saves
  case watchCannotSave
  case addedContactIsShared
  case limitedEditsOnlyShared
  case storedContactIsNotAddedAgain
  case missingContactIsNotEdited
  case updateKeepsUnfetchedValues
  case failedSave
  case savingNoteNeedsEntitlement
  case emptyImageFails
  case imageMakesThumbnail

  // The contact picker
  case pickerNeedsNoAccess
  case pickingChangesNoAccess
  case pickerListsEveryContact
  case pickHandsOverWhatWasChosen
  case severalBeatOne
  case contactPredicateDecides
  case severalIgnoreContactPredicate
  case doneMayBeEmpty
  case enablingPredicateGreys
  case propertyPredicateDecides
  case predicateNeedsItsMethod
  case displayedKeysLimitCard
  case pickedKeys
  case pickedNoteNeedsEntitlement
  case pickerSearchFindsNamesAndValues
  case cancelIsTold
  case swipeDown
  case onePickerAtATime
  case barePickerIsEmpty
  case invalidPredicateEndsApp

  // Accounts, groups and the own card
  case accountPredicateGivesItsContacts
  case groupPredicateGivesMembers
  case allGroupsWithoutPredicate
  case firstAccountIsDefault
  case defaultAccountNeedsAccess
  case limitedGroups
  case deletedGroupKeepsContacts
  case membershipStaysInAccount
  case exchangeHasNoGroups
  case readOnlyAccountRefusesSaves
  case subgroupsNeedMac
  case groupCannotHoldItself
  case meCardIsOnMac
  case missingMeCardFails

  // Linked cards
  case linkedCardsComeAsOne
  case unificationFollowsFilter
  case unifiedContactHasOwnIdentifier
  case unifiedContactHasNoAccount
  case unifiedEditReachesCards
  case personLinksCards

  // What a save refuses
  case savedDatesAreChecked
  case severalFaultsComeTogether
  case laterCallWins

  // Changes and their history
  case changeIsAnnounced
  case ownSavesAreAnnounced
  case notificationsPerChange
  case announcementTellsOrigin
  case storeMustBeUsedFirst
  case announcementWaitsForForeground
  case changesOutsideSetStaySilent
  case limitedChangesAreAnnounced
  case historyStartsWithEverything
  case historyIsCoalesced
  case expiredToken
  case deletionLeavesIdentifier
  case excludedAuthorsAreLeftOut
  case groupChangesOnRequest
  case tokenNeedsAccess
  case tokenOutlivesProcess

  // Apps that come and go
  case newBuildKeepsDecision
  case updateKeepsDecision
  case revokedEnumerationFails
  case waitingCallsShareThePrompt

  // The access button and the access picker
  case buttonMatchesUnsharedOnly
  case buttonSearchFindsNamesAndValues
  case oneMatchIsAddedByOneTap
  case severalMatchesAreChosenFrom
  case noMatchLeavesButtonEmpty
  case ignoredValuesDropOut
  case approvalTellsNewContacts
  case fullAccessHidesButton
  case deniedAccessButton
  case restrictionHidesButton
  case undecidedTapAsksForLimited
  case unverifiedTapGivesNothing
  case accessControlsNeedSystem
  case accessPickerNeedsLimited
  case accessPickerListsEveryone
  case accessPickerTellsNewOnly

  // The picker of a Mac
  case popoverPicksOne
  case popoverKeysDecide

  // What objects are and do
  case limitedIsItsOwnStatus
  case onePermissionCoversAll
  case requestReturnsAtOnce
  case storesAndContactsAreIndependent
  case nothingFoundIsNoError
  case anyCallCanFail
  case errorsHaveNumbers
  case errorsNameWhatIsWrong
  case fewErrorsHaveTexts
  case buttonTellsAppNothing
  case captionIsForTheEye
  case accessPickerTakesFlagBack
  case newContactHasEveryKey
  case availabilityIsSafeToAsk
  case valuesComeAsStored
  case unsetValuesAreEmpty
  case deletingNeedsNoKeys
  case copiesKeepIdentifier
  case archivedContactNeedsNoAccess
  case identifiersLast
  case entriesKeepIdentity
  case equalContactsAgree
  case organizationStandsForName
  case fetchRequestDefaults
  case unsortedOrderIsOpen
  case stopEndsEnumeration
  case descriptorsStandBesideKeys
  case comparatorNeedsItsKeys
  case enumeratorsNeedShim
  case containersHaveTypes
  case sampleIsFreshSimulator
  case requestOnlyCollects
  case requestBuildsOnItself
  case addedObjectIsStored
  case executionRefreshesObjects
  case namelessContactIsStored
  case announcementsComeInBackground

  /// The identifier that reports and `gatebook rules` print, such as `first-store-call-asks`.
  public var name: String { Self.names[Int(rawValue)] }

  /// Finds the rule that is printed as `name`.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  private static let names = allCases.map { rule in
    "\(rule)".reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }
}
