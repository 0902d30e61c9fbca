/// What an app looks for with a contact access button.
package struct AccessSearch: Sendable {
  /// The text that is searched for, without blanks at its ends.
  package let query: String
  /// The e-mail addresses of people who are not to be offered.
  package let ignoredEmails: Set<String>
  /// The phone numbers of people who are not to be offered.
  package let ignoredPhoneNumbers: Set<String>

  /// Makes a search.
  package init(query: String, ignoredEmails: Set<String>, ignoredPhoneNumbers: Set<String>) {
    let end = query.lastIndex { !$0.isWhitespace }.map(query.index(after:)) ?? query.startIndex
    self.query = String(query[..<end].drop(while: \.isWhitespace))
    self.ignoredEmails = ignoredEmails
    self.ignoredPhoneNumbers = ignoredPhoneNumbers
  }
}

/// What a contact access button has to offer at the moment at which it is drawn.
package struct AccessOffer: Sendable {
  /// What the button is for.
  package enum Standing: Sendable {
    /// There is no button.
    case absent
    /// Access was refused, and the button can only say so.
    case refused
    /// Nobody decided, so that a tap asks first.
    case undecided
    /// A tap shares.
    case open
  }

  /// What the button is for.
  package let standing: Standing
  /// The contacts that match, in the order of the device's settings.
  package let matches: [ContactRecord]
  /// How names are shown.
  package let displayName: DisplayName
  /// The answers to what Apple does not document.
  package let assumptions: Assumptions
  /// Rules whose outcome is turned round.
  package let switchedRules: Set<RuleID>
}
