internal import Foundation

extension DeviceState {
  /// Fails where a value that is to be stored cannot be: before anything is.
  mutating func checkValues(of operations: [SaveOperation]) throws(ContactsError) {
    var faults: [ContactsError] = []
    for operation in operations {
      guard let written = operation.written, written.values.hasDates,
        let contact = operation.contact
      else { continue }
      faults += written.values.unstorableDates.filter(written.keys.contains).map {
        ContactsError(
          .validationConfigurationError, affectedIdentifiers: [contact], keyPaths: [$0.name])
      }
    }
    guard let first = faults.first, holds(.savedDatesAreChecked) else { return }
    guard faults.count > 1, holds(.severalFaultsComeTogether) else { throw first }
    throw ContactsError(faults)
  }

  /// Fails where the person enters a day that is in no calendar.
  mutating func checkDays(
    of values: ContactValues, _ keys: ContactKeySet, of contact: String
  ) throws(ContactsError) {
    guard values.hasDates else { return }
    let keys = values.impossibleDates.filter(keys.contains)
    guard !keys.isEmpty, holds(.savedDatesAreChecked) else { return }
    throw ContactsError(
      .validationConfigurationError, affectedIdentifiers: [contact], keyPaths: keys.map(\.name))
  }
}

extension ContactsError {
  /// Makes one error of several faults.
  fileprivate init(_ faults: [ContactsError]) {
    self.init(
      .validationMultipleErrors,
      affectedIdentifiers: faults.flatMap(\.affectedIdentifiers).eachOnce,
      keyPaths: faults.flatMap(\.keyPaths).eachOnce)
    validationErrors = faults
  }
}

extension [String] {
  fileprivate var eachOnce: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

extension ContactValues {
  /// The properties with a date that cannot be stored under them.
  fileprivate var unstorableDates: [ContactKey] {
    var keys: [ContactKey] = []
    if let birthday, !StorableDate.isStorable(birthday, as: .gregorian) { keys.append(.birthday) }
    if let nonGregorianBirthday,
      !StorableDate.isStorable(nonGregorianBirthday, as: .otherCalendar)
    {
      keys.append(.nonGregorianBirthday)
    }
    if !dates.allSatisfy({ StorableDate.isStorable($0.value, as: .gregorian) }) {
      keys.append(.dates)
    }
    return keys
  }

  /// The properties with a day that is in no calendar.
  fileprivate var impossibleDates: [ContactKey] {
    var keys: [ContactKey] = []
    if let birthday, !StorableDate.isPossible(birthday) { keys.append(.birthday) }
    if let nonGregorianBirthday, !StorableDate.isPossible(nonGregorianBirthday) {
      keys.append(.nonGregorianBirthday)
    }
    if !dates.allSatisfy({ StorableDate.isPossible($0.value) }) { keys.append(.dates) }
    return keys
  }
}
