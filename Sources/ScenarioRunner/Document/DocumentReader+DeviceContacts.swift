internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The contacts of a device, and the links between them.
  func readContacts(_ node: Node, into plan: inout DevicePlan) {
    if node.isDamaged { noteUnread(node.span) }
    var links: [WrittenLink] = []
    for item in lostAndFound(node) {
      if item.plainText == "sample" {
        for seed in ContactSeed.sample { add(WrittenContact(seed.values), span: nil, to: &plan) }
      } else if let source = sourceOfContacts(item) {
        readContacts(from: source, into: &plan)
      } else if let contact = notedContact(item, at: .device) {
        contact.linkedWith.map { links.append(.init(place: plan.contacts.count, node: $0)) }
        add(contact, span: item.span, to: &plan)
      }
    }
    join(links, in: &plan)
  }

  /// The entry of an item that stands for contacts from elsewhere.
  private func sourceOfContacts(_ node: Node) -> Node.Entry? {
    guard let entries = node.entries, entries.count == 1,
      ["vCard", "generate"].contains(entries[0].key)
    else { return nil }
    return entries[0]
  }

  private func readContacts(from source: Node.Entry, into plan: inout DevicePlan) {
    guard source.key == "generate" else { return reportLater(source.key, at: source.keySpan) }
    guard
      let fields = FieldReader(
        self, source.value, owner: "'generate'", example: "generate: {count: 100}")
    else {
      directory.isIncomplete = true
      return
    }
    let count = fields.required("count", example: "generate: {count: 100}")
      .flatMap { number($0, for: "count", in: 1...GeneratedContacts.most) }
    let seed = fields.value("seed").flatMap { number($0, for: "seed", in: 0...1_000_000_000) }
    fields.finish()
    guard let count else {
      directory.isIncomplete = true
      return
    }
    generate(count, seed: seed ?? 1, span: source.value.span, into: &plan)
  }

  private func generate(
    _ count: Int, seed: Int, span: SourceSpan, into plan: inout DevicePlan
  ) {
    guard generation.takes(count) else {
      report(
        .notANumber, "a file generates at most \(GeneratedContacts.most) contacts in all",
        at: span, hint: "generate fewer, or put scenarios into files of their own")
      directory.isIncomplete = true
      return
    }
    for values in GeneratedContacts(seed: UInt64(seed)).prefix(count) {
      generatedCount += 1
      var contact = WrittenContact(values)
      contact.identifier = GeneratedContacts.identifier(of: generatedCount)
      add(contact, span: span, to: &plan)
    }
  }

  private func add(_ contact: WrittenContact, span: SourceSpan?, to plan: inout DevicePlan) {
    var values = contact.values.values
    if values.imageData != nil, !contact.values.keys.contains(.imageDataAvailable) {
      values.imageDataAvailable = true
    }
    let name = displayName.fullName(of: values)
    directory.note(written: contact.name, as: name)
    enter(
      .init(
        target: .seed(plan.contacts.count), fullName: name, identifier: contact.identifier,
        span: span, isCertain: true))
    plan.contacts.append(
      PlannedContact(fullName: name, identifier: contact.identifier, span: span))
    plan.configuration.contacts.append(
      ContactSeed(
        identifier: contact.identifier, values: values, account: contact.account ?? 0))
  }

  /// The person's own card: one of the contacts by name, or one that is written here.
  func readOwnCard(_ node: Node, into plan: inout DevicePlan) {
    if let system, !system.capabilities.hasMeCard {
      reportUnfit(
        "there is no card of the person's own", at: headline(of: node.span),
        hint: "leave 'me' out, or write system: macOS 26")
    }
    if node.entries != nil, let contact = notedContact(node, at: .device) {
      plan.configuration.me = plan.contacts.count
      let link = contact.linkedWith.map { WrittenLink(place: plan.contacts.count, node: $0) }
      add(contact, span: node.span, to: &plan)
      join([link].compactMap(\.self), in: &plan)
    } else if let contact = contact(node, for: "me"), case .seed(let place) = contact.target {
      plan.configuration.me = place
    }
  }
}
