/// Makes the text of scenario files.
enum ScenarioMaker {
  /// Makes a text of some documents, as people write them.
  static func text(documents count: Int) -> String {
    var numbers = SeededNumbers(seed: 7)
    return (1...max(count, 1)).map { document($0, &numbers) }.joined(separator: "---\n")
  }

  private static func document(_ ordinal: Int, _ numbers: inout SeededNumbers) -> String {
    let people = (0..<4).map { _ in person(&numbers) }
    return """
      scenario: Only \(people[0].name) is shared, \(ordinal)
      tags: [limited, settings]
      about: |
        The app has limited access. What was not shared
        must not show, whatever the app asks for.
      device:
        system: iOS 26
        locale: sv_SE
        contacts:
      \(people.map(\.text).joined(separator: "\n"))
      app: {access: {limited: [\(people[0].name)]}, purpose: "Shows \\"friends\\" in a list"}
      steps:
        - fetch: {keys: [name, phoneNumbers], sort: familyName}   # all that it may see
          expect:
            contacts: [{name: \(people[0].name), phoneNumbers: {mobile: \(people[0].phone)}}]
            prompt: none
        - settings: {access: limited, sharing: [\(people[1].name), '\(people[2].name)']}
          expect: {terminated: privacySettingsChanged}
        - relaunch
        - fetch: {keys: [name], matching: {name: \(people[3].name)}}
          expect: {contacts: none, exposed: {atMost: {\(people[1].name): [name]}}}

      """
  }

  private static func person(
    _ numbers: inout SeededNumbers
  ) -> (name: String, phone: String, text: String) {
    let script = Script.pick(&numbers)
    let given = numbers.pick(script.given) + numbers.pick(script.givenEndings)
    let family = numbers.pick(script.family) + numbers.pick(script.familyEndings)
    let phone = PhoneNumbers.next(&numbers)
    let text = """
          - name: \(given) \(family)
            phoneNumbers: {mobile: \(phone)}
            emailAddresses:
              work: post.\(numbers.below(10_000))@harbour.example
      """
    return ("\(given) \(family)", phone, text)
  }
}
