extension NumberClaim {
  /// Compares a number.
  func verdict(_ number: Int) -> Verdict {
    Verdict(holds(for: number), expected: ValueWords.text(of: self), actual: "\(number)")
  }
}

extension EventClaim {
  /// Compares what happened, with its name where it is one that can be claimed.
  func verdict(_ actual: Name?, _ text: String?) -> Verdict {
    let text = text ?? "none"
    switch self {
    case .none: return Verdict(text == "none", expected: "none", actual: text)
    case .any: return Verdict(actual != nil, expected: "any", actual: text)
    case .oneOf(let names):
      let expected = names.map { ($0 as? TerminationCause)?.rawValue ?? "\($0)" }
      return Verdict(
        actual.map(names.contains) ?? false, expected: expected.joined(separator: " or "),
        actual: text)
    }
  }
}
