internal import ContactsProvider

extension StepView {
  /// Compares what the app has seen so far.
  func exposed(_ claim: ExposureClaim) -> Verdict {
    verdict(claim, device.exposure(of: bundleIdentifier).seen)
  }

  /// Compares what has left the device so far.
  func uploaded(_ claim: ExposureClaim) -> Verdict {
    verdict(claim, device.uploads(of: bundleIdentifier))
  }

  /// Compares what the app has printed so far.
  func logged(_ claim: ExposureClaim) -> Verdict {
    verdict(claim, device.printed(by: bundleIdentifier))
  }

  private func verdict(_ claim: ExposureClaim, _ cards: SeenKeys) -> Verdict {
    let seen = byPerson(cards)
    switch claim {
    case .exactly(let expected): return exactly(keys(of: expected), seen)
    case .atMost(let allowed): return atMost(keys(of: allowed), seen)
    case .excludes(let excluded): return excludes(keys(of: excluded), seen)
    }
  }

  private typealias SeenKeys = [RecordIdentifier: ContactKeySet]

  /// The keys by person: all cards of one count as one contact.
  private func byPerson(_ cards: SeenKeys) -> SeenKeys {
    var seen: SeenKeys = [:]
    for (card, keys) in cards where !keys.isEmpty {
      seen[contacts.person(of: card), default: []].formUnion(keys)
    }
    return seen
  }

  /// The keys by contact; a contact that does not exist cannot have been seen.
  private func keys(of written: [ExposedContact]) -> SeenKeys {
    var keys: SeenKeys = [:]
    for entry in written {
      guard let identifier = person(entry.contact) else { continue }
      keys[identifier, default: []].formUnion(entry.keys)
    }
    return keys
  }

  private func exactly(_ expected: SeenKeys, _ seen: SeenKeys) -> Verdict {
    let expected = expected.filter { !$0.value.isEmpty }
    guard !expected.isEmpty || !seen.isEmpty else {
      return Verdict(true, expected: "nothing", actual: "nothing")
    }
    let rows = sorted(Set(expected.keys).union(seen.keys)).map { identifier, name in
      ComparisonRow(
        expected: expected[identifier].map { "\(name): \($0.words)" },
        actual: seen[identifier].map { "\(name): \($0.words)" },
        agrees: expected[identifier] == seen[identifier])
    }
    return Verdict(expected == seen, rows)
  }

  private func atMost(_ allowed: SeenKeys, _ seen: SeenKeys) -> Verdict {
    let rows = sorted(Set(seen.keys)).map { identifier, name in
      let (limit, keys) = (allowed[identifier] ?? [], seen[identifier] ?? [])
      return ComparisonRow(
        expected: limit.isEmpty ? nil : "\(name): at most \(limit.words)",
        actual: "\(name): \(keys.words)", agrees: limit.isSuperset(of: keys))
    }
    guard !rows.isEmpty else { return Verdict(true, expected: "at most this", actual: "nothing") }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  private func excludes(_ excluded: SeenKeys, _ seen: SeenKeys) -> Verdict {
    let rows = sorted(Set(excluded.keys)).map { identifier, name in
      let (barred, keys) = (excluded[identifier] ?? [], seen[identifier] ?? [])
      return ComparisonRow(
        expected: "\(name): not \(barred.words)",
        actual: keys.isEmpty ? nil : "\(name): \(keys.words)", agrees: barred.isDisjoint(with: keys)
      )
    }
    return Verdict(rows.allSatisfy(\.agrees), rows)
  }

  /// Contacts by name; those with one name by identifier, so that every run gives the same order.
  private func sorted(
    _ identifiers: Set<RecordIdentifier>
  ) -> [(identifier: RecordIdentifier, name: String)] {
    identifiers.map { ($0, contacts.name(of: $0)) }
      .sorted { ($0.1, $0.0.uuidText) < ($1.1, $1.0.uuidText) }
  }
}
