import GestureLaws
import PropertyTesting

extension FuzzTarget {
  /// How a case ends the process that runs it, as a failure of the law that none may.
  ///
  /// It is run in a child process: a trap cannot be judged from inside.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - known: The short names of laws that need not be found once more.
  ///   - seconds: How long it may take before it counts as one that does not end.
  /// - Returns: The failure of law A1; `nil` where the case can be judged in this process.
  public func trap(
    in choices: ChoiceSequence, except known: Set<String> = [], seconds: Double = 10
  ) -> PropertyFailure? {
    guard let trap = property(except: known).trap(in: choices, seconds: seconds) else { return nil }
    let law = Law<Trial>.totality
    let message =
      switch trap {
      case .trapped(let reason): reason
      case .hung: "it does not end"
      }
    return PropertyFailure(
      law: law.id, place: "the whole case", message: "\(message) (\(law.name): \(law.sentence))")
  }

  /// How a case fails, if it does, even where it traps.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - known: The short names of laws that need not be found once more.
  ///   - seconds: How long it may take before it counts as one that does not end.
  /// - Returns: The failure; `nil` where every law holds.
  public func failure(
    of choices: ChoiceSequence, except known: Set<String> = [], seconds: Double = 10
  ) -> PropertyFailure? {
    trap(in: choices, except: known, seconds: seconds)
      ?? property(except: known).execute(choices).verdict.failure
  }
}
