/// Runs cases of a property in child processes, where they may trap or hang.
struct ChildRunner {
  let property: AnyProperty
  /// The time that a case may take in the run, in seconds; `nil` for no limit.
  private let limit: Double?

  /// The time that a case may take in a child process if the run has no limit.
  var mostSeconds = Self.mostSecondsByDefault
  private static let mostSecondsByDefault = 60.0
  /// The time for a case that has hung before, in seconds.
  private static let secondsForKnownHang = 10.0
  /// The time for each simpler case while shrinking, in seconds.
  private static let simplerSeconds = 1.0

  /// A runner for cases of `property`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - caseTimeLimit: The time that a case may take in the run; at least one second in a child
  ///     process.
  init(_ property: AnyProperty, caseTimeLimit: Duration?) {
    self.property = property
    limit = caseTimeLimit.map(Self.seconds)
  }

  /// Returns the time that a case may take in a child process, in seconds.
  static func seconds(caseTimeLimit: Duration?) -> Double {
    caseTimeLimit.map(seconds) ?? mostSecondsByDefault
  }

  private static func seconds(_ limit: Duration) -> Double { max(1, limit / .seconds(1)) }

  /// Draws a case in a child process, without judging it; `nil` if that is not possible.
  func draw(_ noted: NotedCase) -> ChildCase? {
    guard
      let drawn = try? ChildCase(
        noted, of: property, seconds: Self.simplerSeconds, judges: false)
    else { return nil }
    return drawn.isJudged ? drawn : nil
  }

  /// A case to examine, and what is known of it.
  struct Suspect {
    /// The case.
    var noted: NotedCase
    /// A case that the same run judged before, which therefore neither traps nor hangs.
    var survivor: NotedCase?
    /// Whether the case took longer than a case may take.
    var hasHung = false
  }

  /// The result of examining a case in child processes.
  enum Finding {
    /// No child process can judge the case, for this reason.
    case unknown(String)
    /// The case was judged.
    case survives
    /// The case traps or hangs.
    case ends(ChildCase, Trap)
  }

  /// Finds out whether a case traps or hangs.
  ///
  /// A trap or a hang is believed only if child processes can run cases of this property. So a control
  /// case runs in the same way: a case that is known to survive, or else the simplest one.
  func examine(_ suspect: Suspect) -> Finding {
    do throws(ChildError) {
      let seconds =
        suspect.hasHung ? leastSeconds : self.seconds
      let trial = try ChildCase(suspect.noted, of: property, seconds: seconds)
      guard trial.isJudged else { return .unknown(Self.stuckReason) }
      guard let trap = trial.trap else { return .survives }
      guard trap != .hung || limit != nil else {
        return .unknown("it still ran after \(Int(seconds)) seconds, and has no time limit")
      }
      if let reason = try doubt(about: trap, of: suspect) { return .unknown(reason) }
      return .ends(trial, trap)
    } catch {
      return .unknown(error.reason)
    }
  }

  /// The reason why a case that cannot go on in a child process is not judged there.
  static let stuckReason =
    "it waits for the main actor, a timer or another thread, which a child process does not have"

  /// The time that a case took at least if it counts as one that hangs, in seconds.
  private var leastSeconds: Double { min(Self.secondsForKnownHang, seconds) }

  /// The time that a case may take in a child process, in seconds.
  var seconds: Double { limit ?? mostSeconds }

  /// Returns the reason not to believe `trap`, if there is one.
  private func doubt(
    about trap: Trap, of suspect: Suspect
  ) throws(ChildError) -> String? {
    let control = try ChildCase(
      suspect.survivor ?? .words([]), of: property,
      seconds: trap == .hung ? leastSeconds : seconds)
    guard control.isJudged else { return Self.stuckReason }
    guard let end = control.trap, end.isSame(as: trap) else { return nil }
    let verb =
      switch trap {
      case .trapped: "traps"
      case .exited: "exits"
      case .hung: "hangs"
      }
    if suspect.survivor != nil {
      return "a case that passed in the last run \(verb) there in the same way"
    }
    // Nothing is known of the simplest case. It may trap like all others, because the property always
    // traps. A hang is more often due to the threads that a child process lacks.
    return trap == .hung ? "the simplest case hangs there as well" : nil
  }

  /// Returns the failure of a case that traps or hangs.
  func failure(of trap: Trap) -> PropertyFailure {
    switch trap {
    case .trapped(let crash):
      return PropertyFailure(
        law: "\(property.name), without trapping", place: crash.place, message: crash.message)
    case .exited(let caller):
      return PropertyFailure(
        law: "\(property.name), without exiting", place: caller?.place ?? "",
        message: "the process of the tests exits")
    case .hung:
      return PropertyFailure(
        law: "\(property.name), without hanging",
        message: "still ran after \(Int(leastSeconds)) seconds")
    }
  }
}

// MARK: - Shrinking

extension ChildRunner {
  /// The result of shrinking a case in child processes.
  struct Shrunk {
    /// The simplest case that traps or hangs in the same way.
    var smallest: ChildCase
    /// The number of cases that were judged.
    var calls: Int
    /// Whether no limit ended the shrinking or cut a case short, and all cases were judged.
    var isFinished: Bool
    /// A case for each other trap on the way, none of them the same.
    var others: [(ChildCase, Trap)]
  }

  /// Shrinks a case that traps or hangs, to a case that does so in the same way.
  ///
  /// - Parameters:
  ///   - first: The result of the case.
  ///   - trap: How it ended.
  ///   - callLimit: The number of cases to judge at most; 1000 is the limit in any case.
  ///   - mustEnd: Whether shrinking must end now.
  /// - Returns: The simplest case, and the other traps on the way.
  func shrink(
    _ first: ChildCase, _ trap: Trap, callLimit: Int, mustEnd: @escaping () -> Bool
  ) -> Shrunk {
    var isCertain = true
    var trial: ChildCase?
    var others: [(ChildCase, Trap)] = []
    let failure = failure(of: trap)
    var shrinker = Shrinker(
      callLimit: min(callLimit, 1000),
      draw: { choices in
        // The first case and the smallest one show that child processes work here.
        trial = try? ChildCase(
          .words(choices), of: property, seconds: Self.simplerSeconds, believesCrashes: true)
        // A case that no child process judges may be one that ends in the same way.
        if trial?.isJudged != true { isCertain = false }
        return trial?.recording
      },
      judge: { _ in
        guard let trial, let found = trial.trap else { return nil }
        if found.isSame(as: trap) { return failure }
        if found == .hung {
          // It may only be slow: it had less time.
          isCertain = false
        } else if !others.contains(where: { $0.1.isSame(as: found) }) {
          others.append((trial, found))
        }
        return nil
      })
    shrinker.judgesWhileDrawing = true
    shrinker.mustEnd = mustEnd
    let shrunk = shrinker.shrink(first.recording.choices, failure)
    let again = confirmed(shrunk.choices, trap)
    return Shrunk(
      smallest: again ?? first, calls: shrunk.calls,
      isFinished: shrunk.isFinished && isCertain && again != nil, others: others)
  }

  /// Runs a shrunk case with all the time: a simpler case had less, so it may only have been slow.
  private func confirmed(_ choices: ChoiceSequence, _ trap: Trap) -> ChildCase? {
    guard
      let again = try? ChildCase(
        .words(choices), of: property, seconds: leastSeconds),
      let found = again.trap, found.isSame(as: trap)
    else { return nil }
    return again
  }
}
