import GestureEngine

/// The laws that scripts are judged by.
///
/// One book serves every control: each law says by itself to which it applies, from what the
/// control declares.
public struct LawBook: Sendable {
  /// The laws, in the order in which they are tried: the gravest first.
  public let laws: [Law<Trial>]
  /// Whether it is tried, too, how a configuration is refused; see ``Refusal``.
  public let judgesRefusals: Bool

  /// A book of the given laws.
  ///
  /// - Parameters:
  ///   - laws: The laws, in the order in which they are tried.
  ///   - judgesRefusals: Whether to try how a configuration is refused.
  public init(_ laws: [Law<Trial>], judgesRefusals: Bool = true) {
    self.laws = laws
    self.judgesRefusals = judgesRefusals
  }

  /// This book without some laws.
  ///
  /// - Parameter known: The short names of the laws not to try.
  /// - Returns: The others, in the same order.
  public func without(_ known: Set<String>) -> LawBook {
    LawBook(
      laws.filter { !known.contains($0.id) },
      judgesRefusals: judgesRefusals && !known.contains(Law.refusal.id))
  }

  /// Every law of a control.
  public static let controls = LawBook([
    .totality, .clamping, .degenerateTrack, .badSamples, .degenerateRange, .noMinusZero,
    .endPoints, .monotonicity, .roundTrip, .mirror, .transposition, .scaleInvariance, .oneMapping,
    .exponentialScale,
    .canonicalValues, .nearestToTheTouch, .upperBoundIsReached, .constantCost, .oneCurrentBar,
    .oneSetOfStops,
    .touchingIsNotMoving, .grabOffset, .lastSampleCounts, .fineScrubbing, .overTravel,
    .gestureIndependence, .cancelling, .liftOff, .foreignTouches, .resizing,
    .settingWhileDragging, .stickyReset, .tapping,
    .honestChanges, .setReportsNothing, .editing, .detents, .adjustment,
    .settling, .finiteScene, .thumbInside, .monotoneDrawing, .sameStateSameDrawing, .symbol,
    .toggleInvolution, .centring, .wave,
    .replay,
  ])

  /// Plays a script and says which laws it breaks.
  ///
  /// - Parameters:
  ///   - script: What is played. A configuration that is refused breaks no law, unless it is
  ///     refused differently each time.
  ///   - most: The number of findings after which to stop.
  ///   - observe: Called with what was seen, before it is judged.
  /// - Returns: The broken laws in the order of the book, at most one finding for each.
  public func findings(
    in script: GestureScript, most: Int = .max, observe: (Trace) -> Void = { _ in }
  ) -> [Finding] {
    let trial: Trial
    do {
      trial = try Trial(script)
    } catch {
      guard judgesRefusals else { return [] }
      return Law.refusal.finding(by: Refusal(script: script, error: error)).map { [$0] } ?? []
    }
    observe(trial.trace)
    return findings(of: trial, most: most)
  }

  /// Which laws a script that was played breaks.
  ///
  /// - Parameters:
  ///   - trial: What was played.
  ///   - most: The number of findings after which to stop.
  /// - Returns: The broken laws in the order of the book.
  public func findings(of trial: Trial, most: Int = .max) -> [Finding] {
    var findings: [Finding] = []
    for index in laws.indices {
      guard let finding = laws[index].finding(by: trial) else { continue }
      findings.append(finding)
      if findings.count >= most { break }
    }
    return findings
  }
}
