#if canImport(Testing)
  public import ContactsProvider
  public import Testing

  /// Gives each test, and each case of a parameterised test, a device of its own.
  ///
  /// The test reaches it by ``TestDevice/current``.
  public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
    private let setup: DeviceSetup
    private let place: SourcePlace
    private let identity = Identity()

    /// Tells one trait from another that was written alike.
    private final class Identity: Sendable {}

    package init(_ setup: DeviceSetup, at place: SourcePlace) {
      self.setup = setup
      self.place = place
    }

    /// A suite's trait is for each test in it.
    public var isRecursive: Bool { true }

    /// Runs one test on a device of its own.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard isInnermost(of: test) else { return try await function() }
      guard let device = makeDevice() else { return }
      try await device.run(at: place) { _ in try await function() }
    }

    private func makeDevice() -> TestDevice? {
      do throws(DeviceSetupError) { return try TestDevice(setup) } catch {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: place.sourceLocation)
        return nil
      }
    }

    /// A test's own device stands in place of its suite's.
    private func isInnermost(of test: Test) -> Bool {
      let innermost = test.traits.lazy.compactMap { $0 as? DeviceTrait }.last
      return innermost.map { $0.identity === identity } ?? true
    }
  }

  extension Trait where Self == DeviceTrait {
    /// Gives each test a device of its own, on which the app's code runs.
    ///
    /// - Parameters:
    ///   - access: The decision that was taken before.
    ///   - contacts: The address book: `.sample`, `.none`, or names and contacts.
    ///   - person: Who answers prompts and pickers; by default nobody does.
    ///   - app: The app's name, purpose text and entitlements.
    ///   - system: The operating system.
    ///   - locale: The region and language of order and formats.
    ///   - assumptions: The answers to what Apple does not document.
    ///   - faults: Whether a fault ends the program, as exit tests want it, or becomes an issue.
    ///   - sourceLocation: Where issues of the device are shown.
    public static func device(
      access: AccessState = .notDetermined, contacts: [ContactSeed] = .sample,
      person: TestPerson = .nobody, app: AppDescription = AppDescription(),
      system: DeviceSystem = .iOS26, locale: String = "en_US",
      assumptions: Assumptions = Assumptions(), faults: FaultPolicy = .report,
      sourceLocation: SourceLocation = #_sourceLocation
    ) -> DeviceTrait {
      DeviceTrait(
        DeviceSetup(
          access: access, contacts: contacts, person: person, app: app, system: system,
          locale: locale, assumptions: assumptions, faults: faults),
        at: SourcePlace(sourceLocation))
    }
  }

  extension AccessState: CustomTestStringConvertible {
    /// The state in words.
    public var testDescription: String { description }
  }

  extension DeviceSystem: CustomTestStringConvertible {
    /// The system's name.
    public var testDescription: String { name }
  }
#endif
