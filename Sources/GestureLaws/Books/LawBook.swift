import GestureEngine

/// The laws that scripts are judged by.
///
/// One book serves every control: each law says by itself to which it applies, from what the
/// control declares.
public struct LawBook: Sendable {
  /// The laws, in the order in which they are tried: the gravest first.
  public let laws: [Law<Trial>]

  /// A book of the given laws.
  public init(_ laws: [Law<Trial>]) { self.laws = laws }

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
    .toggleInvolution,
    .replay,
  ])

  /// Plays a script and says which laws it breaks.
  ///
  /// - Parameters:
  ///   - script: What is played. A configuration that is refused breaks no law, unless it is
  ///     refused differently each time.
  ///   - most: The number of findings after which to stop.
  ///   - isTried: Which laws to try, by their short names; all unless said otherwise.
  ///   - observe: Called with what was seen, before it is judged.
  /// - Returns: The broken laws in the order of the book, at most one finding for each.
  public func findings(
    in script: GestureScript, most: Int = .max, where isTried: (String) -> Bool = { _ in true },
    observe: (Trace) -> Void = { _ in }
  ) -> [Finding] {
    let trial: Trial
    do {
      trial = try Trial(script)
    } catch {
      return isTried(Refusal.law) ? Refusal.findings(script, error) : []
    }
    observe(trial.trace)
    return findings(of: trial, most: most, where: isTried)
  }

  /// Which laws a script that was played breaks.
  ///
  /// - Parameters:
  ///   - trial: What was played.
  ///   - most: The number of findings after which to stop.
  ///   - isTried: Which laws to try, by their short names.
  /// - Returns: The broken laws in the order of the book.
  public func findings(
    of trial: Trial, most: Int = .max, where isTried: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    var findings: [Finding] = []
    for index in laws.indices where isTried(laws[index].id) {
      guard let breach = laws[index].breach(by: trial) else { continue }
      findings.append(
        Finding(law: laws[index].id, sentence: laws[index].sentence, breach: breach))
      if findings.count >= most { break }
    }
    return findings
  }
}
