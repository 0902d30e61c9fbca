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
  func enumerating() -> [WorkItem] {
    threeKeys() + allKeys() + phoneNumbers() + limited() + sorted()
  }

  private func threeKeys() -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readThreeTexts)
    let keys = RequestedKeys([.init(.givenName), .init(.familyName), .init(.organizationName)])
    return [
      WorkItem("enumerate 3 keys", "contacts", floor: floor) { [app, count] in
        try Self.enumerate(as: app, Self.threeKeys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      },
      WorkItem("enumerate 3 keys, provider alone", "contacts", floor: floor) { [app, count] in
        try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      },
    ]
  }

  private func allKeys() -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readFiveTexts)
    let keys = RequestedKeys(ContactKeySet.all.subtracting(ContactKeySet(.note)))
    return [
      WorkItem("enumerate all keys, read 5", "contacts", floor: floor) { [app, count] in
        try Self.enumerate(as: app, Self.allKeys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count + contact.jobTitle.utf8.count
            + contact.nickname.utf8.count
        }
      },
      WorkItem("enumerate all keys, provider alone", "contacts", floor: floor) { [app, count] in
        try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count + contact.jobTitle.utf8.count
            + contact.nickname.utf8.count
        }
      },
    ]
  }

  private func phoneNumbers() -> [WorkItem] {
    let floor = floor("array loop", ArrayFloor.readFirstPhoneNumber)
    return [
      WorkItem("first phone number", "contacts", floor: floor) { [app, count] in
        try Self.enumerate(as: app, [CNContactPhoneNumbersKey], expecting: count) { contact in
          contact.phoneNumbers.first?.value.stringValue.utf8.count ?? 0
        }
      },
      WorkItem("first phone number, provider alone", "contacts", floor: floor) { [app, count] in
        let keys = RequestedKeys(ContactKeySet(.phoneNumbers))
        return try Self.enumerate(as: app, keys, expecting: count) { contact in
          contact.phoneNumbers.first?.value.utf8.count ?? 0
        }
      },
    ]
  }

  private func limited() -> [WorkItem] {
    let shared = min(50, count)
    let few = ArrayFloor(Array(floorRecords.prefix(shared)))
    let floor = WorkItem.Floor(name: "array loop") { few.readThreeTexts() }
    return [
      WorkItem("enumerate 50 shared of all", "contacts", floor: floor) { [limitedApp] in
        try Self.enumerate(as: limitedApp, Self.threeKeys, expecting: shared) { contact in
          contact.givenName.utf8.count + contact.familyName.utf8.count
            + contact.organizationName.utf8.count
        }
      }
    ]
  }

  private func sorted() -> [WorkItem] {
    let sorting = SortFloor(floorRecords)
    return [
      WorkItem(
        "enumerate sorted, cold", "contacts",
        floor: WorkItem.Floor(name: "sort by ready keys") { sorting.sortAndRead() },
        preparing: { [seeds, count] in
          let device = try Self.device(with: seeds)
          let app = try Self.launch("com.example.full", on: device, access: .authorized)
          return { try Self.enumerateSorted(as: app, expecting: count) }
        }),
      WorkItem(
        "enumerate sorted, warm", "contacts",
        floor: WorkItem.Floor(name: "array loop by order") { sorting.readSorted() }
      ) { [app, count] in
        try Self.enumerateSorted(as: app, expecting: count)
      },
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
