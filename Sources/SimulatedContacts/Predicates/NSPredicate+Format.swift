#if !canImport(ObjectiveC)
  internal import ContactsProvider
  public import Foundation

  // Foundation has these on Apple's systems only.

  extension NSPredicate {
    /// Makes a predicate from a format such as `phoneNumbers.@count > 0`.
    ///
    /// A format that cannot be read ends the app, as on the device. Arguments are texts, numbers,
    /// dates, lists and what else contacts hold.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
      self.init(predicateFormat, args)
    }

    /// Makes a predicate from a format and the arguments of its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(predicateFormat, arguments ?? [])
    }

    /// Makes a predicate from a format and arguments as C passes them.
    public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
      self.init(predicateFormat, objects(in: argList, of: predicateFormat))
    }

    private convenience init(_ text: String, _ arguments: [Any?]) {
      do throws(PredicateFormatError) {
        let format = try PredicateFormat(text, arguments: arguments.map { predicateValue(of: $0) })
        let predicate = AppPredicate(format)
        self.init { object, bindings in predicate.evaluate(with: object, bindings: bindings) }
      } catch {
        endApp(error)
        self.init(value: false)
      }
    }
  }
#endif
