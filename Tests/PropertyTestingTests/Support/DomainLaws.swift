import Testing

@testable import PropertyTesting

/// Checks the promises of every domain on generated cases and on arbitrary words.
///
/// - Parameters:
///   - domain: A domain.
///   - simplest: The value of all-zero words.
///   - encodes: Whether the domain can encode its values.
///   - sourceLocation: The source location of a recorded issue.
///   - isSame: Whether two values are the same, bit for bit.
///   - contains: Whether a value belongs to the domain.
func checkLaws<Value>(
  of domain: Domain<Value>, simplest: Value, encodes: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  isSame: (Value, Value) -> Bool, contains: (Value) -> Bool = { _ in true }
) {
  func expect(_ condition: Bool, _ comment: @autoclosure () -> Comment) {
    if !condition { Issue.record(comment(), sourceLocation: sourceLocation) }
  }
  let zero = domain.value(of: [])
  expect(zero.map { isSame($0, simplest) } ?? false, "zero words give \(String(describing: zero))")
  var random = RandomBits(seed: 7)
  for index in 0..<250 {
    let choices =
      index % 2 == 0
      ? generated(domain, index)
      : ChoiceSequence((0..<Int(random.next(below: 12))).map { _ in random.next() })
    guard let value = domain.value(of: choices) else { continue }
    if index % 2 == 0, let unrecorded = drawn(domain, index) {
      expect(
        isSame(unrecorded, value), "case \(index) is \(value), unrecorded it is \(unrecorded)")
    }
    expect(contains(value), "\(value) of \(choices) is not in the domain")
    guard let recording = domain.recording(of: choices) else { continue }
    let canonical = recording.choices
    // The same words are drawn only once.
    if canonical != choices {
      expect(
        domain.recording(of: canonical) == recording,
        "canonical \(canonical) is read as \(String(describing: domain.recording(of: canonical)))")
      expect(
        domain.value(of: canonical).map { isSame($0, value) } ?? false,
        "\(choices) and its canonical \(canonical) differ")
    }
    guard encodes else { continue }
    let encoded: ChoiceSequence? = domain.encode(value)
    if encoded == canonical { continue }
    guard let encoded, let again = domain.value(of: encoded) else {
      expect(false, "\(value) cannot be encoded")
      continue
    }
    expect(isSame(again, value), "\(value) encodes as \(encoded), which is \(again)")
    expect(
      domain.recording(of: encoded)?.choices == encoded, "\(encoded) of \(value) is not canonical")
    expect(!(canonical < encoded), "\(canonical) is simpler than \(encoded), both are \(value)")
  }
}

/// Checks the promises of a domain of equatable values.
func checkLaws<Value: Equatable>(
  of domain: Domain<Value>, simplest: Value, encodes: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation, contains: (Value) -> Bool = { _ in true }
) {
  checkLaws(
    of: domain, simplest: simplest, encodes: encodes, sourceLocation: sourceLocation, isSame: ==,
    contains: contains)
}

/// Returns the words of a generated case.
func generated<Value>(_ domain: Domain<Value>, _ index: Int, seed: UInt64 = 1) -> ChoiceSequence {
  var source = ChoiceSource(seed: seed, isRecording: true)
  begin(&source, index)
  _ = try? domain.draw(from: &source)
  return source.finish().choices
}

/// Returns the value of the same case, drawn without a recording.
func drawn<Value>(_ domain: Domain<Value>, _ index: Int, seed: UInt64 = 1) -> Value? {
  var source = ChoiceSource(seed: seed, isRecording: false)
  begin(&source, index)
  return try? domain.draw(from: &source)
}

private func begin(_ source: inout ChoiceSource, _ index: Int) {
  source.begin(
    case: UInt64(index), size: min(index, Generator.fullSize), isAtBoundary: index % 32 == 0)
}

/// Returns the values of the first `count` cases of a run.
func values<Value>(_ domain: Domain<Value>, count: Int, seed: UInt64 = 1) -> [Value] {
  (0..<count).compactMap { domain.value(of: generated(domain, $0, seed: seed)) }
}
