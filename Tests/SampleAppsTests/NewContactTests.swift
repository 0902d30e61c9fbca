import SampleApps
import Testing

/// The form for a new contact.
@Suite struct NewContactTests {
  @Test("Nothing is saved while a field is empty") @MainActor
  func emptyFields() async {
    let model = NewContactModel()
    await model.save()
    #expect(Set(model.errors.keys) == Set(NewContactModel.Field.allCases))
    #expect(model.state == .editing)
  }
}
