extension AnswerWord {
  /// What the person does by it, in one sentence.
  package var sentence: String {
    switch self {
    case .deny: "Refuses: Don't Allow."
    case .allowFull: "Shares all contacts."
    case .allowLimited: "Shares the contacts that are named; [] shares nobody."
    case .cancelSelection: "Backs out of the sheet on which contacts are selected."
    case .continue: "Goes on from the alert; the next answer is for the sheet behind it."
    case .choose:
      "Picks a contact, several in the order of their ticks, or values of a card."
    case .search: "Types into the search field; the picker stays open."
    case .open: "Looks at a contact's card and goes back; the picker stays open."
    case .tick: "Ticks a contact; the picker stays open."
    case .done: "Closes the picker with what is ticked."
    case .cancel: "Closes it with Cancel."
    case .swipeDown: "Swipes the picker away."
    case .tap: "Taps the button; {choose: […]} says which of several matches."
    case .obscuredTap: "Taps the button while something covers it."
    case .select: "Makes the shared contacts these, and no others."
    case .add: "Shares these contacts in addition; 'remove' may stand beside it."
    case .remove: "No longer shares these contacts; 'add' may stand beside it."
    case .ignore: "Leaves it on the screen; a later step may answer it."
    }
  }
}
