#if !canImport(ObjectiveC)
  internal import ContactsProvider
  internal import Foundation

  /// A predicate that an app made from a format, as the block of an `NSPredicate`.
  struct AppPredicate: Sendable {
    let format: PredicateFormat
    private let contactFault: PredicateFormatError?
    private let propertyFault: PredicateFormatError?

    init(_ format: PredicateFormat) {
      self.format = format
      contactFault = Self.fault(of: format, for: .contact)
      propertyFault = Self.fault(of: format, for: .contactProperty)
    }

    private static func fault(
      of format: PredicateFormat, for kind: PredicateSubjectKind
    ) -> PredicateFormatError? {
      do throws(PredicateFormatError) {
        try format.check(for: kind)
        return nil
      } catch { return error }
    }

    /// Tells whether an object meets the predicate; an unknown key of a contact ends the app.
    ///
    /// A probe gets the format instead, where the predicate itself is asked: a block of the app's
    /// that evaluates predicates does not hand the probe's token on.
    func evaluate(with object: Any?, bindings: [String: Any]?) -> Bool {
      if let probe = bindings?[FormatProbe.token] as? FormatProbe { return probe.take(format) }
      return switch object {
      case let contact as CNContact: evaluate(with: contact)
      case let property as CNContactProperty: evaluate(with: property)
      default: format.evaluate(with: predicateValue(of: object))
      }
    }

    private func evaluate(with contact: CNContact) -> Bool {
      return isSound(contactFault) && format.evaluate(with: ContactObject(contact))
    }

    private func evaluate(with property: CNContactProperty) -> Bool {
      return isSound(propertyFault) && format.evaluate(with: ContactPropertyObject(property))
    }

    private func isSound(_ fault: PredicateFormatError?) -> Bool {
      guard let fault else { return true }
      endApp(fault)
      return false
    }
  }

  /// Ends the app that runs here, because of a predicate that the device would not take either.
  func endApp(_ error: PredicateFormatError) {
    guard let process = AppProcess.ambient else {
      // The device raises an exception here, which ends the program; there is no app to end.
      fatalError(error.explanation)
    }
    process.end(.invalidPredicate(error), by: .invalidPredicateEndsApp)
  }

  /// A contact to which a predicate hands out its format instead of an answer.
  ///
  /// It is a contact, or the contact of a picked value, because that is what a foreign block expects.
  final class FormatProbe: CNContact {
    /// Under this name a probe stands among the variables of an evaluation.
    static let token = "the probe that asks for a format"
    private(set) var format: PredicateFormat?

    override init() { super.init(FetchedContact(memory: .unset)) }

    required init?(coder: NSCoder) { nil }

    /// Keeps the format; no predicate is met by a probe.
    func take(_ format: PredicateFormat) -> Bool {
      self.format = format
      return false
    }
  }
#endif
