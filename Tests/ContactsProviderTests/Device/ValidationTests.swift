import Foundation
import Testing

@testable import ContactsProvider

@Suite("Dates that are saved")
struct ValidationTests {
  /// Dates of the Gregorian calendar, and whether a birthday takes them.
  private static let gregorian: [(DateComponents, Bool)] = [
    (.init(year: 1990, month: 4, day: 30), true),
    (.init(month: 2, day: 29), true),
    (.init(calendar: .of(.gregorian), year: 2024, month: 2, day: 29), true),
    (.init(year: 2000, month: 2, day: 29), true),
    (.init(year: 1900, month: 2, day: 29), false),
    (.init(year: 2023, month: 2, day: 29), false),
    (.init(year: 2024, month: 2, day: 30), false),
    (.init(month: 2, day: 30), false),
    (.init(year: 1990, month: 4, day: 31), false),
    (.init(year: 1990, month: 12, day: 31), true),
    (.init(year: 1990, month: 13, day: 1), false),
    (.init(year: 1990, month: 0, day: 1), false),
    (.init(year: 1990, month: 1, day: 0), false),
    (.init(year: 1990, month: 1, day: -3), false),
    (.init(year: 1990, month: .max, day: .max), false),
    (.init(year: 0, month: 1, day: 1), false),
    (.init(year: .min, month: 1, day: 1), false),
    (.init(year: 1990), false),
    (.init(year: 1990, month: 1), false),
    (.init(year: 1990, day: 1), false),
    (.init(), false),
    (.init(year: 1990, month: 1, day: 1, hour: 8), false),
    (.init(era: 1, year: 1990, month: 1, day: 1), false),
    (.init(year: 1990, month: 1, day: 1, weekday: 2), false),
    (.init(timeZone: .gmt, year: 1990, month: 1, day: 1), false),
    (.init(calendar: .of(.hebrew), year: 5750, month: 1, day: 1), false),
    (.init(calendar: .of(.iso8601), year: 1990, month: 1, day: 1), false),
  ]

  /// Dates of other calendars, and whether a birthday of another calendar takes them.
  private static let others: [(DateComponents, Bool)] = [
    (.init(calendar: .of(.chinese), month: 8, day: 15), true),
    (.init(calendar: .of(.chinese), year: 7, month: 8, day: 15).inLeapMonth, true),
    (.init(calendar: .of(.hebrew), year: 5750, month: 13, day: 29), true),
    (.init(calendar: .of(.islamic), year: 1410, month: 9, day: 1), true),
    (.init(calendar: .of(.buddhist), year: 2533, month: 12, day: 31), true),
    (.init(calendar: .of(.chinese), month: 13, day: 1), false),
    (.init(calendar: .of(.hebrew), month: 1, day: 31), false),
    (.init(calendar: .of(.hebrew), year: 2099), false),
    (.init(calendar: .of(.gregorian), month: 1, day: 1), false),
    (.init(month: 1, day: 1), false),
    (.init(calendar: .of(.chinese), month: 1, day: 1, minute: 3), false),
  ]

  private static let properties: [(ContactKey, [(DateComponents, Bool)])] = [
    (.birthday, gregorian), (.dates, gregorian), (.nonGregorianBirthday, others),
  ]

  @Test("are what the property can hold, or fail the save with its name and the contact's")
  func everyDate() throws {
    let phone = try Phone(access: .authorized)
    for (key, dates) in Self.properties {
      for (date, isStorable) in dates {
        let values = ContactValues(date, under: key)
        let new = phone.process.makeIdentifier()
        let cases: [(SaveOperation, String)] = [
          (.update(identifier: "ana", keys: ContactKeySet(key), values: values), "ana"),
          (.add(new, values, isFromStore: false), new.uuidText),
        ]
        for (operation, affected) in cases {
          let fault = ContactsError(
            .validationConfigurationError, affectedIdentifiers: [affected], keyPaths: [key.name])
          var error: ContactsError?
          do { try phone.save(operation) } catch let thrown { error = thrown }
          #expect(error == (isStorable ? nil : fault), "\(key) \(date)")
        }
      }
    }
  }

