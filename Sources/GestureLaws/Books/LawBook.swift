import GestureEngine

/// A list of laws that judge scripts.
///
/// A single book serves every control, because each law decides from the traits of a control whether
/// it applies.
public struct LawBook: Sendable {
  /// The laws in the order in which they are checked, the most serious first.
  public let laws: [Law<Trial>]
  /// Whether the book also checks law A6, which judges refused configurations.
  public let judgesRefusals: Bool

  /// Creates a book of the given laws.
  ///
  /// - Parameters:
  ///   - laws: The laws in the order in which they are checked.
  ///   - judgesRefusals: Whether to check law A6, which judges refused configurations.
  public init(_ laws: [Law<Trial>], judgesRefusals: Bool = true) {
    self.laws = laws
    self.judgesRefusals = judgesRefusals
  }

  /// Returns this book without some laws.
  ///
  /// - Parameter known: The short names of the laws to leave out.
  /// - Returns: A book of the other laws, in the same order.
  public func without(_ known: Set<String>) -> LawBook {
    LawBook(
      laws.filter { !known.contains($0.id) },
      judgesRefusals: judgesRefusals && !known.contains(Law.refusal.id))
  }

  /// The book of all laws of controls.
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

  /// Plays a script and returns the laws that it breaks.
  ///
  /// - Parameters:
  ///   - script: The script. If its configuration is refused, only law A6 judges it.
  ///   - most: The number of findings after which to stop.
  ///   - inspect: A closure that receives the trace before the laws judge it.
  /// - Returns: The broken laws in the order of the book, at most one finding for each law.
  public func findings(
    in script: GestureScript, most: Int = .max, inspect: (Trace) -> Void = { _ in }
  ) -> [Finding] {
    let trial: Trial
    do {
      trial = try Trial(script)
    } catch {
      guard judgesRefusals else { return [] }
      return Law.refusal.finding(by: Refusal(script: script, error: error)).map { [$0] } ?? []
    }
    inspect(trial.trace)
    return findings(of: trial, most: most)
  }

  /// Returns the laws that a played script breaks.
  ///
  /// - Parameters:
  ///   - trial: The played script.
  ///   - most: The number of findings after which to stop.
  /// - Returns: The broken laws in the order of the book, at most one finding for each law.
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
