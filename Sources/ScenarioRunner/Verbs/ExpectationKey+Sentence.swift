extension ExpectationKey {
  /// What it tells, in one sentence.
  package var sentence: String {
    switch self {
    case .status: "The app's authorization status."
    case .prompts: "How many access prompts were shown so far; the two stages are one prompt."
    case .shared: "The contacts shared with the app now: all with full access, none without any."
    case .exposed: "Everything that the app has seen so far, exactly: contacts with their keys."
    case .uploaded: "Everything that has left the device so far, as under 'exposed'."
    case .notified: "How often the app was told of changes since it listens."
    case .terminated:
      "Why the system ended the app in this step; in an 'expect' alone, since the last launch."
    case .error: "The error that the call ended with; without it an error fails the step."
    case .exception: "The exception that a property raised which was not fetched."
    case .prompt: "The access prompt that the step showed."
    case .granted: "Whether access was granted; 'false' comes with the refusal's error."
    case .pending: "Whether the call waits for what the person left on the screen."
    case .contacts: "The contacts that came, in order where an order was asked for or one picks."
    case .contact: "The one contact that came."
    case .property: "The one value that was picked."
    case .properties: "The values that were picked, in order."
    case .cancelled: "Whether the app was told that the person cancelled."
    case .shown: "The contacts that the picker lists."
    case .disabled: "The contacts that the picker lists and greys."
    case .count: "How many contacts came."
    case .keys: "Exactly the keys that can be read; 'identifier' always can and is not listed."
    case .value: "The value that was read or returned."
    case .available: "Whether the key can be read; asking this alone never raises."
    case .affected: "The contacts that the error names."
    case .validation: "The keys that the error names."
    case .refused: "Why Settings could not do it."
    case .account: "The name of the default account."
    case .groups: "The groups that came."
    case .accounts: "The accounts that came."
    case .events: "What has changed, in order."
    case .button: "What the person sees of the contact access button; the app cannot see it."
    case .newlyShared: "The contacts that the step shared with the app."
    case .logged: "Everything of contacts that the app has printed so far, as under 'exposed'."
    case .screen: "What the person sees of the app that runs, once it has settled."
    case .screens: "Each distinct screen that the person saw in the step, in order."
    }
  }

  /// What it takes, in words.
  package var takes: String {
    switch self {
    case .status: "'notDetermined', 'restricted', 'denied', 'authorized' or 'limited'"
    case .prompts, .count, .notified: "a number, {atLeast: n} or {atMost: n}"
    case .shared, .shown, .disabled, .affected, .newlyShared: "a list of contacts"
    case .contacts: "a list of contacts, by name or as mappings of keys to values"
    case .contact: "a contact, or a mapping of keys to values"
    case .exposed, .uploaded, .logged:
      "a mapping of contacts to keys, 'nothing', {atMost: …} or {excludes: …}"
    case .terminated: "\(TerminationCause.allCases.map(\.rawValue).listed()), \(Self.someEvent)"
    case .error: "a CNError case, {domain, code}, \(Self.someEvent)"
    case .exception: "'propertyNotFetched', \(Self.someEvent)"
    case .prompt: "'none', or any of title, purpose, buttons, stage and selectionButtons"
    case .granted, .pending, .cancelled, .available: "'true' or 'false'"
    case .property: "{contact, key, label, value}, or some of these"
    case .properties: "a list of {contact, key, label, value}"
    case .keys, .validation: "a list of contact keys"
    case .value: "text, {contains: text}, a list, a mapping of label to value, or ~ for none"
    case .refused: SettingsRefusalReason.allCases.map(\.rawValue).listed()
    case .account: "a text, or {contains: text}"
    case .groups: "a list of names, or of {name, account, members}"
    case .accounts: "a list of names, or of {name, type}"
    case .events: "a list of 'dropEverything' and mappings such as {addContact: Mira Solberg}"
    case .screen:
      "'none', or any of title, rows, fields, search, buttons, alert, progress, emptyState and "
        + "accessButton"
    case .screens: "a list of what 'screen' takes"
    case .button: "'hidden', 'empty', 'single', 'several' or 'allowAccess'"
    }
  }

  private static let someEvent = "a list of which one holds, 'none' or 'any'"
}
