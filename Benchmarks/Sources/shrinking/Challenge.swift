import PropertyTesting

/// A property that is broken on purpose, and the one value that its failures should shrink to.
///
/// The challenges are those of the public suite by which the property-testing field compares
/// shrinkers; they use the library's general domains only.
struct Challenge {
  let name: String
  /// The documented minimum, as the report writes it.
  let minimum: String
  private let property: AnyProperty

  init<Value>(
    _ name: String, minimum: String, _ domain: Domain<Value>,
    holds: @escaping (Value) throws -> Bool
  ) {
    self.name = name
    self.minimum = minimum
    property = AnyProperty(name, domain) { value in
      Verdict(of: name, at: "") { try holds(value) }
    }
  }

  /// Runs it once for each seed.
  func run(seeds: Range<UInt64>) -> Outcome {
    let found = seeds.compactMap { seed in
      property.run(RunSettings(seed: seed, cases: 10_000)).counterexample
    }
    var results: [String: Int] = [:]
    for counterexample in found { results[counterexample.value, default: 0] += 1 }
    return Outcome(
      challenge: name, runs: seeds.count, found: found.count, normalized: results[minimum] ?? 0,
      medianEvaluations: median(found.map(\.shrinkCalls)),
      medianFirst: median(found.map(\.casesToFirst)), results: results)
  }

  /// What a challenge came to: one line of the output.
  struct Outcome: Encodable {
    let challenge: String
    let runs: Int
    /// In how many runs a failure was found within 10,000 cases.
    let found: Int
    /// In how many runs it shrank to the documented minimum.
    let normalized: Int
    /// Calls of the property after the first failure.
    let medianEvaluations: Double?
    /// Cases to the first failure, it included.
    let medianFirst: Double?
    /// Each value shrunk to, and in how many runs.
    let results: [String: Int]
  }
}

/// The middle one, or the mean of the two in the middle; `nil` of nothing.
func median(_ numbers: [Int]) -> Double? {
  guard !numbers.isEmpty else { return nil }
  let sorted = numbers.sorted()
  return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
