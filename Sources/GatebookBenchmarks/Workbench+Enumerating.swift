import BenchmarkFloor
import ContactsProvider
import SimulatedContacts

extension Workbench {
  private static let threeKeys = [
    CNContactGivenNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey,
  ]
  /// All keys but the note, which needs an entitlement.
  private static let allKeys = ContactKey.allCases.filter { $0 != .note }.map(\.name)

  /// Walks over all contacts.
  ///
  /// On a device of its own: every contact that is delivered is written down, and the ledger folds
  /// what is old while it takes in something new.
  func enumerating() throws -> [WorkItem] {
    let app = try appOfItsOwn()
    return threeKeys(app) + allKeys(app) + phoneNumbers(app) + (try limited(app.device))
      + sorted(app) + (try exposure())
  }

  private func threeKeys(_ app: AppProcess) -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readThreeTexts)
    let keys = RequestedKeys([.init(.givenName), .init(.familyName), .init(.organizationName)])
    return [
      WorkItem("enumerate 3 keys", "contacts", floor: floor) { [count] in
        try Self.enumerate(as: app, Self.threeKeys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      },
      WorkItem("enumerate 3 keys, provider alone", "contacts", floor: floor) { [count] in
        try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      },
    ]
  }

  private func allKeys(_ app: AppProcess) -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readFiveTexts)
    let keys = RequestedKeys(ContactKeySet.all.subtracting(ContactKeySet(.note)))
    return [
      WorkItem("enumerate all keys, read 5", "contacts", floor: floor) { [count] in
        try Self.enumerate(as: app, Self.allKeys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count + contact.jobTitle.utf8.count
            + contact.nickname.utf8.count
        }
      },
      WorkItem("enumerate all keys, provider alone", "contacts", floor: floor) { [count] in
        try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count + contact.jobTitle.utf8.count
            + contact.nickname.utf8.count
        }
      },
    ]
  }

  private func phoneNumbers(_ app: AppProcess) -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readFirstPhoneNumber)
    return [
      WorkItem("first phone number", "contacts", floor: floor) { [count] in
        try Self.enumerate(as: app, [CNContactPhoneNumbersKey], expecting: count) { contact in
          contact.phoneNumbers.first?.value.stringValue.utf8.count ?? 0
        }
      },
      WorkItem("first phone number, provider alone", "contacts", floor: floor) { [count] in
        let keys = RequestedKeys(ContactKeySet(.phoneNumbers))
        return try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.phoneNumbers.first?.value.utf8.count ?? 0
        }
      },
    ]
  }

  private func limited(_ device: SimulatedDevice) throws -> [WorkItem] {
    let shared = min(50, count)
    let places = stride(from: 0, to: count, by: max(count / shared, 1)).prefix(shared)
    let app = try Self.launch(
      "com.example.limited", on: device,
      access: .limited(places.map { records[$0].identifierText }))
    let few = ArrayFloor(Array(floorRecords.prefix(shared)))
    let floor = WorkItem.Floor(name: "array loop") { few.readThreeTexts() }
    return [
      WorkItem("enumerate 50 shared of all", "contacts", floor: floor) {
        try Self.enumerate(as: app, Self.threeKeys, expecting: shared) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      }
    ]
  }

  private func sorted(_ app: AppProcess) -> [WorkItem] {
    let sorting = SortFloor(floorRecords)
    return [
      WorkItem(
        "enumerate sorted, cold", "contacts",
        floor: WorkItem.Floor(name: "sort by ready keys") { sorting.sortAndRead() },
        preparing: { [self, count] in
          let app = try appOfItsOwn()
          return { try Self.enumerateSorted(as: app, expecting: count) }
        }),
      WorkItem(
        "enumerate sorted, warm", "contacts",
        floor: WorkItem.Floor(name: "array loop by order") { sorting.readSorted() }
      ) { [count] in
        try Self.enumerateSorted(as: app, expecting: count)
      },
    ]
  }

  /// Adds up what an app has seen, after one enumeration.
  private func exposure() throws -> [WorkItem] {
    let app = try appOfItsOwn()
    _ = try Self.enumerateSorted(as: app, expecting: count)
    let written = WriteFloor()
    let floor = WorkItem.Floor(name: "array and dictionary") { [floorRecords] in
      written.store(floorRecords)
    }
    return [
      WorkItem("exposure of an app", "contacts", floor: floor) { [count] in
        try checked(app.device.exposure(of: app.bundleIdentifier).seen.count, count)
      }
    ]
  }

  private func floor(_ name: String, _ loop: @escaping (ArrayFloor) -> () -> Int) -> WorkItem.Floor
  {
    WorkItem.Floor(name: name, loop: loop(ArrayFloor(floorRecords)))
  }

  private static func enumerateSorted(as app: AppProcess, expecting count: Int) throws -> Int {
    try enumerate(as: app, threeKeys, by: .familyName, expecting: count) { contact in
      contact.givenName.utf8.count + contact.familyName.utf8.count
    }
  }

  private static func enumerate(
    as app: AppProcess, _ keys: [String], by order: CNContactSortOrder = .none,
    expecting count: Int, _ read: (CNContact) -> Int
  ) throws -> Int {
    let units = try run(as: app) { store in
      let request = CNContactFetchRequest(keysToFetch: keys)
      request.sortOrder = order
      var units = 0
      try store.enumerateContacts(with: request) { contact, _ in
        consume(read(contact))
        units += 1
      }
      return units
    }
    return try checked(units, count)
  }

  private static func enumerate(
    as app: AppProcess, _ keys: RequestedKeys, expecting count: Int,
    _ read: (FetchedContact) -> Int
  ) throws -> Int {
    var units = 0
    try app.enumerate(FetchRequest(keys: keys)) { contact, _ in
      consume(read(contact))
      units += 1
    }
    return try checked(units, count)
  }
}
