public import ContactsProvider
public import ScenarioSyntax

/// One step: what one of the three actors does, what the person answers, and what must hold.
public struct PlannedStep: Sendable {
  /// Who acts in a step.
  public enum Actor: String, CaseIterable, Sendable {
    /// The app that calls the contacts API.
    case app
    /// The person who holds the device.
    case person
    /// The system.
    case system
  }

  /// The number of the step in its scenario, from 1.
  public var number: Int
  /// The place of the step in its file.
  public var span: SourceSpan
  /// The first and the last line of the step.
  public var lines: ClosedRange<Int>
  /// Who acts; nil for an `expect` alone.
  public var actor: Actor?
  /// The place in ``ScenarioPlan/apps`` of the app that the step speaks for.
  public var app: Int
  /// The caption for reports.
  public var because: String?
  /// The name of the result.
  public var resultName: String?
  /// What is done; nil for an `expect` alone.
  public var call: VerbCall?
  /// What the person answers, in the order in which the system asks.
  public var answers: [PlannedAnswer]
  /// What must hold afterwards.
  public var expectations: [Expectation]
}

/// What the person answers when the system asks.
public struct PlannedAnswer: Sendable {
  /// What the person does with the access prompt or a contact picker.
  public enum Choice: Sendable {
    /// `Don't Allow`.
    case deny
    /// All contacts.
    case allowFull
    /// The contacts that are named.
    case allowLimited([ContactReference])
    /// Backs out of the second sheet.
    case cancelSelection
    /// Answers the first alert only; the next answer is for the sheet.
    case `continue`
    /// Chooses in a picker; several are ticked in order, and Done is tapped.
    case choose([PlannedChoice])
    /// Types into the search field of a picker.
    case search(String)
    /// Looks at a card in a picker and goes back.
    case open(ContactReference)
    /// Ticks a contact in a picker.
    case tick(ContactReference)
    /// Taps Done in a picker.
    case done
    /// Taps Cancel in a picker.
    case cancel
    /// Swipes a picker away.
    case swipeDown
    /// Leaves what is on the screen where it is.
    case ignore
    /// Taps a contact access button; where several match, chooses among them.
    case tap([ContactReference]?)
    /// Taps a contact access button that the system cannot see whole.
    case obscuredTap
    /// Leaves these contacts ticked in the access picker, and no others.
    case select([ContactReference])
    /// Ticks contacts in the access picker, and takes the ticks of others away.
    case change(adding: [ContactReference], removing: [ContactReference])
  }

  /// The answer.
  public var choice: Choice
  /// Where the answer stands.
  public var span: SourceSpan
}

/// What the person chooses in a picker.
public enum PlannedChoice: Sendable {
  /// A contact.
  case contact(ContactReference)
  /// A value on a contact's card.
  case value(Value)

  /// A value on a contact's card.
  public struct Value: Sendable {
    /// The contact.
    public var contact: ContactReference
    /// The property.
    public var key: ContactKey
    /// The value; nil where the property has one only.
    public var value: EntryValue?
  }
}
