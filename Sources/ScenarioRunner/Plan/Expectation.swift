public import ContactsProvider
public import ScenarioSyntax

/// One thing that must hold after a step.
public struct Expectation: Sendable {
  /// The key under `expect`.
  public var key: ExpectationKey
  /// What must hold.
  public var claim: Claim
  /// Whether it stands under `not`: it must fail by itself.
  public var isNegated: Bool
  /// The place of key and value.
  public var span: SourceSpan

  /// What an expectation claims, by its key.
  public enum Claim: Sendable {
    case status(AuthorizationState)
    case prompts(NumberClaim)
    case shared(ListClaim<ContactReference>)
    case exposed(ExposureClaim)
    case terminated(EventClaim<TerminationCause>)
    case error(EventClaim<ErrorIdentity>)
    case exception(EventClaim<TerminationCause>)
    case prompt(PromptClaim)
    case granted(Bool)
    case contacts(ListClaim<ExpectedContact>)
    case contact(ContactClaim)
    case count(NumberClaim)
    case keys(ListClaim<ContactKey>)
    case value(ValueClaim)
    case available(Bool)
    case affected(ListClaim<ContactReference>)
    case validation(ListClaim<ContactKey>)
    case refused(SettingsRefusalReason)
  }
}

/// The keys under `expect` that this version plays.
public enum ExpectationKey: String, CaseIterable, Sendable {
  case status
  case prompts
  case shared
  case exposed
  case terminated
  case error
  case exception
  case prompt
  case granted
  case contacts
  case contact
  case count
  case keys
  case value
  case available
  case affected
  case validation
  case refused
}

/// A number that is expected.
public enum NumberClaim: Sendable, Hashable {
  case exactly(Int)
  case atLeast(Int)
  case atMost(Int)
}

/// A text that is expected.
public enum TextClaim: Sendable, Hashable {
  case equals(String)
  case contains(String)
}

/// A list that is expected.
public enum ListClaim<Element: Sendable>: Sendable {
  /// The whole list; `none` and `[]` are the empty one.
  case exactly([Element])
  /// `any` or `some`: at least one.
  case some
  /// All of the first, none of the second.
  case including([Element], excluding: [Element])
}

/// Something that may happen in a step and has a name.
public enum EventClaim<Name: Sendable & Hashable>: Sendable {
  /// `none`, for `terminated` also `false`: it did not happen.
  case none
  /// `any` or `some`: it happened, whichever.
  case any
  /// One of these happened.
  case oneOf([Name])
}

/// Why a process ends, in the words of the language.
public enum TerminationCause: String, CaseIterable, Sendable {
  case propertyNotFetched
  case missingUsageDescription
  case privacySettingsChanged
}

/// Why Settings cannot do what a step asks, in the words of the language.
public enum SettingsRefusalReason: String, CaseIterable, Sendable {
  case noRow
  case restricted
  case notOnThisSystem
}

/// What an app has seen.
public enum ExposureClaim: Sendable {
  /// Exactly these contacts with these keys; `nothing` is none.
  case exactly([ExposedContact])
  /// Nothing beyond these.
  case atMost([ExposedContact])
  /// None of these keys of these contacts.
  case excludes([ExposedContact])
}

/// A contact and keys of it.
public struct ExposedContact: Sendable {
  /// The contact.
  public var contact: ContactReference
  /// The keys, without `identifier`.
  public var keys: ContactKeySet
}

/// The prompt of a step.
public enum PromptClaim: Sendable {
  /// None was shown.
  case none
  /// One was shown.
  case any
  /// One was shown and looked like this.
  case shown(PromptDetails)
}

/// What a prompt must have shown; what is nil is not looked at.
public struct PromptDetails: Sendable {
  /// The stages of the access prompt.
  public enum Stage: String, CaseIterable, Sendable {
    case alert
    case selection
  }

  /// The title of the alert.
  public var title: TextClaim?
  /// The purpose text below the title.
  public var purpose: TextClaim?
  /// The buttons of the alert.
  public var buttons: ListClaim<String>?
  /// The stage that was shown last.
  public var stage: Stage?
  /// The buttons of the second sheet.
  public var selectionButtons: ListClaim<String>?
}
