public import PropertyTesting
public import Testing

/// Checks that `decode` undoes `encode`; a failure is an issue at this line.
///
///     @Test func `numbers are read as they were written`() {
///       checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
///     }
///
/// The laws are: encoding does not throw, decoding does not throw, and decoding gives the value that was
/// encoded.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - examples: Values to try first, and to change in the search.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - encode: Encodes a value.
///   - decode: Decodes what `encode` returned; returns `nil` or throws if it cannot.
public func checkRoundTrip<Value: Equatable, Encoded>(
  _ domain: Domain<Value>, examples: [Value] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  through encode: (Value) throws -> Encoded, back decode: (Encoded) throws -> Value?
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain, examples: examples, settings: settings, sourceLocation: sourceLocation) { value in
    let encoded = try law.result("encoding does not throw") { try encode(value) }
    let decoded = try law.result("decoding does not throw") { try decode(encoded) }
    try law(
      "decoding gives the value that was encoded", decoded == value,
      "encoded as \(describe(encoded)), which is decoded as \(describe(decoded))")
    return true
  }
}

/// Checks that `function` returns the same as `reference`; a failure is an issue at this line.
///
///     @Test func `the fast square root is exact`() {
///       checkEquivalent(.integers(in: 0...Int.max), { fastRoot($0) }, to: { slowRoot($0) })
///     }
///
/// The laws are: the function throws where the reference throws, and only there; and both return the same
/// value.
///
/// - Parameters:
///   - domain: The domain of the arguments.
///   - examples: Arguments to try first.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - function: The function to check.
///   - reference: A function that is known to be correct.
public func checkEquivalent<Value, Result: Equatable>(
  _ domain: Domain<Value>, examples: [Value] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ function: (Value) throws -> Result, to reference: (Value) throws -> Result
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain, examples: examples, settings: settings, sourceLocation: sourceLocation) { value in
    let expected = try outcome { try reference(value) }
    let found = try outcome { try function(value) }
    switch (found, expected) {
    case (.success(let found), .success(let expected)):
      try law(
        "the function returns the same as the reference", found == expected,
        "returned \(describe(found)), the reference \(describe(expected))")
    case (.failure(let error), .success(let expected)):
      try law(
        "the function throws only where the reference throws", false,
        "threw \(error), the reference returned \(describe(expected))")
    case (.success(let found), .failure(let error)):
      try law(
        "the function throws where the reference throws", false,
        "returned \(describe(found)), the reference threw \(error)")
    case (.failure, .failure): break
    }
    return true
  }
}

/// Returns the result of `body`; rethrows a discard.
private func outcome<Value>(_ body: () throws -> Value) throws -> Result<Value, any Error> {
  do {
    return .success(try body())
  } catch let discard as Discard {
    throw discard
  } catch {
    return .failure(error)
  }
}

/// Checks that `function` changes nothing when it is applied again; a failure is an issue at this line.
///
///     @Test func `formatting twice is formatting once`() {
///       checkIdempotent(.strings) { text in formatted(text) }
///     }
///
/// - Parameters:
///   - domain: The domain of the arguments.
///   - examples: Arguments to try first.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - function: The function.
public func checkIdempotent<Value: Equatable>(
  _ domain: Domain<Value>, examples: [Value] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation, _ function: (Value) throws -> Value
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain, examples: examples, settings: settings, sourceLocation: sourceLocation) { value in
    let once = try function(value)
    let twice = try function(once)
    try law(
      "applying the function twice is applying it once", once == twice,
      "once gives \(describe(once)), twice gives \(describe(twice))")
    return true
  }
}

/// Checks that `function` undoes itself; a failure is an issue at this line.
///
///     @Test func `reversing twice changes nothing`() {
///       checkInvolution(Domain<[Int]>.array(of: .integers)) { $0.reversed() }
///     }
///
/// - Parameters:
///   - domain: The domain of the arguments.
///   - examples: Arguments to try first.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - function: The function.
public func checkInvolution<Value: Equatable>(
  _ domain: Domain<Value>, examples: [Value] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation, _ function: (Value) throws -> Value
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain, examples: examples, settings: settings, sourceLocation: sourceLocation) { value in
    let once = try function(value)
    let twice = try function(once)
    try law(
      "applying the function twice changes nothing", twice == value,
      "once gives \(describe(once)), twice gives \(describe(twice))")
    return true
  }
}
