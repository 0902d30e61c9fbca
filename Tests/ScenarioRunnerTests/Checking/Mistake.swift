import ScenarioRunner
import ScenarioSyntax
import Testing

/// A line of a sound scenario with one mistake put into it.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The line of ``base`` that it replaces, from 1.
  let line: Int
  /// What stands there in place of it.
  let text: String
  /// The rule that is broken.
  let code: String
  /// How many lines below the finding is.
  var offset = 0

  var testDescription: String { "\(line): \(text)" }

  init(_ line: Int, _ text: String, _ code: String, offset: Int = 0) {
    (self.line, self.text, self.code, self.offset) = (line, text, code, offset)
  }

  /// A sound scenario with a line for many kinds of mistakes.
  static let base = """
    scenario: Denied first, allowed later
    about: The person changes their mind
    tags: [denial, settings]
    device:
      system: iOS 18
      locale: en_US
      contacts:
        - Mira Solberg
        - name: Jonas Quill
          phoneNumbers: {mobile: +1 555 010 0142}
        - {name: Zoe Lind, id: Z1}
      accounts: [{name: iCloud, type: cardDAV}, {name: Work, type: exchange}]
      groups: {Friends: [Mira Solberg, Jonas Quill]}
    app:
      access: notDetermined
    steps:
      - checkStatus
      - requestAccess:
        user: {allowLimited: [Mira Solberg]}
        expect: {granted: true, prompts: 1}
      - fetch: {keys: [name, phoneNumbers]}
        expect:
          count: 1
          contacts: [Mira Solberg]
      - settings: {access: limited, sharing: [Jonas Quill]}
      - relaunch
      - fetchContact: {contact: Jonas Quill, keys: [name]}
        because: the card is shared now
      - read: {contact: Jonas Quill, key: givenName}
        expect: {value: Jonas}
      - save: [{add: {name: Cleo Marsh, note: Met in May}}]
      - fetchContact:
          contact: Cleo Marsh
          keys: [name]
      - wait: 3 days
      - expect: {status: limited}
      - save: [{addGroup: {name: Choir, toAccount: Work}}, {addMember: {contact: Z1, group: Friends}}]
      - takeToken: {as: monday}
      - changesSince: {token: monday, groups: true}
        expect: {events: [{addGroup: Choir}], notified: 0}
      - accessButton: {query: Mira}
        user: {tap: {choose: [Mira Solberg]}}
        expect: {button: several, newlyShared: [Mira Solberg]}
      - accessPicker:
        user: {add: [Zoe Lind], remove: [Mira Solberg]}
      - upload: {keys: [name], to: api.example}
      - install: {name: Example 2}
      - fault: {network: offline}
      - updateSystem: iOS 26
    """

  static let all: [Mistake] =
    titles + devices + asking + fetching + changing + accounts + history + controls

  private static let titles = [
    Mistake(1, "scenario: Denied: what now", "unquoted-colon"),
    Mistake(1, "scenario: \"Denied first", "unclosed-quote"),
    Mistake(1, "scenario:Denied first", "missing-space-after-colon"),
    Mistake(1, "scenario: `Denied first`", "reserved-character"),
    Mistake(2, "abuot: The person changes their mind", "unknown-key"),
    Mistake(2, "about: @home", "reserved-character"),
    Mistake(2, "about: 'it's their mind'", "text-after-value"),
    Mistake(2, "about: [a, b]", "wrong-kind"),
    Mistake(2, "about: one\nabout: two", "duplicate-key", offset: 1),
    Mistake(2, "about The person changes their mind", "missing-colon"),
    Mistake(3, "tags: [denial, settings", "unclosed-bracket"),
    Mistake(3, "tags: - denial", "list-beside-key"),
    Mistake(3, "tags: [denial,, settings]", "missing-item"),
    Mistake(3, "tags: [denial, settings}", "mismatched-bracket"),
    Mistake(3, "tags: *denial", "unknown-anchor"),
    Mistake(3, "tag: [denial, settings]", "unknown-key"),
  ]

  private static let devices = [
    Mistake(5, "\tsystem: iOS 18", "tab-indentation"),
    Mistake(5, "  system: iOS 27", "unknown-system"),
    Mistake(5, "  sytem: iOS 18", "unknown-key"),
    Mistake(5, "  system iOS 18", "missing-colon"),
    Mistake(5, "  system: !os iOS 18", "unsupported-tag"),
    Mistake(6, "  local: en_US", "unknown-key"),
    Mistake(6, "  locale: english", "not-a-locale"),
    Mistake(6, "   locale: en_US", "deeper-indentation"),
    Mistake(6, " locale: en_US", "unmatched-indentation"),
    Mistake(6, "\tlocale: en_US", "tab-indentation"),
    Mistake(6, "  restricted: \"true\"", "not-a-boolean"),
    Mistake(6, "  locale: en_US\n  locale: sv_SE", "duplicate-key", offset: 1),
    Mistake(8, "    -Mira Solberg", "missing-space-after-dash"),
    Mistake(8, "    - \"Mira Solberg", "unclosed-quote"),
    Mistake(8, "\t- Mira Solberg", "tab-indentation"),
    Mistake(9, "    - nam: Jonas Quill", "unknown-contact-key"),
    Mistake(9, "    - name: Jonas Quill: himself", "unquoted-colon"),
    Mistake(10, "      phoneNumber: {mobile: +1 555 010 0142}", "unknown-contact-key"),
    Mistake(10, "      phoneNumbers: {mobile: +1 555 010 0142", "unclosed-bracket"),
    Mistake(10, "\t\tphoneNumbers: {mobile: +1 555 010 0142}", "tab-indentation"),
    Mistake(10, "        phoneNumbers: {mobile: +1 555 010 0142}", "deeper-indentation"),
    Mistake(10, "      birthday: 2001-02-29", "not-a-date"),
    Mistake(11, "    - {name: Zoe Lind, id: Z1, id: Z2}", "duplicate-key"),
    Mistake(11, "    - {name: Zoe Lind, id Z1}", "unknown-contact-key"),
    Mistake(11, "    - {name: Zoe Lind, id: Z1", "unclosed-bracket"),
    Mistake(11, "    - {name: Zoe Lind, id:Z1}", "missing-space-after-colon"),
    Mistake(15, "  access: notDetermind", "unknown-word"),
    Mistake(15, "  acces: notDetermined", "unknown-key"),
    Mistake(15, "\taccess: notDetermined", "tab-indentation"),
    Mistake(15, "  access: notDetermined # fine\n  name:", "missing-value", offset: 1),
  ]

  private static let asking = [
    Mistake(17, "  - chekStatus", "unknown-verb"),
    Mistake(17, "  - requst access", "unknown-verb"),
    Mistake(17, "  -checkStatus", "missing-space-after-dash"),
    Mistake(17, "  - checkStatus: now", "wrong-kind"),
    Mistake(18, "  - requestAccess", "deeper-indentation", offset: 1),
    Mistake(18, "  - requst:", "unknown-verb"),
    Mistake(18, "  - requestAccess:\n\tbecause: we ask", "tab-indentation", offset: 1),
    Mistake(19, "    user: allowLimited: [Mira Solberg]", "unquoted-colon"),
    Mistake(19, "    user: {allowLimited: [Mira Solbreg]}", "unknown-contact"),
    Mistake(19, "    user: {allowLimited: [Mira Solberg}", "mismatched-bracket"),
    Mistake(19, "    user: {allowLimited: [Mira Solberg]", "unclosed-bracket"),
    Mistake(19, "    user: {allowLimted: [Mira Solberg]}", "unknown-word"),
    Mistake(19, "    usr: deny", "unknown-key"),
    Mistake(19, "  user: deny", "mixed-collection"),
    Mistake(19, "    user {allowLimited: [Mira Solberg]}", "missing-colon"),
    Mistake(19, "\tuser: deny", "tab-indentation"),
    Mistake(19, "    user: alowFull", "unknown-word"),
    Mistake(20, "    expect: {granted: true, prompts: \"1\"}", "not-a-number"),
    Mistake(20, "    expect: {granted: yes, prompts: 1}", "not-a-boolean"),
    Mistake(20, "    expect: {granted:true, prompts: 1}", "missing-space-after-colon"),
    Mistake(20, "    expect: {granted: true prompts: 1}", "unquoted-colon"),
    Mistake(20, "    expect: granted: true", "unquoted-colon"),
    Mistake(20, "    expect: {granted: true, prompts: 1, granted: true}", "duplicate-key"),
    Mistake(20, "    expect: {granted: true, prompts: 1}}", "unopened-bracket"),
    Mistake(20, "    expect: {granted: true, count: 1}", "unfitting-expectation"),
  ]

  private static let fetching = [
    Mistake(21, "  - fetch: {keys: [name, phoneNumber]}", "unknown-contact-key"),
    Mistake(21, "  - fetch: {kyes: [name]}", "unknown-key"),
    Mistake(21, "  - fetch: {sort: familyName}", "required-key"),
    Mistake(21, "  - fetch: {keys: [name, phoneNumbers}", "mismatched-bracket"),
    Mistake(21, "  - fetch: {keys: [name, phoneNumbers", "unclosed-bracket"),
    Mistake(21, "  - fetch: {keys: [\"name\" phoneNumbers]}", "missing-comma"),
    Mistake(21, "  - fecth: {keys: [name]}", "unknown-verb"),
    Mistake(21, "  - fetchContacts: {keys: [name]}", "unknown-verb"),
    Mistake(21, "  - fetch: keys: [name]", "unquoted-colon"),
    Mistake(21, "  -\tfetch: {keys: [name]}", "tab-indentation"),
    Mistake(23, "      count: \"1\"", "not-a-number"),
    Mistake(23, "      count: 1\n      count: 2", "duplicate-key", offset: 1),
    Mistake(23, "\t  count: 1", "tab-indentation"),
    Mistake(23, "      count 1", "missing-colon"),
    Mistake(24, "      contacts: [Mira Solbreg]", "unknown-contact"),
    Mistake(24, "      cntacts: [Mira Solberg]", "unknown-key"),
    Mistake(24, "      contacts: [- Mira Solberg]", "dash-in-brackets"),
    Mistake(24, "      contacts: [\"Mira Solberg]", "unclosed-quote"),
  ]

  private static let changing = [
    Mistake(25, "  - settings: {access: limted, sharing: [Jonas Quill]}", "unknown-word"),
    Mistake(25, "  - settings: {access: limited, sharing: [Jonas Quil]}", "unknown-contact"),
    Mistake(25, "  - settings: {access: limited, shraing: [Jonas Quill]}", "unknown-key"),
    Mistake(25, "  - settings: {access: denied, sharing: [Jonas Quill]}", "conflicting-keys"),
    Mistake(26, "  - relanch", "unknown-verb"),
    Mistake(26, "  relaunch", "missing-dash"),
    Mistake(26, "  - relaunch:\n    user: deny", "never-asks", offset: 1),
    Mistake(28, "    because: the card: shared now", "unquoted-colon"),
    Mistake(28, "    because: \"the card\" is shared", "text-after-value"),
    Mistake(28, "    becuase: the card is shared now", "unknown-key"),
    Mistake(28, "      because: the card is shared now", "deeper-indentation"),
    Mistake(28, "   because: the card is shared now", "unmatched-indentation"),
    Mistake(29, "  - read: {contact: Jonas Quill, key: givenNam}", "unknown-contact-key"),
    Mistake(29, "  - read: {contact: Jonas, key: givenName}", "unknown-contact"),
    Mistake(29, "  - read: {contact: Jonas Quill, key: givenName, from: cards}", "unknown-result"),
    Mistake(30, "    expect: {valu: Jonas}", "unknown-key"),
    Mistake(30, "    expect: {value: Jonas", "unclosed-bracket"),
    Mistake(30, "    expect: {value: Jonas, status: \"limted\"}", "unknown-word"),
    Mistake(31, "  - save: [{ad: {name: Cleo Marsh}}]", "unknown-key"),
    Mistake(31, "  - save: [{add: {name: Cleo Marsh, nte: Met in May}}]", "unknown-contact-key"),
    Mistake(31, "  - save: [{add: {name: Cleo Marsh, note: Met in May}]", "mismatched-bracket"),
    Mistake(31, "  - sav: [{add: {name: Cleo Marsh}}]", "unknown-verb"),
    Mistake(33, "      contact: Cleo Marh", "unknown-contact"),
    Mistake(33, "      contact Cleo Marsh", "missing-colon"),
    Mistake(33, "\tcontact: Cleo Marsh", "tab-indentation"),
    Mistake(33, "      contct: Cleo Marsh", "unknown-key"),
    Mistake(34, "      keys: [nme]", "unknown-contact-key"),
    Mistake(34, "       keys: [name]", "deeper-indentation"),
    Mistake(35, "  - wait: 3 dys", "not-a-duration"),
    Mistake(35, "  - wait: \"3 days", "unclosed-quote"),
    Mistake(35, "  - dance: true", "unknown-verb"),
    Mistake(36, "  - expect: {status: Limited}", "unknown-word"),
    Mistake(36, "  - expct: {status: limited}", "unknown-verb"),
    Mistake(36, "  - expect: {status: limited", "unclosed-bracket"),
  ]

  private static let accounts = [
    Mistake(
      12, "  accounts: [{name: iCloud, type: carddav}, {name: Work, type: exchange}]",
      "unknown-word"),
    Mistake(
      12, "  acounts: [{name: iCloud, type: cardDAV}, {name: Work, type: exchange}]",
      "unknown-key"),
    Mistake(
      12, "  accounts: [{name: iCloud, type: cardDAV}, {nam: Work, type: exchange}]",
      "unknown-key"),
    Mistake(13, "  groups: {Friends: [Mira Solberg, Jonas Qill]}", "unknown-contact"),
    Mistake(13, "  group: {Friends: [Mira Solberg, Jonas Quill]}", "unknown-key"),
    Mistake(13, "  groups: [Friends]", "wrong-kind"),
    Mistake(13, "  groups: {Friends: {account: iClod, members: []}}", "unknown-account"),
    Mistake(37, "  - save: [{addGroup: {name: Choir, toAccount: Wrok}}]", "unknown-account"),
    Mistake(37, "  - save: [{addGroup: {nam: Choir, toAccount: Work}}]", "unknown-key"),
    Mistake(37, "  - save: [{addGrup: {name: Choir, toAccount: Work}}]", "unknown-key"),
    Mistake(
      37, "  - save: [{addGroup: {name: Choir}}, {deleteGroup: Freinds}]", "unknown-group"),
  ]

  private static let history = [
    Mistake(38, "  - takeToken", "required-key"),
    Mistake(38, "  - takeTokn: {as: monday}", "unknown-verb"),
    Mistake(39, "  - changesSince: {token: mondy, groups: true}", "unknown-result"),
    Mistake(39, "  - changesSince: {token: monday, groups: yes}", "not-a-boolean"),
    Mistake(40, "    expect: {events: [{addGrop: Choir}], notified: 0}", "unknown-key"),
    Mistake(40, "    expect: {events: [{addGroup: Chior}], notified: 0}", "unknown-group"),
    Mistake(40, "    expect: {events: [dropEverythin], notified: 0}", "unknown-word"),
    Mistake(40, "    expect: {events: [], notified: zero}", "not-a-number"),
  ]

  private static let controls = [
    Mistake(41, "  - accessButton: {quer: Mira}", "unknown-key"),
    Mistake(42, "    user: tapp", "unknown-word"),
    Mistake(42, "    user: {tap: {chose: [Mira Solberg]}}", "unknown-key"),
    Mistake(42, "    user: allowFull", "unfitting-answer"),
    Mistake(43, "    expect: {button: many}", "unknown-word"),
    Mistake(43, "    expect: {newlyShared: [Mira Solbreg]}", "unknown-contact"),
    Mistake(45, "    user: {add: [Zoe Lnd], remove: []}", "unknown-contact"),
    Mistake(45, "    user: {choose: [Zoe Lind]}", "unfitting-answer"),
    Mistake(46, "  - upload: {key: [name]}", "unknown-key"),
    Mistake(47, "  - install: {id: com.example.other}", "unknown-key"),
    Mistake(48, "  - fault: {network: off}", "unknown-word"),
    Mistake(48, "  - fault: {netwrk: offline}", "unknown-key"),
    Mistake(49, "  - updateSystem: iOS 27", "unknown-system"),
  ]
}

extension Mistake {
  /// Puts mistakes at different lines into the scenario; gives the text and the findings expected.
  static func scenario(with mistakes: [Mistake]) -> (text: String, findings: [String]) {
    var lines: [String] = []
    var findings: [String] = []
    for (index, line) in base.split(separator: "\n").enumerated() {
      guard let mistake = mistakes.first(where: { $0.line == index + 1 }) else {
        lines.append(String(line))
        continue
      }
      findings.append("\(lines.count + 1 + mistake.offset) \(mistake.code)")
      lines += mistake.text.split(separator: "\n").map(String.init)
    }
    return (lines.joined(separator: "\n") + "\n", findings)
  }

  /// What compiling a text finds: line and code each, in the order of the file.
  static func findings(in text: String) -> [String] {
    let file = ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text))
    return file.diagnostics.map {
      "\(file.source.position(at: $0.span.start).line) \($0.code)"
    }
  }
}
