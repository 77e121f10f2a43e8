import PropertyTesting

/// A property that is false on purpose, and the value to which its failures should shrink.
///
/// The first thirteen challenges are those of the shrinking challenge, the public suite that compares
/// shrinkers. All of them use only the library's general domains.
struct Challenge {
  let name: String
  /// The documented minimum, as reports print it.
  let minimum: String
  /// The number of test cases after which the search for a failure ends.
  private let cases: Int
  private let property: AnyProperty

  init<Value>(
    _ name: String, minimum: String, cases: Int = 10_000, _ domain: Domain<Value>,
    holds: @escaping (Value) throws -> Bool
  ) {
    self.name = name
    self.minimum = minimum
    self.cases = cases
    property = AnyProperty(name, domain) { value in
      Verdict(of: name, at: "") { try holds(value) }
    }
  }

  /// Runs the challenge once for each seed.
  func run(seeds: Range<UInt64>) -> Outcome {
    let found = seeds.compactMap { seed in
      property.run(RunSettings(seed: seed, cases: cases)).counterexample
    }
    var results: [String: Int] = [:]
    for counterexample in found { results[counterexample.value, default: 0] += 1 }
    return Outcome(
      challenge: name, runs: seeds.count, found: found.count, normalized: results[minimum] ?? 0,
      medianEvaluations: median(found.map(\.shrinkCalls)),
      medianFirst: median(found.map(\.casesToFirst)), results: results)
  }

  /// The result of a challenge: a line of the output.
  struct Outcome: Encodable {
    let challenge: String
    let runs: Int
    /// The runs that found a failure.
    let found: Int
    /// The runs whose failure shrank to the documented minimum.
    let normalized: Int
    /// Calls of the property after the first failure.
    let medianEvaluations: Double?
    /// Test cases up to and including the first failure.
    let medianFirst: Double?
    /// The number of runs for each shrunk value.
    let results: [String: Int]
  }
}

/// Returns the median; `nil` for no numbers.
func median(_ numbers: [Int]) -> Double? {
  guard !numbers.isEmpty else { return nil }
  let sorted = numbers.sorted()
  return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

extension Challenge {
  /// All challenges.
  static var all: [Challenge] {
    lists + differences + dependencies + [calculator, binheap] + structures + texts + integers
  }
}
