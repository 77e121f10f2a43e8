extension RunSettings {
  /// The limits beyond which a run fails because it tests too little.
  ///
  ///     // Few values are suitable, and drawing them takes a while.
  ///     let checks = RunSettings.HealthChecks(smallestShare: 0.01, longestDraw: .seconds(1))
  ///
  /// Each limit can be switched off. They apply to random cases: a run that replays a case, or tries
  /// every case of its domain, is not checked.
  public struct HealthChecks: Sendable, Hashable {
    /// The smallest number of cases to generate and judge within ``RunSettings/timeLimit``; 0 for no
    /// limit.
    ///
    /// Kept cases, examples and stored failures do not count. If ``RunSettings/cases`` is less, that
    /// number is enough. By default 10.
    public var fewestCases: Int
    /// The smallest share of all cases that must be judged, not discarded, 0...1; 0 for no limit.
    ///
    /// A run with a larger share fails with a probability of less than 1e-9. By default 0.1.
    public var smallestShare: Double
    /// The longest CPU time that the domain may need to draw a case; `nil` for no limit.
    ///
    /// It is compared with the median of 10 cases of full size. By default 100 milliseconds.
    public var longestDraw: Duration?
    /// The largest number of words of a case; `nil` for no limit.
    ///
    /// It is compared with the median of 10 cases of full size. By default 10,000.
    public var largestCase: Int?

    /// Limits with default values for all that are not given.
    public init(
      fewestCases: Int = 10, smallestShare: Double = 0.1,
      longestDraw: Duration? = .milliseconds(100), largestCase: Int? = 10_000
    ) {
      self.fewestCases = fewestCases
      self.smallestShare = smallestShare
      self.longestDraw = longestDraw
      self.largestCase = largestCase
    }

    /// Whether a limit of a single case is set.
    var measuresDraws: Bool { longestDraw != nil || largestCase != nil }

    /// No limits.
    public static let none = HealthChecks(
      fewestCases: 0, smallestShare: 0, longestDraw: nil, largestCase: nil)
  }
}
