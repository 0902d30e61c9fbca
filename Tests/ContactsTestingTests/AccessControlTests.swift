import ContactsPicker
import ContactsProvider
import ContactsTesting
import Testing

/// Shows a contact access button in the app, and gives the names of who is shared by it.
private func button(_ query: String) throws -> [String] {
  let process = try #require(AppProcess.current)
  let device = try TestDevice.current
  return try AccessButton.show(AccessButtonRequest(query: query), in: process).newlyShared
    .map { try device.contact($0).values.givenName }
}

/// Presents the contact access picker, and gives the names of who is shared by it.
private func picker() throws -> [String] {
  let process = try #require(AppProcess.current)
  let device = try TestDevice.current
  return try AccessPicker.present(in: process).map { try device.contact($0).values.givenName }
}

struct AccessControlTests {
  @Test(
    .device(
      access: .limited(to: ["Kate Bell"]),
      person: .taps(.tap, .tap(choosing: ["Daniel Higgins Jr."]))))
  func `The person taps access buttons and names contacts`() throws {
    let device = try TestDevice.current
    #expect(try button("John") == ["John"])
    #expect(try button("D") == ["Daniel"])
    #expect(try button("Anna") == [])
    #expect(device.accessButtons.map(\.face) == [.single, .several, .single])
    #expect(device.accessButtons[1].rows.map(\.title) == ["Daniel Higgins Jr.", "David Taylor"])
    #expect(device.sharedContacts == ["Kate Bell", "Daniel Higgins Jr.", "John Appleseed"])
    #expect(device.promptCount == 0)
  }

  @Test(.device(person: .answers(.allowLimited(["Anna Haro"])).taps(.tap)))
  func `A tap before any decision brings a prompt`() throws {
    let device = try TestDevice.current
    #expect(try button("Anna") == ["Anna"])
    #expect(device.status == .limited)
    #expect(device.prompts.first?.offered?.count == 1)
  }

  @Test(
    .device(
      access: .limited(to: ["Kate Bell"]),
      person: .shares(.select(["Anna Haro"]), .change(adding: ["Kate Bell"], removing: []), .cancel)
    ))
  func `The person uses the access picker and names contacts`() throws {
    let device = try TestDevice.current
    #expect(try picker() == ["Anna"])
    #expect(try picker() == ["Kate"])
    #expect(try picker() == [])
    #expect(device.sharedContacts == ["Kate Bell", "Anna Haro"])
    #expect(device.accessPickers.map(\.ticked.count) == [1, 1, 2])
    #expect(device.accessPickers.first?.count == 6)
  }

  @Test(.device(access: .limited(to: ["Kate Bell"])))
  func `Functions answer buttons and access pickers`() throws {
    let device = try TestDevice.current
    device.setPerson { (button: AccessButtonView) in
      button.rows.first.map { .tap(choosing: button.count > 1 ? [$0.identifier] : nil) }
    }
    device.setPerson { (sheet: AccessPickerSheet) in
      .change(adding: [], removing: sheet.ticked.sorted())
    }
    #expect(try button("D") == ["Daniel"])
    #expect(try picker() == [])
    #expect(device.sharedContacts == [])
  }

  @Test
  func `Taps and answers that are left over are faults`() async throws {
    let issues = await issues {
      try withDevice(
        access: .authorized, person: .taps(.tap, .obscuredTap).shares(.cancel)
      ) { _ in _ = try button("Anna") }
    }
    #expect(issues.count == 2)
    #expect(issues.contains { $0.text.contains("buttons that never came: tap, obscuredTap") })
    #expect(issues.contains { $0.text.contains("access pickers that never came: cancel") })
  }

  @Test
  func `An access picker that nobody answers is a fault`() async throws {
    let issues = await issues {
      try withDevice(access: .limited(to: ["Kate Bell"])) { _ in _ = try picker() }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("the contact access picker") == true)
  }

  @Test
  func `An answer that names nobody is a fault`() async throws {
    let issues = await issues {
      try withDevice(
        access: .limited(to: ["Kate Bell"]), person: .taps(.tap(choosing: ["Nobody"]))
      ) { _ in _ = try button("D") }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("Nobody") == true)
  }
}
