internal import ContactsProvider

/// A contact access button while the person looks at it: what it shows and what a tap does.
struct AccessButtonPlay: Sendable {
  let view: AccessButtonView
  var rules: PickerRules
  /// Whether nobody decided about access yet.
  private let isUndecided: Bool

  init(_ request: AccessButtonRequest, _ offer: AccessOffer, app: String) {
    var rules = PickerRules(offer)
    view = AccessButtonView(
      bundleIdentifier: app, request: request, face: Self.face(of: offer, &rules),
      matches: offer.matches, displayName: offer.displayName)
    self.rules = rules
    isUndecided = offer.standing == .undecided
  }

  private static func face(of offer: AccessOffer, _ rules: inout PickerRules) -> AccessButtonFace {
    switch offer.standing {
    case .absent: return .hidden
    case .refused: return .allowAccess
    case .undecided, .open: break
    }
    switch offer.matches.count {
    case 0: return rules.holds(.noMatchLeavesButtonEmpty) ? .empty : .hidden
    case 1: return rules.holds(.oneMatchIsAddedByOneTap) ? .single : .several
    default: return .several
    }
  }

  /// Finds out what an answer comes to.
  ///
  /// - Parameter isCovered: Whether something stands before the app, which counts as a tap that
  ///   cannot be verified.
  mutating func take(_ answer: AccessButtonAnswer, isCovered: Bool) -> AccessButtonTap {
    var choice: [String]?
    var isObscured = isCovered
    switch answer {
    case .tap(let chosen): choice = chosen
    case .obscuredTap: isObscured = true
    }
    #if PLANTED_LEAKS
      if PlantedLeak.obscuredTap.isPlanted { isObscured = false }
    #endif
    if isObscured, rules.holds(.unverifiedTapGivesNothing) { return .nothing }
    switch view.face {
    case .hidden, .empty, .allowAccess:
      return choice.map { unfitting($0) } ?? .nothing
    case .single: return choice.map { unfitting($0) } ?? sharing(view.matches)
    case .several: return take(choice)
    }
  }

  /// What a tap on a button with several matches comes to.
  private mutating func take(_ choice: [String]?) -> AccessButtonTap {
    guard rules.holds(.severalMatchesAreChosenFrom) else { return sharing(view.matches) }
    guard let choice else {
      // The prompt that comes first lets the person choose.
      if isUndecided { return .ask(view.matches) }
      return .unfitting(
        "\(view.count) contacts match, and a tap opens a view to choose from. Say who is chosen.")
    }
    var matches: [RecordIdentifier: ContactRecord] = [:]
    for match in view.matches {
      for identity in match.identities { matches[identity] = match }
    }
    let chosen = choice.map { matches[RecordIdentifier(text: $0)] }
    if let place = chosen.firstIndex(where: { $0 == nil }) {
      return .unfitting("The contact access button does not offer '\(choice[place])'.")
    }
    #if PLANTED_LEAKS
      let records = PlantedLeak.buttonChoice.isPlanted ? view.matches : chosen.compactMap(\.self)
    #else
      let records = chosen.compactMap(\.self)
    #endif
    return records.isEmpty ? .nothing : sharing(records)
  }

  private func sharing(_ records: [ContactRecord]) -> AccessButtonTap {
    isUndecided ? .ask(records) : .share(records)
  }

  private func unfitting(_ choice: [String]) -> AccessButtonTap {
    .unfitting(
      """
      The contact access button opens no view to choose from: it shows \(view.face.words). A tap \
      without a choice is enough.
      """)
  }
}

/// What the person's answer to a contact access button comes to.
enum AccessButtonTap: Sendable {
  /// Nothing is shared.
  case nothing
  /// The contacts are shared at once.
  case share([ContactRecord])
  /// The person is asked for limited access to the contacts.
  case ask([ContactRecord])
  /// The answer cannot be carried out.
  case unfitting(String)
}

extension AccessButtonFace {
  /// The face in words.
  fileprivate var words: String {
    switch self {
    case .hidden: "nothing"
    case .empty: "no match"
    case .single: "the one match"
    case .several: "that several match"
    case .allowAccess: "that access can be allowed"
    }
  }
}
