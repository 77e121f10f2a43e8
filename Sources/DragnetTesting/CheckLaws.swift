public import PropertyTesting
public import Testing

/// Checks the laws of a domain; a failure is an issue at this line.
///
///     @Test func `points are written as they are drawn`() {
///       checkLaws(of: Domain<Point>.points)
///     }
///
/// For any words: the words that drawing reads draw the same value again and are all read again, and
/// the words that the value encodes as draw the same value and are all read.
///
/// - Parameters:
///   - domain: The domain to check.
///   - encodes: Whether the domain must encode every value that it draws.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - isSame: Whether two values are the same, bit for bit.
public func checkLaws<Value>(
  of domain: Domain<Value>, encodes: Bool = true, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation, isSame: (Value, Value) -> Bool
) {
  let anyWords = Domain<[UInt64]>.array(of: .one(of: .integers(in: 0...9), .integers))
  check(anyWords, settings: settings, sourceLocation: sourceLocation) { words in
    let choices = ChoiceSequence(words)
    guard let value = domain.value(of: choices), let recording = domain.recording(of: choices)
    else { throw Discard() }
    func draws(_ canonical: ChoiceSequence, _ law: String) throws {
      let again = domain.value(of: canonical)
      guard let again, isSame(again, value) else {
        let drawn = again.map { "\($0)" } ?? "nothing"
        throw PropertyFailure(law: law, message: "the words \(canonical) of \(value) draw \(drawn)")
      }
      let read = domain.recording(of: canonical)?.choices
      guard read == canonical else {
        throw PropertyFailure(
          law: "\(law), and all words are read",
          message: "of the words \(canonical) of \(value) only \(read ?? []) are read")
      }
    }
    try draws(recording.choices, "the words that were read draw the same value")
    if let encoded: ChoiceSequence = domain.encode(value) {
      try draws(encoded, "the words that a value encodes as draw that value")
    } else if encodes {
      throw PropertyFailure(
        law: "every value that is drawn can be encoded", message: "\(value) is not encoded")
    }
    return true
  }
}

/// Checks the laws of a domain whose values can be compared with `==`.
///
/// - Parameters:
///   - domain: The domain to check.
///   - encodes: Whether the domain must encode every value that it draws.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkLaws<Value: Equatable>(
  of domain: Domain<Value>, encodes: Bool = true, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkLaws(
    of: domain, encodes: encodes, settings: settings, sourceLocation: sourceLocation, isSame: ==)
}
