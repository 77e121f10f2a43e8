import GestureEngine

/// A list of laws that judge scripts.
///
/// A single book serves every control, because each law decides from the traits of a control whether
/// it applies. Each law judges both values of a control with two values.
public struct LawBook: Sendable {
  /// The laws in the order in which they are checked, the most serious first.
  public let laws: [Law<Trial>]
  /// The laws that judge a refused configuration, for which there is no ``Trial``.
  package let refusals: [Law<Refusal>]

  /// Creates a book of the given laws, and of the laws of refused configurations.
  ///
  /// - Parameter laws: The laws in the order in which they are checked.
  public init(_ laws: [Law<Trial>]) { self.init(laws, refusals: [.refusal, .acceptance]) }

  /// Creates a book of the given laws.
  private init(_ laws: [Law<Trial>], refusals: [Law<Refusal>]) {
    self.laws = laws
    self.refusals = refusals
  }

  /// Returns this book without some laws.
  ///
  /// - Parameter known: The short names of the laws to leave out.
  /// - Returns: A book of the other laws, in the same order.
  public func without(_ known: Set<String>) -> LawBook {
    LawBook(
      laws.filter { !known.contains($0.id) }, refusals: refusals.filter { !known.contains($0.id) })
  }

  /// The book of all laws of controls.
  public static let controls: LawBook = {
    var laws: [Law<Trial>] = [
      .totality, .clamping, .degenerateTrack, .badSamples, .degenerateRange, .noMinusZero,
      .admissiblePairs, .distancesOfStops, .otherThumb, .heldThumb, .reachablePairs, .nearerThumb,
      .endPoints, .monotonicity, .roundTrip, .mirror, .transposition,
      .scaleInvariance, .oneMapping, .exponentialScale,
      .canonicalValues, .nearestToTheTouch, .upperBoundIsReached, .constantCost,
      .oneCurrentBar, .oneSetOfStops,
      .touchingIsNotMoving, .grabOffset, .lastSampleCounts,
      .fineScrubbing, .overTravel,
      .gestureIndependence, .cancelling, .liftOff, .foreignTouches, .resizing,
      .settingWhileDragging, .stickyReset, .tapping, .nothingChangesNothing,
      .lostEnd,
      .takenAway, .stepsOfADrag, .noTap,
    ]
    if Trial.judgesEveryDesign { laws += [.doubleTap, .latch, .momentum, .turning, .waiting] }
    laws += [
      .honestChanges, .setReportsNothing, .editing, .detents, .adjustment,
      .nearestLegalValue, .declaredStep,
      .settling, .grabWithoutJump, .finiteScene, .thumbInside, .monotoneDrawing,
      .sameStateSameDrawing, .symbol, .toggleInvolution, .centring, .wave, .marksAtTheirPlaces,
    ]
    if Trial.judgesEveryDesign { laws.append(.spokenValue) }
    laws.append(.replay)
    return LawBook(laws)
  }()

  /// The laws of this book that mostly read a trace: they play little beside it, and draw nothing.
  package var quick: LawBook {
    LawBook(laws.filter { Self.quick.contains($0.id) }, refusals: [])
  }

  /// The short names of the laws that mostly read a trace.
  private static let quick: Set<String> = [
    "A1", "A2", "A3", "A4", "A5", "A7", "B1", "B2", "B8", "C1", "C3", "C6", "C8", "D1", "D2", "D7",
    "D9", "D10", "D11", "D12", "D17", "D18", "D23", "E1", "E2", "E3", "E4", "F1", "F2", "F3", "F6",
  ]

  /// Plays a script and returns the laws that it breaks.
  ///
  /// - Parameters:
  ///   - script: The script. If its configuration is refused, only laws A6 and A8 judge it.
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
      return findings(of: Refusal(script: script, error: error), most: most)
    }
    inspect(trial.trace)
    return findings(of: trial, most: most)
  }

  /// Returns the laws that a refusal breaks, in the order of the book.
  package func findings(of refusal: Refusal, most: Int = .max) -> [Finding] {
    Array(refusals.lazy.compactMap { $0.finding(by: refusal) }.prefix(most))
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
      guard
        let finding = laws[index].findingByValue(of: trial)
          ?? trial.ofDrawing.flatMap({ laws[index].findingByValue(of: $0)?.ofDrawing })
      else { continue }
      findings.append(finding)
      if findings.count >= most { break }
    }
    return findings
  }
}

extension Law where Subject == Trial {
  /// Returns how the law is broken by a value of a control, or by a play that does not use an excuse.
  fileprivate func findingByValue(of trial: Trial) -> Finding? {
    finding(by: trial) ?? trial.ofUpper.flatMap { finding(by: $0)?.ofUpper }
      ?? finding(withoutExcuse: trial)
  }
}

extension Finding {
  /// This finding about the value that a control draws until it changes its value on release.
  fileprivate var ofDrawing: Finding {
    var finding = self
    finding.breach.message += "; values are as they are drawn until the touch lifts off"
    return finding
  }

  /// This finding about the upper of two values.
  fileprivate var ofUpper: Finding {
    var finding = self
    finding.breach.thumb = .upper
    return finding
  }
}
