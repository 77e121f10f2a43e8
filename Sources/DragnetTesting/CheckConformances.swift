public import PropertyTesting
public import Testing

/// Checks the laws of `Hashable`; a failure is an issue at this line.
///
///     @Test func `names are hashable`() {
///       checkHashable(Name.arbitrary)
///     }
///
/// The laws are: `==` is reflexive, symmetric and transitive; equal values have equal hashes; and a value
/// has the same hash each time. Values often repeat in a case. If values can be equal without being the
/// same, such as texts that differ in case, draw them from a small domain, so that such values meet.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkHashable<Value: Hashable>(
  _ domain: Domain<Value>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(3), settings: settings, sourceLocation: sourceLocation) { values in
    try judgeEquality(values, law)
    let (a, b) = (values[0], values[1])
    try law(
      "a value has the same hash each time", a.hashValue == a.hashValue,
      "the hash of \(describe(a)) changes")
    try law(
      "equal values have equal hashes", a != b || a.hashValue == b.hashValue,
      "\(describe(a)) and \(describe(b)) are equal, their hashes are not")
    return true
  }
}

/// Checks the laws of `Comparable`; a failure is an issue at this line.
///
///     @Test func `versions are ordered`() {
///       checkComparable(Version.arbitrary)
///     }
///
/// The laws are: `==` is reflexive, symmetric and transitive; of `a < b`, `a == b` and `b < a` exactly
/// one holds; `<` is transitive; and `<=`, `>` and `>=` agree with `<`.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkComparable<Value: Comparable>(
  _ domain: Domain<Value>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(3), settings: settings, sourceLocation: sourceLocation) { values in
    try judgeEquality(values, law)
    let (a, b, c) = (values[0], values[1], values[2])
    let relations = [a < b, a == b, b < a]
    try law(
      "exactly one of a < b, a == b and b < a holds", relations.count { $0 } == 1,
      "for \(describe(a)) and \(describe(b)) they are \(relations)")
    try law(
      "< is transitive", !(a < b && b < c) || a < c,
      "\(describe(a)) < \(describe(b)) < \(describe(c)), but not the first < the last")
    let isConsistent = (a > b) == (b < a) && (a <= b) == !(b < a) && (a >= b) == !(a < b)
    try law(
      "<=, > and >= agree with <", isConsistent,
      "for \(describe(a)) and \(describe(b)) they do not")
    return true
  }
}

/// Judges the laws of equality for three values.
private func judgeEquality<Value: Equatable>(_ values: [Value], _ law: ReadyLaw) throws {
  let (a, b, c) = (values[0], values[1], values[2])
  try law("== is reflexive", a == a, "\(describe(a)) does not equal itself")
  try law(
    "== is symmetric", (a == b) == (b == a),
    "\(describe(a)) and \(describe(b)) are equal in one order only")
  try law(
    "== is transitive", !(a == b && b == c) || a == c,
    "\(describe(a)), \(describe(b)) and \(describe(c)): the first two and the last two are equal")
}

/// Checks the laws of a monoid; a failure is an issue at this line.
///
///     @Test func `limits combine in any grouping`() {
///       checkMonoid(Limits.arbitrary, identity: .unlimited) { $0.combined(with: $1) }
///     }
///
/// The laws are: the identity is neutral on the left and on the right, and combining is associative.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - identity: The value that changes nothing.
///   - isCommutative: Whether the order of two values must not matter.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - combine: Combines two values.
public func checkMonoid<Value: Equatable>(
  _ domain: Domain<Value>, identity: Value, isCommutative: Bool = false,
  settings: RunSettings = RunSettings(), sourceLocation: SourceLocation = #_sourceLocation,
  _ combine: (Value, Value) throws -> Value
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(3), settings: settings, sourceLocation: sourceLocation) { values in
    try judgeMonoid(values, identity, law, combine)
    if isCommutative {
      let (ab, ba) = (try combine(values[0], values[1]), try combine(values[1], values[0]))
      try law("combining is commutative", ab == ba, "\(describe(ab)) and \(describe(ba))")
    }
    return true
  }
}

/// Checks the laws of a group; a failure is an issue at this line.
///
///     @Test func `rotations form a group`() {
///       checkGroup(Rotation.arbitrary, identity: .none, inverse: { -$0 }) { $0 + $1 }
///     }
///
/// The laws are those of a monoid, and that each value combined with its inverse, on either side, gives
/// the identity.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - identity: The value that changes nothing.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - inverse: Returns the inverse of a value.
///   - combine: Combines two values.
public func checkGroup<Value: Equatable>(
  _ domain: Domain<Value>, identity: Value, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  inverse: (Value) throws -> Value, _ combine: (Value, Value) throws -> Value
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(3), settings: settings, sourceLocation: sourceLocation) { values in
    try judgeMonoid(values, identity, law, combine)
    let opposite = try inverse(values[0])
    for sum in [try combine(values[0], opposite), try combine(opposite, values[0])] {
      try law(
        "a value combined with its inverse is the identity", sum == identity,
        "with the inverse \(describe(opposite)) it gives \(describe(sum))")
    }
    return true
  }
}

/// Judges the laws of a monoid for three values.
private func judgeMonoid<Value: Equatable>(
  _ values: [Value], _ identity: Value, _ law: ReadyLaw,
  _ combine: (Value, Value) throws -> Value
) throws {
  let (a, b, c) = (values[0], values[1], values[2])
  let (left, right) = (try combine(identity, a), try combine(a, identity))
  try law("the identity is neutral on the left", left == a, "it gives \(describe(left))")
  try law("the identity is neutral on the right", right == a, "it gives \(describe(right))")
  let (first, last) = (try combine(combine(a, b), c), try combine(a, combine(b, c)))
  try law("combining is associative", first == last, "\(describe(first)) and \(describe(last))")
}