  @Test("are not looked at where they are not saved")
  func otherKeys() throws {
    let phone = try Phone(access: .authorized)
    var values = ContactValues(DateComponents(month: 13, day: 1), under: .birthday)
    values.givenName = "Eve"
    try phone.save(.update(identifier: "ana", keys: .name, values: values))
    #expect(phone.device.contacts[0].values.givenName == "Eve")
  }

  @Test("that are wrong in several places fail with all of them, and nothing is stored")
  func severalFaults() throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.failedSave = .partly })
    var wrong = ContactValues(DateComponents(month: 13, day: 1), under: .birthday)
    wrong.dates = [LabeledValue(label: nil, value: DateComponents(year: 3))]
    let new = phone.process.makeIdentifier()
    let error = #expect(throws: ContactsError.self) {
      try phone.save(
        .delete(identifier: "cai"), .add(new, wrong, isFromStore: false),
        .update(identifier: "ana", keys: ContactKeySet(.birthday), values: wrong))
    }
    #expect(error?.code == .validationMultipleErrors)
    #expect(error?.affectedIdentifiers == [new.uuidText, "ana"])
    #expect(error?.keyPaths == ["birthday", "dates"])
    #expect(
      error?.validationErrors.map(\.code)
        == .init(repeating: .validationConfigurationError, count: 3))
    #expect(error?.validationErrors.map(\.keyPaths) == [["birthday"], ["dates"], ["birthday"]])
    #expect(
      error?.validationErrors.map(\.affectedIdentifiers) == [
        [new.uuidText], [new.uuidText], ["ana"],
      ])
    #expect(try phone.names() == ["Ana", "Ben", "Cai"])
  }

  @Test("are judged alike for a contact that is hidden and one that is not there")
  func hiddenContacts() throws {
    let phone = try Phone(access: .limited([]))
    let wrong = ContactValues(DateComponents(month: 13, day: 1), under: .birthday)
    for identifier in ["ana", "nobody"] {
      #expect(
        ContactsError.Code {
          try phone.save(
            .update(identifier: identifier, keys: ContactKeySet(.birthday), values: wrong))
        } == .validationConfigurationError)
    }
  }

  @Test("by the person only have to be days that exist")
  func personsDates() throws {
    let phone = try Phone()
    let cases: [(DateComponents, Bool)] = [
      (.init(year: 1990), true), (.init(month: 2, day: 29), true),
      (.init(year: 2023, month: 2, day: 29), false), (.init(month: 13, day: 1), false),
    ]
    for (date, isPossible) in cases {
      let values = ContactValues(date, under: .birthday)
      let code = ContactsError.Code {
        try phone.device.edit([
          .update(identifier: "ana", keys: ContactKeySet(.birthday), values: values),
          .add(ContactSeed(values: values)),
        ])
      }
      #expect(code == (isPossible ? nil : .validationConfigurationError))
    }
  }

  @Test("may be missing, as may everything else")
  func emptyContact() throws {
    let phone = try Phone(access: .authorized)
    try phone.save(.add(phone.process.makeIdentifier(), ContactValues(), isFromStore: false))
    #expect(phone.device.contacts.count == 4)
  }
}

extension ContactValues {
  fileprivate init(_ date: DateComponents, under key: ContactKey) {
    self.init()
    switch key {
    case .birthday: birthday = date
    case .nonGregorianBirthday: nonGregorianBirthday = date
    default: dates = [LabeledValue(label: nil, value: date)]
    }
  }
}

extension Calendar? {
  fileprivate static func of(_ identifier: Calendar.Identifier) -> Calendar {
    Calendar(identifier: identifier)
  }
}

extension DateComponents {
  fileprivate var inLeapMonth: DateComponents {
    var date = self
    date.isLeapMonth = true
    return date
  }
}
