import ContactsTesting
import SampleApps
import Testing

/// The form for a new contact.
@Suite struct NewContactTests {
  @Test(.device()) @MainActor
  func `Nothing is saved while a field is empty`() async {
    let model = NewContactModel()
    await model.save()
    #expect(Set(model.errors.keys) == Set(NewContactModel.Field.allCases))
    #expect(model.state == .editing)
  }
}
