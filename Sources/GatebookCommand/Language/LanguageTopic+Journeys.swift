extension LanguageTopic {
  private static let comparison = """
    scenario: Invite one friend
    device:
      contacts:
        - {name: Mira Solberg, emailAddresses: mira@solberg.example}
        - {name: Jonas Quill, emailAddresses: jonas@quill.example}
    goal: {Mira Solberg: [name, emailAddresses]}
    journeys:
      whole address book:
        - fetch: {keys: [name, emailAddresses]}
      picker:
        - pick: {mode: contact, displaying: [emailAddresses]}
    expect:
      whole address book:
        full: {goal: reached, overCollected: 3, prompts: 1}
        denied: {goal: missed, error: authorizationDenied}
      picker:
        denied: {goal: reached, overCollected: 0, prompts: 0}
    """

  static let journeys = LanguageTopic(
    name: "journeys",
    sentence: "Several ways to one goal, in place of 'steps': each is played in every world.",
    example: comparison,
    sections: [
      Section(
        title: "keys",
        keys: [
          Key(
            "goal", "a mapping of contacts to keys",
            "The values that the task really needs; it must be there."),
          Key("journeys", "a mapping of names to lists of steps", "The ways; see 'steps'."),
          Key("expect", "journey, world and cells; see 'cells'", "What the file fixes."),
        ]),
      Section(
        title: "worlds",
        keys: [
          Key("full", nil, "The person allows everything."),
          Key("limited to the goal", nil, "The person shares the contacts of the goal."),
          Key("limited to others", nil, "The person shares all contacts but those of the goal."),
          Key("limited to nobody", nil, "The person shares a selection with nobody in it."),
          Key("denied", nil, "The person refuses, and goes on choosing in pickers."),
          Key("restricted", nil, "Screen Time or management keeps apps from contacts."),
          Key("cancelled", nil, "The person refuses or cancels whatever comes up."),
        ]),
    ],
    remarks: [
      "Each journey starts in each world from a fresh device and an app that was never asked, so "
        + "'access', 'sharing' and 'restricted' are written nowhere. Worlds that the system does "
        + "not have are left out.",
      "The steps have no 'user' and no 'expect': the world answers prompts, and in pickers, the "
        + "access picker and the access button the person chooses the contacts of the goal, where "
        + "one thing is picked at a time one after the other. A call that fails, an app that is "
        + "ended, or a step that cannot be carried out ends a journey in that world. A step that can be "
        + "carried out in no world fails the scenario, unless a cell fixes 'stopped: true'.",
      "The goal is reached where the app has seen each value of it. Linked cards are one contact, "
        + "and several apps of a journey count together.",
      "`gatebook compare` writes a table with a verdict, or JSON; `gatebook run` plays it among "
        + "other scenarios, and a cell that is not as it is fixed fails.",
    ])

  static let cells = LanguageTopic(
    "cells", "What is fixed of a journey in a world, under 'expect' at the top of a file.",
    example: comparison,
    keys: [
      Key("goal", "'reached' or 'missed'", "Whether the app has seen each value of the goal."),
      Key("exposed", "a number, {atLeast: n} or {atMost: n}", "How many values the app has seen."),
      Key(
        "overCollected", "a number, {atLeast: n} or {atMost: n}",
        "How many of them are beyond the goal."),
      Key(
        "prompts", "a number, {atLeast: n} or {atMost: n}", "How often the app asked for access."),
      Key("error", "as at a step", "The error that ended the journey, or 'none'."),
      Key("terminated", "as at a step", "Why the app was ended, or 'none'."),
      Key(
        "stopped", "'true' or 'false'",
        "Whether a step that could not be carried out ended the journey."),
    ],
    [
      "A value is what a contact has under a key: 'name' counts as two where both parts are there, "
        + "a key without a value as none, and so do 'contactType' and 'imageDataAvailable'."
    ])
}
