internal import ContactsPicker
internal import ContactsProvider

extension SimulatedDevice {
  /// The contact of a full name or identifier.
  func contact(called text: String) throws(DeviceSetupError) -> ContactRecord {
    let found = contacts(called: text)
    if found.count > 1 { throw .ambiguousContact(text, count: found.count) }
    guard let contact = found.first else {
      throw .unknownContact(text, names: contacts.map(name(of:)))
    }
    return contact
  }

  /// The identifiers of contacts that are called by full name or identifier.
  func identifiers(of names: [String]) throws(DeviceSetupError) -> [String] {
    var identifiers: [String] = []
    for name in names { identifiers.append(try contact(called: name).identifierText) }
    return identifiers
  }
}

/// An answer that names contacts.
protocol ContactNaming {
  /// The same answer with the identifiers of the contacts that it names.
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> Self
}

extension PromptAnswer: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> PromptAnswer {
    guard case .allowLimited(let names) = self else { return self }
    return .allowLimited(try device.identifiers(of: names))
  }
}

extension PickerAnswer: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> PickerAnswer {
    var answer = PickerAnswer([])
    for gesture in gestures { answer.gestures.append(try gesture.identifying(on: device)) }
    return answer
  }
}

extension AccessButtonAnswer: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> AccessButtonAnswer {
    guard case .tap(let names?) = self else { return self }
    return .tap(choosing: try device.identifiers(of: names))
  }
}

extension AccessPickerAnswer: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> AccessPickerAnswer {
    switch self {
    case .select(let names): .select(try device.identifiers(of: names))
    case .change(let adding, let removing):
      .change(
        adding: try device.identifiers(of: adding), removing: try device.identifiers(of: removing))
    case .cancel: self
    }
  }
}

extension PickerGesture: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> PickerGesture {
    switch self {
    case .open(let name): return .open(contact: try device.contact(called: name).identifierText)
    case .tick(let name): return .tick(contact: try device.contact(called: name).identifierText)
    case .choose(let choices):
      var identified: [PickerChoice] = []
      for choice in choices { identified.append(try choice.identifying(on: device)) }
      return .choose(identified)
    case .search, .done, .cancel, .swipeDown, .ignore: return self
    }
  }
}

extension PickerChoice: ContactNaming {
  func identifying(on device: SimulatedDevice) throws(DeviceSetupError) -> PickerChoice {
    switch self {
    case .contact(let name): return .contact(try device.contact(called: name).identifierText)
    case .property(let name, let key, let value):
      let contact = try device.contact(called: name)
      return .property(contact: contact.identifierText, key: key, value: value)
    }
  }
}
