/// A sequential test of whether a share of all cases, of which a sample is known, is as large as required.
///
/// A plain comparison with the share of the sample fails by chance. This test answers only when it is
/// sure, so the sample must grow until it does:
///
///     ShareTest.answer(hits: 12, of: 1000, required: 0.01)         // .open
///     ShareTest.answer(hits: 1200, of: 100_000, required: 0.01)    // .reached
///     ShareTest.answer(hits: 700, of: 100_000, required: 0.01)     // .missed
///
/// As in `checkCoverage` of QuickCheck, the test is made whenever the size of the sample has doubled, and
/// a share of at least 0.9 of the required share is enough, so that some sample gives an answer. Where
/// QuickCheck uses Wilson's interval, which is too narrow for rare labels, this test uses Chernoff's
/// bound: if the true share is p, the probability that a sample of n cases has a share of a or less,
/// for a < p, or of a or more, for a > p, is at most
///
///     exp(−n D),   D = a ln(a / p) + (1 − a) ln((1 − a) / (1 − p))
///
/// (Hoeffding: Probability inequalities for sums of bounded random variables, 1963, theorem 1.) It holds
/// for every n, p and a.
enum ShareTest {
  /// The answer of a test.
  enum Answer: Sendable {
    /// The share is surely at least 0.9 of the required share.
    case reached
    /// The share is surely less than required.
    case missed
    /// The sample is too small for an answer.
    case open
  }

  /// The greatest probability of a wrong answer in all tests of a growing sample.
  static let errorProbability = 1e-9
  /// The largest number of tests, because a sample can double only so often.
  private static let mostTests = 64.0
  /// The part of the required share that is enough.
  private static let tolerance = 0.9

  /// Tests whether a share is as large as required.
  ///
  /// - Parameters:
  ///   - hits: The number of cases in the sample that count.
  ///   - total: The number of cases in the sample.
  ///   - required: The required share, 0...1; any other number is missed.
  ///   - isComplete: Whether the sample contains all cases, so that its share is exact.
  /// - Returns: The answer.
  static func answer(
    hits: Int, of total: Int, required: Double, isComplete: Bool = false
  ) -> Answer {
    guard (0...1).contains(required) else { return .missed }
    if isComplete { return Double(hits) < required * Double(total) ? .missed : .reached }
    guard required > 0 else { return .reached }
    guard total > 0 else { return .open }
    let share = Double(hits) / Double(total)
    let enough = -Platform.logarithm(errorProbability / mostTests) / Double(total)
    let tolerated = tolerance * required
    if share < required && divergence(of: share, from: required) >= enough { return .missed }
    if share > tolerated && divergence(of: share, from: tolerated) >= enough { return .reached }
    return .open
  }

  /// Returns the relative entropy of a coin that shows heads with probability `a`, relative to `p`.
  private static func divergence(of a: Double, from p: Double) -> Double {
    func term(_ a: Double, _ p: Double) -> Double { a > 0 ? a * Platform.logarithm(a / p) : 0 }
    return term(a, p) + term(1 - a, 1 - p)
  }
}
