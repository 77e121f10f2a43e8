public import PropertyTesting
public import Testing

/// Checks that a domain keeps its promises; if it does not, the test fails at this line.
///
///     @Test func `points are written as they are drawn`() {
///       checkLaws(of: Domain<Point>.points)
///     }
///
/// Any words are drawn from, and then: what was read draws the same value again, and reads the same;
/// and what the value encodes as draws the value, and is canonical.
///
/// - Parameters:
///   - domain: A domain of your own.
///   - encodes: Whether every value it draws can be encoded.
///   - settings: How to run; the environment overrides them.
///   - sourceLocation: Where a failure is marked.
///   - isSame: Whether two values are one, bit for bit.
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
          law: "\(law), all of them read",
          message: "of the words \(canonical) of \(value) \(read ?? []) are read")
      }
    }
    try draws(recording.choices, "what was read draws the same value")
    if let encoded: ChoiceSequence = domain.encode(value) {
      try draws(encoded, "what a value encodes as draws that value")
    } else if encodes {
      throw PropertyFailure(
        law: "every value that is drawn can be encoded", message: "\(value) cannot")
    }
    return true
  }
}

/// Checks that a domain of values that know when they are equal keeps its promises.
///
/// - Parameters:
///   - domain: A domain of your own.
///   - encodes: Whether every value it draws can be encoded.
///   - settings: How to run; the environment overrides them.
///   - sourceLocation: Where a failure is marked.
public func checkLaws<Value: Equatable>(
  of domain: Domain<Value>, encodes: Bool = true, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkLaws(
    of: domain, encodes: encodes, settings: settings, sourceLocation: sourceLocation, isSame: ==)
}
