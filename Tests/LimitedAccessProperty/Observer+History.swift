import Foundation
import SimulatedContacts

extension Observer {
  mutating func history(
    since number: Int?, _ form: Step.HistoryForm, _ store: CNContactStore
  ) throws -> [String] {
    let request = CNChangeHistoryFetchRequest()
    request.startingToken = number.map(token)
    request.additionalContactKeyDescriptors = Self.keys
    request.includeGroupChanges = form.withGroups
    request.shouldUnifyResults = form.unifies
    request.excludedTransactionAuthors = form.excluding
    let result = try store.enumerator(for: request)
    tokens.append(result.currentHistoryToken)
    return result.value.compactMap { $0 as? CNChangeHistoryEvent }.map { describe($0) }
      + [result.currentHistoryToken.base64EncodedString()]
  }

  /// The token of a number, counted from the newest; where there is none, one of the app's making.
  private func token(_ number: Int) -> Data {
    number < tokens.count ? tokens[tokens.count - 1 - number] : Data("a token".utf8)
  }

  private mutating func describe(_ event: CNChangeHistoryEvent) -> String {
    switch event {
    case is CNChangeHistoryDropEverythingEvent: "drop"
    case let event as CNChangeHistoryAddContactEvent:
      "add \(describe(event.contact)) in \(event.containerIdentifier ?? "none")"
    case let event as CNChangeHistoryUpdateContactEvent: "update \(describe(event.contact))"
    case let event as CNChangeHistoryDeleteContactEvent: "delete \(event.contactIdentifier)"
    case let event as CNChangeHistoryAddGroupEvent:
      "add \(text(of: event.group)) in \(event.containerIdentifier)"
    case let event as CNChangeHistoryUpdateGroupEvent: "update \(text(of: event.group))"
    case let event as CNChangeHistoryDeleteGroupEvent: "delete \(event.groupIdentifier)"
    case let event as CNChangeHistoryAddMemberToGroupEvent:
      "join \(describe(event.member)) to \(text(of: event.group))"
    case let event as CNChangeHistoryRemoveMemberFromGroupEvent:
      "leave \(describe(event.member)) from \(text(of: event.group))"
    default: "\(type(of: event))"
    }
  }

  private func text(of group: CNGroup) -> String { "\(group.identifier) \(group.name)" }
}
