public import ContactsPicker
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
    /// The app's authorization status.
    case status(AuthorizationState)
    /// How many access prompts were shown so far.
    case prompts(NumberClaim)
    /// The contacts that are shared with the app now.
    case shared(ListClaim<ContactReference>)
    /// What the app has seen so far.
    case exposed(ExposureClaim)
    /// The end of the process in this step.
    case terminated(EventClaim<TerminationCause>)
    /// The error that the call ended with.
    case error(EventClaim<ErrorIdentity>)
    /// The exception that a property raised.
    case exception(EventClaim<TerminationCause>)
    /// The prompt of the step.
    case prompt(PromptClaim)
    /// Whether access was granted; false comes with the refusal's error.
    case granted(Bool)
    /// Whether the call waits for what the person left on the screen.
    case pending(Bool)
    /// The contacts that were delivered.
    case contacts(ListClaim<ExpectedContact>)
    /// The one contact that was delivered.
    case contact(ContactClaim)
    /// The one value that was picked.
    case property(PropertyClaim)
    /// The values that were picked, in order.
    case properties(ListClaim<ExpectedProperty>)
    /// Whether the app was told that the person cancelled.
    case cancelled(Bool)
    /// The contacts that the picker lists.
    case shown(ListClaim<ContactReference>)
    /// The contacts that the picker lists and greys.
    case disabled(ListClaim<ContactReference>)
    /// How many contacts were delivered.
    case count(NumberClaim)
    /// The available keys, in no order, without `identifier`.
    case keys(ListClaim<ContactKey>)
    /// The value that was read or returned.
    case value(ValueClaim)
    /// Whether the key is available.
    case available(Bool)
    /// The contacts that the error names.
    case affected(ListClaim<ContactReference>)
    /// The keys that the error names.
    case validation(ListClaim<ContactKey>)
    /// Why Settings could not do it.
    case refused(SettingsRefusalReason)
    /// What left the device so far.
    case uploaded(ExposureClaim)
    /// How often the app was told of changes since it listens.
    case notified(NumberClaim)
    /// The name of the default account; empty without access.
    case account(TextClaim)
    /// The groups that were delivered.
    case groups(ListClaim<ExpectedGroup>)
    /// The accounts that were delivered.
    case accounts(ListClaim<ExpectedAccount>)
    /// What has changed, in order.
    case events(ListClaim<ExpectedEvent>)
    /// What the person sees of a contact access button.
    case button(AccessButtonFace)
    /// The contacts that the step shared with the app.
    case newlyShared(ListClaim<ContactReference>)
    /// What the app has printed of contacts so far.
    case logged(ExposureClaim)
    /// What the person sees once the app has settled.
    case screen(PartClaim<ScreenClaim>)
    /// What the person saw on the way, each distinct screen once, in order.
    case screens([ScreenClaim])
  }
}

/// The keys under `expect` that this version plays.
public enum ExpectationKey: String, CaseIterable, Sendable {
  /// The app's authorization status.
  case status
  /// How many access prompts were shown so far.
  case prompts
  /// The contacts that are shared with the app now.
  case shared
  /// What the app has seen so far.
  case exposed
  /// The end of the process in this step.
  case terminated
  /// The error that the call ended with.
  case error
  /// The exception that a property raised.
  case exception
  /// The prompt of the step.
  case prompt
  /// Whether access was granted; false comes with the refusal's error.
  case granted
  /// Whether the call waits for what the person left on the screen.
  case pending
  /// The contacts that were delivered.
  case contacts
  /// The one contact that was delivered.
  case contact
  /// The one value that was picked.
  case property
  /// The values that were picked, in order.
  case properties
  /// Whether the app was told that the person cancelled.
  case cancelled
  /// The contacts that the picker lists.
  case shown
  /// The contacts that the picker lists and greys.
  case disabled
  /// How many contacts were delivered.
  case count
  /// The available keys, in no order, without `identifier`.
  case keys
  /// The value that was read or returned.
  case value
  /// Whether the key is available.
  case available
  /// The contacts that the error names.
  case affected
  /// The keys that the error names.
  case validation
  /// Why Settings could not do it.
  case refused
  /// What left the device so far.
  case uploaded
  /// How often the app was told of changes since it listens.
  case notified
  /// The name of the default account.
  case account
  /// The groups that were delivered.
  case groups
  /// The accounts that were delivered.
  case accounts
  /// What has changed.
  case events
  /// What the person sees of a contact access button.
  case button
  /// The contacts that the step shared with the app.
  case newlyShared
  /// What the app has printed of contacts so far.
  case logged
  /// What the person sees once the app has settled.
  case screen
  /// What the person saw on the way.
  case screens
}

/// A number that is expected.
public enum NumberClaim: Sendable, Hashable {
  /// This number.
  case exactly(Int)
  /// This number or more.
  case atLeast(Int)
  /// This number or less.
  case atMost(Int)
}

/// A text that is expected.
public enum TextClaim: Sendable, Hashable {
  /// The whole text.
  case equals(String)
  /// A part of the text.
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
  /// A key that was not fetched was touched.
  case propertyNotFetched
  /// The app has no purpose text.
  case missingUsageDescription
  /// A change in Settings.
  case privacySettingsChanged
}

/// Why Settings cannot do what a step asks, in the words of the language.
public enum SettingsRefusalReason: String, CaseIterable, Sendable {
  /// Settings have no row for the app yet.
  case noRow
  /// The person may not change it.
  case restricted
  /// The system has no such choice.
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
    /// The alert with the purpose.
    case alert
    /// The sheet on which contacts are selected.
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
